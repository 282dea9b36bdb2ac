import { useSearchParams } from 'react-router';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { useHydrated } from '#web/session/hydrated.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { authMessages } from '../auth.messages.ts';
import { CodeForm } from './code/code-form.tsx';
import { Entrance } from './entrance.tsx';
import { SentTo } from './code/sent-to.tsx';
import { useCodeFor } from './code/use-code-for.ts';

export const meta = pageHead(({ language }) => ({ title: authMessages[language].confirmTitle, unlisted: true }));

/** Renders the page for entering the code sent by text message. */
export default function OtpConfirmPage() {
  const t = useMessages(authMessages);
  const alive = useHydrated();
  const [query] = useSearchParams();
  const sent = useCodeFor();
  // The server renders this page without the query.
  const phone = (alive && query.get('phone')) || '';
  const sessionId = (alive && query.get('session_id')) || '';
  if (alive && (phone === '' || sessionId === '')) {
    return (
      <Entrance title={t.confirmTitle} lead={t.noSession}>
        <Button asChild variant="primary" wide>
          <Link to="/otp" state={sent.state}>
            {t.sendCode}
          </Link>
        </Button>
      </Entrance>
    );
  }
  return (
    <Entrance title={t.confirmTitle} lead={<SentTo phone={phone} change="/otp" state={{ phone, ...sent.state }} />}>
      <CodeForm
        sessionId={sessionId}
        verify={(code) => sent.verify({ phone, sessionId }, code)}
        onVerified={(goOn) => goOn()}
        resendAt={sent.resendAt}
        resend={() => sent.send(phone, { replace: true })}
      />
    </Entrance>
  );
}
