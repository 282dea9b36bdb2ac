import { useSearchParams } from 'react-router';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { PasswordField } from '#ui/inputs/password-field.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { useNavigateFromHere } from '#web/pages/navigate-from-here.ts';
import { browserApi } from '#web/data/api.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { authMessages } from '../auth.messages.ts';
import { SubmissionForm } from '#web/forms/form.tsx';
import { Entrance, linkStyle } from './entrance.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { newPasswordErrors } from './new-password.ts';

export const meta = pageHead(({ language }) => ({ title: authMessages[language].chooseTitle, unlisted: true }));

/** Renders the page for choosing a new password by the mailed link. */
export default function ResetPasswordPage() {
  const t = useMessages(authMessages);
  const navigate = useNavigateFromHere();
  const [query] = useSearchParams();
  const action = useAction({ quiet: true, done: null });

  const choose = (typed: Readonly<Record<string, string>>) => {
    const errors = newPasswordErrors(typed, { chosen: 'password', repeated: 'repeated' }, t);
    if (Object.keys(errors).length > 0) {
      action.reject(errors);
      return;
    }
    // A URL without a token is treated as an invalid link.
    const token = query.get('token') ?? '-';
    void action.run(async () => {
      await browserApi('POST /api/customers/reset-password/', { body: { token, password: typed.password ?? '' } });
      announce(t.passwordSet, 'good');
      await navigate('/login', { replace: true, state: { by: 'password' } });
    });
  };

  return (
    <Entrance
      title={t.chooseTitle}
      after={
        <>
          <Link to="/forget-password" className={linkStyle}>
            {t.requestAgain}
          </Link>
          {action.message === null ? null : (
            <Link to="/login" state={{ by: 'password' }} className={linkStyle}>
              {t.logInNow}
            </Link>
          )}
        </>
      }
    >
      <SubmissionForm action={action} onSend={choose} submitText={t.savePassword} busyText={t.saving}>
        <PasswordField
          label={t.newPassword}
          hint={t.passwordHint}
          name="password"
          autoComplete="new-password"
          required
          error={action.fields.password}
        />
        <PasswordField
          label={t.repeatPassword}
          name="repeated"
          autoComplete="new-password"
          required
          error={action.fields.repeated}
        />
      </SubmissionForm>
    </Entrance>
  );
}
