import { TextField } from '#ui/inputs/field.tsx';
import { PasswordField } from '#ui/inputs/password-field.tsx';
import { Link } from '#ui/link.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { browserApi } from '#web/data/api.ts';
import { SubmissionForm } from '#web/forms/form.tsx';
import { formsMessages } from '#web/forms/forms.messages.ts';
import { missing, useAction } from '#web/forms/use-action.ts';
import { authMessages } from '../auth.messages.ts';
import { linkStyle } from './entrance.tsx';
import { useFinishSignIn } from './use-finish-sign-in.ts';
import { useHanded } from './use-typed-phone.ts';

interface PasswordFormProps {
  /** The initial value of the name field. */
  handed: string;
  /** Whether another sign-in method precedes it. */
  second: boolean;
}

/** Renders the form for signing in by username, phone or mail address and a password. */
export function PasswordForm({ handed, second }: PasswordFormProps) {
  const t = useMessages(authMessages);
  const { noAnswer } = useMessages(formsMessages);
  const finish = useFinishSignIn();
  const action = useAction({ quiet: true, done: null });
  const field = useHanded(handed);
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
        await finish(tokens, { welcome: t.loggedIn });
      },
      null,
      // A text that cannot be a username counts as a wrong one.
      ({ status, message }) => (status === 401 || status === 400 ? t.wrongPair : status === 429 ? message : noAnswer),
    );
  };
  return (
    <SubmissionForm
      aria-label={t.logIn}
      action={action}
      onSend={logIn}
      submitText={t.logIn}
      busyText={t.loggingIn}
      submitVariant={second ? 'outline' : 'primary'}
    >
      <TextField
        ref={field}
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
        <Link to="/forget-password" className={`${linkStyle} justify-self-start text-sm`}>
          <span className="own-direction">{t.forgotPassword}</span>
        </Link>
      </div>
    </SubmissionForm>
  );
}
