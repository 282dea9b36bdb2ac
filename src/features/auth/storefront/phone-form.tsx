import { parseMobile } from '#shared/commerce/phone.ts';
import { digitsOnly, inDigitsOf } from '#shared/text/digits.ts';
import { TextField } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { SubmissionForm } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { authMessages } from '../auth.messages.ts';
import { useHanded } from './use-typed-phone.ts';

interface PhoneFormProps {
  /** The field's initial value, entered elsewhere before. */
  handed?: string | undefined;
  /** Called with each change of the field. */
  onType?: ((phone: string) => void) | undefined;
  /** Whether another sign-in method precedes it. */
  second?: boolean | undefined;
  /** Sends a code to the number; only the digits are passed. */
  onSend: (digits: string) => Promise<void>;
}

/** Returns a number without its leading zero, for display after +98; an incomplete number stays as entered. */
const behindCountryCode = (phone: string): string => parseMobile(phone)?.replace('+98', '') ?? digitsOnly(phone);

/** Renders the field for the phone to which a code is sent. */
export function PhoneForm({ handed = '', onType, second = false, onSend }: PhoneFormProps) {
  const t = useMessages(authMessages);
  const language = useLanguage();
  const action = useAction({ quiet: true, done: null });
  const field = useHanded(behindCountryCode(handed));
  const send = ({ phone = '' }: Readonly<Record<string, string>>) => {
    const digits = digitsOnly(phone);
    if (digits === '') {
      action.reject({ phone: t.enterPhone });
      return;
    }
    void action.run(
      () => onSend(digits),
      null,
      ({ status, message }) => (status === 429 || status === 404 ? message : t.sendFailed),
    );
  };
  return (
    <SubmissionForm
      aria-label={t.sendCode}
      action={action}
      onSend={send}
      submitText={t.sendCode}
      busyText={t.sending}
      submitVariant={second ? 'outline' : 'primary'}
    >
      <TextField
        ref={field}
        label={t.phone}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        start={<span className="border-e border-edge pe-3">+98</span>}
        placeholder={inDigitsOf('9123456789', language)}
        required
        error={action.fields.phone}
        onInput={(event) => {
          const typed = event.currentTarget.value;
          const digits = digitsOnly(typed);
          if (digits !== typed) event.currentTarget.value = digits;
          onType?.(digits);
        }}
      />
    </SubmissionForm>
  );
}
