import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { identityMessages } from '#features/identity/identity.messages.ts';
import { CodeForm } from '#features/identity/storefront/code-form.tsx';
import { Entrance } from '#features/identity/storefront/entrance.tsx';
import { SentTo } from '#features/identity/storefront/sent-to.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useMessages } from '#ui/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { browserApi, loadSession } from '#web/api.ts';
import { reportQuietly } from '#web/guard.ts';
import { useHydrated } from '#web/hydrated.ts';
import { pageHead } from '#web/page-meta.ts';
import { keepTokens, runAfterSignIn } from '#web/session.ts';
import { becomeVendorMessages } from '../become-vendor.messages.ts';

export const meta = pageHead(({ language }) => ({ title: becomeVendorMessages[language].confirmTitle, unlisted: true }));

type Outcome = 'received' | 'waits-already' | 'sells-already';

/** Confirming the phone of an application; then it is sent in, and its applicant is signed in. */
export default function BecomeVendorConfirmPage() {
  const t = useMessages(becomeVendorMessages);
  const codes = useMessages(identityMessages);
  const alive = useHydrated();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const phone = (alive && query.get('phone')) || '';
  const sessionId = (alive && query.get('session_id')) || '';
  if (outcome !== null) {
    return (
      <Entrance title={t.outcomeTitle(outcome)}>
        <EmptyState
          icon={<CircleCheck />}
          text={t.outcome(outcome)}
          action={<Button asChild variant="primary"><Link to={outcome === 'sells-already' ? '/seller' : '/home'}>{outcome === 'sells-already' ? t.toDesk : t.toHome}</Link></Button>}
        />
      </Entrance>
    );
  }
  if (alive && (phone === '' || sessionId === '')) {
    return (
      <Entrance title={t.confirmTitle} lead={codes.noSession}>
        <Button asChild variant="primary" wide><Link to="/become-vendor">{t.title}</Link></Button>
      </Entrance>
    );
  }
  return (
    <Entrance title={t.confirmTitle} lead={<SentTo phone={phone} change="/become-vendor" />}>
      <CodeForm
        sessionId={sessionId}
        verify={(code) => browserApi('POST /api/vendors/apply/confirm/', { body: { phone, code, session_id: sessionId } })}
        onVerified={async (answer) => {
          keepTokens(answer.tokens);
          await loadSession();
          await runAfterSignIn(reportQuietly);
          setOutcome(answer.outcome);
        }}
        resend={async () => {
          const { session_id } = await browserApi('POST /api/vendors/apply/resend/', { body: { phone, session_id: sessionId } });
          await navigate(`/become-vendor/confirm?${new URLSearchParams({ phone, session_id }).toString()}`, { replace: true });
        }}
      />
    </Entrance>
  );
}
