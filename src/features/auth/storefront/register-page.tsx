import { useState } from 'react';
import { inDigitsOf } from '#shared/text/digits.ts';
import { TextField } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PasswordField } from '#ui/inputs/password-field.tsx';
import { useNavigateFromHere } from '#web/pages/navigate-from-here.ts';
import { browserApi } from '#web/data/api.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { authMessages } from '../auth.messages.ts';
import { SubmissionForm } from '#web/forms/form.tsx';
import { forgetHeldFields } from '#web/forms/held-fields.ts';
import { Entrance, linkStyle } from './entrance.tsx';
import { useRequestedFrom } from './use-finish-sign-in.ts';
import { phoneAsName, useHanded, useTypedPhone } from './use-typed-phone.ts';
import { missing, useAction } from '#web/forms/use-action.ts';

export const meta = pageHead(({ language }) => ({ title: authMessages[language].registerTitle, unlisted: true }));

/** The name of the form's draft, which survives navigation; the password is not part of it. */
const heldAccount = 'new account';

/** Renders the sign-up form; the account is created when its phone is confirmed on the next page. */
export default function RegisterPage() {
  const t = useMessages(authMessages);
  const from = useRequestedFrom();
  const navigate = useNavigateFromHere();
  const action = useAction({ quiet: true, done: null });
  const [taken, setTaken] = useState<string | null>(null);
  const [phone, setPhone] = useTypedPhone();
  const phoneField = useHanded(phoneAsName(phone));

  const register = (typed: Readonly<Record<string, string>>) => {
    const errors = missing(typed, ['username', 'email', 'phone', 'password'], t.required);
    if (Object.keys(errors).length > 0) {
      action.reject(errors);
      return;
    }
    const { username = '', email = '', password = '', phone = '' } = typed;
    void action.run(
      async () => {
        setTaken(null);
        await browserApi('POST /api/customers/register/', { body: { username, email, password, phone } });
        forgetHeldFields(heldAccount);
        await navigate('/otp', { state: { phone, from } });
      },
      null,
      ({ status, code, message }) => {
        if (code === 'taken') setTaken(username);
        return status === 429 ? message : t.registerFailed;
      },
    );
  };

  return (
    <Entrance
      title={t.registerTitle}
      lead={t.registerLead}
      after={
        <p>
          <span className="text-muted">{t.haveAccount}</span>{' '}
          <Link to="/login" state={{ from, phone }} className={linkStyle}>
            {t.logInInstead}
          </Link>
        </p>
      }
    >
      <SubmissionForm
        held={heldAccount}
        action={action}
        onSend={register}
        submitText={t.register}
        busyText={t.registering}
      >
        <RegisterFields errors={action.fields} phoneField={phoneField} onPhone={setPhone} />
        <TakenNotice username={taken} from={from} />
      </SubmissionForm>
    </Entrance>
  );
}

/** Renders a link to sign in with a taken name, which may be the customer's own from an attempt whose response was lost. */
function TakenNotice({ username, from }: { username: string | null; from: ReturnType<typeof useRequestedFrom> }) {
  const t = useMessages(authMessages);
  const signIn = (
    <Link to="/login" state={{ from, by: 'password', phone: username ?? '' }} className={linkStyle}>
      {t.logInByIt}
    </Link>
  );
  return <Notice action={signIn}>{username === null ? null : t.perhapsYours}</Notice>;
}

interface RegisterFieldsProps {
  errors: Readonly<Record<string, string>>;
  phoneField: ReturnType<typeof useHanded>;
  onPhone: (typed: string) => void;
}

function RegisterFields({ errors, phoneField, onPhone }: RegisterFieldsProps) {
  const t = useMessages(authMessages);
  const language = useLanguage();
  return (
    <>
      <TextField
        label={t.username}
        hint={t.usernameRule}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.username}
      />
      <TextField
        label={t.email}
        name="email"
        type="email"
        autoComplete="email"
        dir="ltr"
        required
        error={errors.email}
      />
      <PasswordField
        label={t.password}
        hint={t.passwordHint}
        name="password"
        autoComplete="new-password"
        required
        error={errors.password}
      />
      <TextField
        ref={phoneField}
        label={t.phone}
        name="phone"
        type="tel"
        autoComplete="tel"
        dir="ltr"
        placeholder={inDigitsOf('09123456789', language)}
        required
        error={errors.phone}
        onInput={(event) => {
          onPhone(event.currentTarget.value);
        }}
      />
    </>
  );
}
