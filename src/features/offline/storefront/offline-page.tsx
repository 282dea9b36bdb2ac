import { WifiOff } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { Button } from '#ui/inputs/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#web/pages/page-header.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { offlineMessages } from '../offline.messages.ts';
import { useConnection } from './use-connection.ts';

export const meta = pageHead(({ language }) => ({
  title: offlineMessages[language].title,
  canonical: '/offline',
  unlisted: true,
}));

/** Offline page with a link to the home page; retries the requested page when the network is back. */
export default function OfflinePage() {
  const t = useMessages(offlineMessages);
  const [query] = useSearchParams();
  const { state, look } = useConnection(query.get('from'));
  return (
    <>
      <PageHeader title={t.title} back="/home" />
      <main id="content" className="container-middle">
        <EmptyState
          icon={<WifiOff />}
          text={t.noConnection}
          hint={t.explained}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <Button variant="primary" asChild>
                <Link to="/home">{t.backHome}</Link>
              </Button>
              <Button variant="outline" busy={state === 'looking'} busyText={t.trying} onClick={look}>
                {t.tryAgain}
              </Button>
            </div>
          }
        />
        <p role="status" className="min-h-6 text-center text-sm text-muted">
          {state === 'gone' && t.stillOffline}
          {state === 'there' && t.online}
        </p>
      </main>
    </>
  );
}
