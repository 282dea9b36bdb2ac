import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { browserApi } from '#web/api.ts';
import { useHydrated } from '#web/hydrated.ts';
import { pageHead } from '#web/page-meta.ts';
import { identityMessages } from '../identity.messages.ts';
import { CodeForm } from './code-form.tsx';
import { Entrance } from './entrance.tsx';
import { SentTo } from './sent-to.tsx';
import { useAskedFrom, useFinishSignIn } from './use-finish-sign-in.ts';

export const meta = pageHead(({ language }) => ({ title: identityMessages[language].confirmTitle, unlisted: true }));

/** Typing the code that came by text message. */
export default function OtpConfirmPage() {
  const t = useMessages(identityMessages);
  const alive = useHydrated();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const from = useAskedFrom();
  const finish = useFinishSignIn();
  // The server renders this page for everybody, without the query.
  const phone = (alive && query.get('phone')) || '';
  const sessionId = (alive && query.get('session_id')) || '';
  if (alive && (phone === '' || sessionId === '')) {
    return (
      <Entrance title={t.confirmTitle} lead={t.noSession}>
        <Button asChild variant="primary" wide>
          <Link to="/otp" state={{ from }}>{t.sendCode}</Link>
        </Button>
      </Entrance>
    );
  }
  return (
    <Entrance title={t.confirmTitle} lead={<SentTo phone={phone} change="/otp" state={{ phone, from }} />}>
      <CodeForm
        sessionId={sessionId}
        verify={(code) => browserApi('POST /api/customers/verify-otp/', { body: { phone, code, session_id: sessionId } })}
        onVerified={({ tokens }) => finish(tokens)}
        resend={async () => {
          const { session_id } = await browserApi('POST /api/customers/send-otp/', { body: { phone } });
          const fresh = new URLSearchParams({ phone, session_id });
          await navigate(`/otp-confirm?${fresh.toString()}`, { replace: true, state: { from } });
        }}
      />
    </Entrance>
  );
}
