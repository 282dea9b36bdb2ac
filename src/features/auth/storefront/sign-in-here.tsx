import { useState } from 'react';
import { useLocation } from 'react-router';
import { parseMobile } from '#shared/commerce/phone.ts';
import { Button } from '#ui/inputs/button.tsx';
import { Link } from '#ui/link.tsx';
import { Phone } from '#ui/text/kit.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { browserApi } from '#web/data/api.ts';
import { browserNow } from '#web/browser-clock.ts';
import { authMessages } from '../auth.messages.ts';
import { CodeForm } from './code-form.tsx';
import { linkLooks } from './entrance.tsx';
import { PhoneForm } from './phone-form.tsx';
import { signInHere } from './use-finish-sign-in.ts';

interface Sent {
  readonly phone: string;
  readonly sessionId: string;
  /** By the browser's clock. */
  readonly resendAt: number;
}

interface SignInHereProps {
  title: string;
  /** Why signing in is required. */
  reason: string;
  /** What follows; as delivered the screen around it, which sees that somebody is signed in. */
  onSignedIn?: (tokens: { access: string; refresh: string }) => Promise<void>;
}

/** Signing in by phone and code where one is, without leaving the page; a password is one press away. */
export function SignInHere({ title, reason, onSignedIn = signInHere }: SignInHereProps) {
  const t = useMessages(authMessages);
  const { pathname, search } = useLocation();
  const [sent, setSent] = useState<Sent | null>(null);
  const send = async (phone: string) => {
    const { session_id, resend_in_seconds } = await browserApi('POST /api/customers/send-otp/', { body: { phone } });
    setSent({ phone, sessionId: session_id, resendAt: browserNow() + resend_in_seconds * 1_000 });
  };
  return (
    <section aria-labelledby="sign-in-here" className="mx-auto grid w-full max-w-md gap-4">
      <div className="grid gap-1">
        <h2 id="sign-in-here" className="text-lg font-bold">
          {title}
        </h2>
        <p className="text-sm text-muted">{reason}</p>
      </div>
      {sent === null ? (
        <>
          <PhoneForm onSend={send} />
          <Link to="/login" state={{ from: pathname + search }} className={`${linkLooks} justify-self-start text-sm`}>
            {t.byPassword}
          </Link>
        </>
      ) : (
        <>
          <SentHere
            phone={sent.phone}
            onChange={() => {
              setSent(null);
            }}
          />
          <CodeForm
            sessionId={sent.sessionId}
            verify={(code) =>
              browserApi('POST /api/customers/verify-otp/', {
                body: { phone: sent.phone, code, session_id: sent.sessionId },
              })
            }
            onVerified={({ tokens }) => onSignedIn(tokens)}
            resendAt={sent.resendAt}
            resend={() => send(sent.phone)}
          />
        </>
      )}
    </section>
  );
}

function SentHere({ phone, onChange }: { phone: string; onChange: () => void }) {
  const t = useMessages(authMessages);
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <span className="text-muted">{t.sentTo}</span>
      <Phone number={parseMobile(phone) ?? phone} className="font-semibold" />
      <Button size="small" onClick={onChange}>
        {t.changePhone}
      </Button>
    </p>
  );
}
