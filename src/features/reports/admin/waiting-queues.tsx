import { ChevronRight } from 'lucide-react';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useStaffWaiting } from '#web/session/staff-waiting.ts';
import type { WaitingQueue } from '../dashboard.contract.ts';
import { dashboardMessages } from './dashboard.messages.ts';

/** Renders the signed-in user's pending work by queue, each linking to its page with the matching filter. Updates live. */
export function WaitingQueues() {
  const t = useMessages(dashboardMessages);
  const waiting = useStaffWaiting();
  return (
    <section aria-labelledby="waiting" className="mb-4 grid gap-3 rounded-card border border-line bg-surface p-4">
      <h2 id="waiting" className="text-sm font-bold text-muted">
        {t.waiting}
      </h2>
      {waiting.state === 'loading' ? <QueuesSkeleton /> : null}
      {waiting.state === 'failed' ? <FailedState text={t.waitingFailed} onRetry={waiting.refresh} /> : null}
      {waiting.state === 'ready' ? <Queues queues={waiting.data.data} /> : null}
    </section>
  );
}

/** The typical number of an owner's queues, so that the content below hardly shifts when they load. */
const usualQueues = 11;
const queueGrid = 'grid gap-2 sm:grid-cols-2 xl:grid-cols-4';

function QueuesSkeleton() {
  return (
    <span aria-hidden="true" className={queueGrid}>
      {Array.from({ length: usualQueues }, (_, index) => (
        <Skeleton key={index} className="h-14 rounded-control" />
      ))}
    </span>
  );
}

function Queues({ queues }: { queues: readonly WaitingQueue[] }) {
  const t = useMessages(dashboardMessages);
  return (
    <>
      {queues.every(({ count }) => count === 0) ? <p className="text-sm text-muted">{t.nothingWaits}</p> : null}
      <ul className={queueGrid}>
        {queues.map(({ name, to, count }) => (
          <li key={name}>
            <Link
              to={to}
              className="flex min-h-14 items-center gap-3 rounded-control bg-raised px-3 text-sm hover:text-turquoise"
            >
              <span className={`min-w-8 text-xl font-bold ${count === 0 ? 'text-muted' : 'text-turquoise'}`}>
                {t.number(count)}
              </span>
              <span className="own-direction grow">{t[`queue-${name}`]}</span>
              <ChevronRight aria-hidden size={16} className="mirror shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
