import { TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { useNavigateFromHere } from '#web/pages/navigate-from-here.ts';
import { browserApi } from '#web/data/api.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { authMessages } from '../auth.messages.ts';
import { SubmissionForm } from '#web/forms/form.tsx';
import { Entrance, linkStyle } from './entrance.tsx';
import { missing, useAction } from '#web/forms/use-action.ts';

export const meta = pageHead(({ language }) => ({ title: authMessages[language].forgotTitle, unlisted: true }));

/** Renders the page for requesting a password reset link. */
export default function ForgetPasswordPage() {
  const t = useMessages(authMessages);
  const navigate = useNavigateFromHere();
  const action = useAction({ quiet: true, done: null });

  const requestForLink = (typed: Readonly<Record<string, string>>) => {
    const errors = missing(typed, ['identifier'], t.required);
    if (Object.keys(errors).length > 0) {
      action.reject(errors);
      return;
    }
    void action.run(async () => {
      await browserApi('POST /api/customers/forgot-password/', { body: { identifier: typed.identifier ?? '' } });
      await navigate('/forget-password-success');
    });
  };

  return (
    <Entrance
      title={t.forgotTitle}
      lead={t.forgotLead}
      after={
        <div className="flex flex-wrap gap-x-6">
          <Link to="/login" className={linkStyle}>
            {t.goToLogin}
          </Link>
          <Link to="/otp" className={linkStyle}>
            {t.byCode}
          </Link>
        </div>
      }
    >
      <SubmissionForm action={action} onSend={requestForLink} submitText={t.resetPassword} busyText={t.sending}>
        <TextField
          label={t.emailOrUsername}
          name="identifier"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={action.fields.identifier}
        />
      </SubmissionForm>
    </Entrance>
  );
}
