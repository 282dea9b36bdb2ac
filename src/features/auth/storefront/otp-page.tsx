import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { digitsOnly } from '#shared/text/digits.ts';
import { parseMobile } from '#shared/commerce/phone.ts';
import { TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { authMessages } from '../auth.messages.ts';
import { SubmissionForm } from '#web/forms/form.tsx';
import { Entrance, linkLooks } from './entrance.tsx';
import { textInState } from '#web/pages/navigation-state.ts';
import { useCodeFor } from './use-code-for.ts';
import { useAction } from '#web/forms/use-action.ts';

export const meta = pageHead(({ language }) => ({ title: authMessages[language].otpTitle, unlisted: true }));

/** The phone that the page before handed over, as it is typed behind the fixed +98. */
function useHandedPhone(): string {
  const location = useLocation();
  const phone = textInState(location.state, 'phone') ?? '';
  // Behind +98 a number stands without its zero; what is no number yet stands as it was typed.
  return parseMobile(phone)?.replace('+98', '') ?? digitsOnly(phone);
}

/** Asking for a code by phone. */
export default function OtpPage() {
  const t = useMessages(authMessages);
  const code = useCodeFor();
  const handed = useHandedPhone();
  const action = useAction({ quiet: true, done: null });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current?.value === '') field.current.value = handed;
  }, [handed]);

  const sendCode = ({ phone = '' }: Readonly<Record<string, string>>) => {
    const digits = digitsOnly(phone);
    if (digits === '') {
      action.reject({ phone: t.enterPhone });
      return;
    }
    void action.run(
      () => code.send(digits),
      null,
      ({ status, message }) => (status === 429 || status === 404 ? message : t.sendFailed),
    );
  };

  return (
    <Entrance
      title={t.otpTitle}
      lead={t.otpLead}
      after={
        code.applies ? undefined : (
          <Link to="/login" state={code.state} className={linkLooks}>
            {t.byPassword}
          </Link>
        )
      }
    >
      <SubmissionForm action={action} onSend={sendCode} submitText={t.sendCode} busyText={t.sending}>
        <div dir="ltr">
          <TextField
            ref={field}
            label={t.phone}
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            dir="ltr"
            start={<span className="border-e border-edge pe-3 tabular-nums">+98</span>}
            placeholder="9123456789"
            required
            error={action.fields.phone}
            onInput={(event) => {
              const typed = event.currentTarget.value;
              const digits = digitsOnly(typed);
              if (digits !== typed) event.currentTarget.value = digits;
            }}
          />
        </div>
      </SubmissionForm>
    </Entrance>
  );
}
