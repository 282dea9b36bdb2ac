import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { authMessages } from '../auth.messages.ts';
import { Entrance, linkStyle } from './entrance.tsx';
import { PhoneForm } from './phone-form.tsx';
import { useCodeFor } from './code/use-code-for.ts';
import { useTypedPhone } from './use-typed-phone.ts';

export const meta = pageHead(({ language }) => ({ title: authMessages[language].otpTitle, unlisted: true }));

/** Renders the page for requesting a code by phone. */
export default function OtpPage() {
  const t = useMessages(authMessages);
  const code = useCodeFor();
  const [phone, setPhone] = useTypedPhone();
  return (
    <Entrance
      title={t.otpTitle}
      lead={t.otpLead}
      after={
        code.applies ? undefined : (
          <Link to="/login" state={{ ...code.state, by: 'password', phone }} className={linkStyle}>
            {t.byPassword}
          </Link>
        )
      }
    >
      <PhoneForm handed={phone} onType={setPhone} onSend={(digits) => code.send(digits)} />
    </Entrance>
  );
}
