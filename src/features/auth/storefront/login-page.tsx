import { useLocation } from 'react-router';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { textInState } from '#web/pages/navigation-state.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { useHydrated } from '#web/session/hydrated.ts';
import { authMessages } from '../auth.messages.ts';
import { signInReason } from '../sign-in-reason.rules.ts';
import { signInReasonMessages } from '../sign-in-reason.messages.ts';
import { Entrance, linkStyle } from './entrance.tsx';
import { PasswordForm } from './password-form.tsx';
import { PhoneAndCode } from './code/phone-and-code.tsx';
import { SignInByPasskey } from './second-step/sign-in-by-passkey.tsx';
import { useRequestedFrom, useFinishSignIn } from './use-finish-sign-in.ts';
import { useLoginEntry, type WayIn } from './use-login-entry.ts';
import { phoneAsName, useTypedPhone } from './use-typed-phone.ts';

export const meta = pageHead(({ language }) => ({ title: authMessages[language].loginTitle, unlisted: true }));

/** Renders the sign-in page: by phone and code, or by password, with the reason for signing in. A visitor who came for the password sees it first. */
export default function LoginPage() {
  const t = useMessages(authMessages);
  const from = useRequestedFrom();
  const finish = useFinishSignIn();
  const [{ by, sent }, change] = useLoginEntry();
  const [phone, setPhone] = useTypedPhone();
  const brought = textInState(useLocation().state, 'phone') ?? '';
  const byPhone = (
    <PhoneAndCode
      handed={phone}
      onType={setPhone}
      second={by === 'password'}
      sent={sent}
      onSent={(code) => {
        change({ sent: code });
      }}
      onSignedIn={(tokens) => finish(tokens)}
    />
  );
  const byPassword = <PasswordForm handed={phoneAsName(brought)} second={by === 'phone'} />;
  return (
    <Entrance
      title={t.loginTitle}
      lead={<Reason from={from} by={by} />}
      after={
        <>
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
      <div className="grid gap-4">{by === 'phone' ? byPhone : byPassword}</div>
      {sent === null || by === 'password' ? (
        <div className="grid gap-4">
          <h2 className="flex items-center gap-3 text-sm font-semibold text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {by === 'phone' ? t.byPassword : t.byCode}
          </h2>
          {by === 'phone' ? byPassword : byPhone}
        </div>
      ) : null}
    </Entrance>
  );
}

/** Renders the reason for signing in. */
function Reason({ from, by }: { from: string | null; by: WayIn }) {
  const t = useMessages(authMessages);
  const reasons = useMessages(signInReasonMessages);
  // The server renders the page without knowing the address that required signing in.
  const reason = signInReason(useHydrated() ? from : null);
  if (reason !== null) return reasons[reason];
  return by === 'phone' ? t.loginLead : t.passwordLead;
}
