import { useSearchParams } from 'react-router';
import { Link } from '#ui/link.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { useNavigateFromHere } from '#web/pages/navigate-from-here.ts';
import { browserApi } from '#web/data/api.ts';
import { SubmissionForm } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { authMessages } from '../auth.messages.ts';
import { phoneChangeMessages } from '../phone-change.messages.ts';
import { Entrance, linkStyle } from './entrance.tsx';

export const meta = pageHead(({ language }) => ({ title: phoneChangeMessages[language].backTitle, unlisted: true }));

/**
 * Returns an account to its former phone by the link sent there. It requires pressing a button, because programs that scan messages open every link.
 */
export default function PhoneBackPage() {
  const t = useMessages(phoneChangeMessages);
  const { logInNow } = useMessages(authMessages);
  const navigate = useNavigateFromHere();
  const [query] = useSearchParams();
  const action = useAction({ quiet: true, done: t.isBack });
  const take = () => {
    void action.run(async () => {
      const { reset_token: token } = await browserApi('POST /api/customers/phone-back/', {
        body: { token: query.get('token') ?? '-' },
      });
      await navigate(`/reset-password?token=${token}`, { replace: true });
    });
  };
  return (
    <Entrance
      title={t.backTitle}
      lead={t.backLead}
      after={
        action.message === null ? undefined : (
          <Link to="/login" className={linkStyle}>
            {logInNow}
          </Link>
        )
      }
    >
      <SubmissionForm action={action} onSend={take} submitText={t.takeBack} busyText={t.takingBack}>
        {null}
      </SubmissionForm>
    </Entrance>
  );
}
