import { useLocation } from 'react-router';
import { digitsOnly } from '#shared/text/digits.ts';
import { parseMobile } from '#shared/commerce/phone.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { authMessages } from '../auth.messages.ts';
import { Entrance, linkLooks } from './entrance.tsx';
import { textInState } from '#web/pages/navigation-state.ts';
import { PhoneForm } from './phone-form.tsx';
import { useCodeFor } from './use-code-for.ts';

export const meta = pageHead(({ language }) => ({ title: authMessages[language].otpTitle, unlisted: true }));

/** The phone that the page before handed over, as it is typed behind the fixed +98. */
function useHandedPhone(): string {
  const location = useLocation();
  const phone = textInState(location.state, 'phone') ?? '';
  // Behind +98 a number stands without its zero; what is no number yet stands as it was typed.
  return parseMobile(phone)?.replace('+98', '') ?? digitsOnly(phone);
}

/** Requesting a code by phone. */
export default function OtpPage() {
  const t = useMessages(authMessages);
  const code = useCodeFor();
  const handed = useHandedPhone();
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
      <PhoneForm handed={handed} onSend={(digits) => code.send(digits)} />
    </Entrance>
  );
}
