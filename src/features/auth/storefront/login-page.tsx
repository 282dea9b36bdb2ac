import { Button } from '#ui/inputs/button.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { PasswordField } from '#ui/inputs/password-field.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { browserApi } from '#web/data/api.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { authMessages } from '../auth.messages.ts';
import { formsMessages } from '#web/forms/forms.messages.ts';
import { SubmissionForm } from '#web/forms/form.tsx';
import { Entrance, linkLooks } from './entrance.tsx';
import { useRequestedFrom, useFinishSignIn } from './use-finish-sign-in.ts';
import { SignInByPasskey } from './second-step/sign-in-by-passkey.tsx';
import { missing, useAction } from '#web/forms/use-action.ts';

export const meta = pageHead(({ language }) => ({ title: authMessages[language].loginTitle, unlisted: true }));

/** Signing in by username and password, with the way to the code beside it. */
export default function LoginPage() {
  const t = useMessages(authMessages);
  const { noAnswer } = useMessages(formsMessages);
  const from = useRequestedFrom();
  const finish = useFinishSignIn();
  const action = useAction({ quiet: true, done: null });

  const logIn = (typed: Readonly<Record<string, string>>) => {
    const errors = missing(typed, ['username', 'password'], t.required);
    if (Object.keys(errors).length > 0) {
      action.reject(errors);
      return;
    }
    const { username = '', password = '' } = typed;
    void action.run(
      async () => {
        const { tokens } = await browserApi('POST /api/customers/login/', { body: { username, password } });
        announce(t.loggedIn, 'good');
        await finish(tokens);
      },
      null,
      // What can be no username is a wrong one.
      ({ status, message }) => (status === 401 || status === 400 ? t.wrongPair : status === 429 ? message : noAnswer),
    );
  };

  return (
    <Entrance
      title={t.loginTitle}
      after={
        <>
          <Button asChild variant="outline" wide>
            <Link to="/otp" state={{ from }}>
              {t.byCode}
            </Link>
          </Button>
          <SignInByPasskey />
          <p>
            <span className="text-muted">{t.noAccount}</span>{' '}
            <Link to="/register" state={{ from }} className={linkLooks}>
              {t.registerNow}
            </Link>
          </p>
          <Button asChild variant="quiet" wide>
            <Link to="/home">{t.viewAsGuest}</Link>
          </Button>
        </>
      }
    >
      <SubmissionForm action={action} onSend={logIn} submitText={t.logIn} busyText={t.loggingIn}>
        <TextField
          label={t.username}
          hint={t.usernameHint}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={action.fields.username}
        />
        <div className="grid">
          <PasswordField
            label={t.password}
            name="password"
            autoComplete="current-password"
            required
            error={action.fields.password}
          />
          <Link to="/forget-password" className={`${linkLooks} justify-self-start text-sm`}>
            <span className="own-direction">{t.forgotPassword}</span>
          </Link>
        </div>
      </SubmissionForm>
    </Entrance>
  );
}
