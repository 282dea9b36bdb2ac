import { parseMobile } from '#shared/commerce/phone.ts';
import { Phone } from '#ui/text/kit.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { browserApi } from '#web/data/api.ts';
import { browserNow } from '#web/browser-clock.ts';
import { authMessages } from '../../auth.messages.ts';
import { CodeForm } from './code-form.tsx';
import { linkStyle } from '../entrance.tsx';
import { PhoneForm } from '../phone-form.tsx';
import type { Tokens } from '../use-finish-sign-in.ts';

/** A code that was sent to a phone. */
export interface SentCode {
  readonly phone: string;
  readonly sessionId: string;
  /** When another code can be sent, by the browser's clock. */
  readonly resendAt: number;
}

interface PhoneAndCodeProps {
  /** The field's initial value, entered elsewhere before. */
  handed?: string;
  /** Called with each change of the field. */
  onType?: (phone: string) => void;
  /** Whether another sign-in method precedes it. */
  second?: boolean;
  /** Null while the phone is being entered. */
  sent: SentCode | null;
  onSent: (sent: SentCode | null) => void;
  onSignedIn: (tokens: Tokens) => Promise<void>;
}

/** Renders signing in by phone and code in one place: first the phone field, then the boxes for the code sent to it. */
export function PhoneAndCode({ handed, onType, second, sent, onSent, onSignedIn }: PhoneAndCodeProps) {
  const t = useMessages(authMessages);
  const send = async (phone: string) => {
    const { session_id, resend_in_seconds } = await browserApi('POST /api/customers/send-otp/', { body: { phone } });
    onSent({ phone, sessionId: session_id, resendAt: browserNow() + resend_in_seconds * 1_000 });
  };
  if (sent === null) return <PhoneForm handed={handed} onType={onType} second={second} onSend={send} />;
  const { phone, sessionId } = sent;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="text-muted">{t.sentTo}</span>
        <Phone number={parseMobile(phone) ?? phone} className="font-semibold" />
        <button
          type="button"
          className={`${linkStyle} text-sm`}
          onClick={() => {
            onSent(null);
          }}
        >
          {t.changePhone}
        </button>
      </p>
      <CodeForm
        sessionId={sessionId}
        verify={(code) =>
          browserApi('POST /api/customers/verify-otp/', { body: { phone, code, session_id: sessionId } })
        }
        onVerified={({ tokens }) => onSignedIn(tokens)}
        resendAt={sent.resendAt}
        resend={() => send(phone)}
      />
    </>
  );
}
