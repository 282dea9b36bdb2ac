import { KeyRound, MessageSquareText } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { parseMobile } from '#shared/commerce/phone.ts';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { useHydrated } from '#web/session/hydrated.ts';
import { authMessages } from '../auth.messages.ts';
import { signInReason } from '../sign-in-reason.rules.ts';
import { signInReasonMessages } from '../sign-in-reason.messages.ts';
import { Entrance, linkStyle } from './entrance.tsx';
import { PasswordForm } from './password-form.tsx';
import { PhoneAndCode } from './phone-and-code.tsx';
import { SignInByPasskey } from './second-step/sign-in-by-passkey.tsx';
import { useRequestedFrom, useFinishSignIn } from './use-finish-sign-in.ts';
import { useLoginEntry, type WayIn } from './use-login-entry.ts';
import { phoneAsName, useTypedPhone } from './use-typed-phone.ts';

export const meta = pageHead(({ language }) => ({ title: authMessages[language].loginTitle, unlisted: true }));

/** Signing in: by phone and code, and one press away by a password; it says what it is for, and a phone typed for one way stands in the other. */
export default function LoginPage() {
  const t = useMessages(authMessages);
  const from = useRequestedFrom();
  const finish = useFinishSignIn();
  const [{ by, sent }, change] = useLoginEntry();
  const [phone, setPhone] = useTypedPhone();
  const [name, setName] = useState('');
  const [switched, setSwitched] = useState(false);
  const typeName = (typed: string) => {
    setName(typed);
    if (parseMobile(typed) !== null) setPhone(typed);
  };
  return (
    <Entrance
      title={t.loginTitle}
      lead={<Reason from={from} by={by} />}
      after={
        <>
          <OtherWay
            by={by}
            onSwitch={(other) => {
              setSwitched(true);
              change({ by: other });
            }}
          />
          <SignInByPasskey />
          <p>
            <span className="text-muted">{t.noAccount}</span>{' '}
            <Link to="/register" state={{ from, phone }} className={linkStyle}>
              {t.registerNow}
            </Link>
          </p>
          <Button asChild variant="quiet" wide>
            <Link to="/home">{t.viewAsGuest}</Link>
          </Button>
        </>
      }
    >
      <FocusWhenSwitched key={by} switched={switched}>
        {by === 'password' ? (
          <PasswordForm handed={name === '' ? phoneAsName(phone) : name} onType={typeName} />
        ) : (
          <PhoneAndCode
            handed={phone}
            onType={setPhone}
            sent={sent}
            onSent={(code) => {
              change({ sent: code });
            }}
            onSignedIn={(tokens) => finish(tokens)}
          />
        )}
      </FocusWhenSwitched>
    </Entrance>
  );
}

/** What signing in is for. */
function Reason({ from, by }: { from: string | null; by: WayIn }) {
  const t = useMessages(authMessages);
  const reasons = useMessages(signInReasonMessages);
  // The server renders the page for everybody, without knowing where somebody came from.
  const reason = signInReason(useHydrated() ? from : null);
  if (reason !== null) return reasons[reason];
  return by === 'phone' ? t.loginLead : t.passwordLead;
}

function OtherWay({ by, onSwitch }: { by: WayIn; onSwitch: (other: WayIn) => void }) {
  const t = useMessages(authMessages);
  const other = by === 'phone' ? 'password' : 'phone';
  return (
    <Button
      variant="outline"
      wide
      icon={by === 'phone' ? <KeyRound aria-hidden size={18} /> : <MessageSquareText aria-hidden size={18} />}
      onClick={() => {
        onSwitch(other);
      }}
    >
      {by === 'phone' ? t.byPassword : t.byCode}
    </Button>
  );
}

/** After a press on the other way the first field that is empty has the focus; on arrival none, so that no keyboard covers the page. */
function FocusWhenSwitched({ switched, children }: { switched: boolean; children: ReactNode }) {
  const ways = useRef<HTMLDivElement>(null);
  const focusFirst = useEffectEvent(() => {
    if (!switched) return;
    const fields = [...(ways.current?.querySelectorAll('input') ?? [])];
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  });
  useEffect(() => {
    focusFirst();
  }, []);
  return (
    <div ref={ways} className="grid gap-4">
      {children}
    </div>
  );
}
