import { MonitorSmartphone } from 'lucide-react';
import { formatRelativeTime } from '#shared/text/jalali.ts';
import { Button } from '#ui/inputs/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { browserNow } from '#web/browser-clock.ts';
import { customerApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import { useAction } from '#web/forms/use-action.ts';
import { secondStepMessages } from '../../second-step.messages.ts';
import type { ListedSession } from '../../sessions.contract.ts';

/** Renders every signed-in device, each with a button to sign it out. */
export function SessionsPart({ customerId }: { customerId: number }) {
  const t = useMessages(secondStepMessages);
  const sessions = useResource(['customers', 'sessions', customerId], (signal) =>
    customerApi('GET /api/customers/current/sessions/', { signal }),
  );
  const action = useAction();
  if (sessions.state === 'failed') return <FailedState text={t.notLoaded} onRetry={sessions.refresh} />;
  const end = (session: ListedSession) =>
    action.run(
      () => customerApi('DELETE /api/customers/current/sessions/:id/', { params: { id: session.id } }),
      t.sessionEnded,
    );
  const endOthers = () =>
    action.run(() => customerApi('POST /api/customers/current/sessions/end-others/'), t.othersEnded);
  return (
    <Card className="grid gap-3">
      <h2 className="font-bold">{t.sessions}</h2>
      {sessions.state === 'loading' ? (
        <div role="status" aria-label={t.loading}>
          <SkeletonText lines={3} />
        </div>
      ) : (
        <ul className="divide-y divide-line">
          {sessions.data.data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={action.busy}
              onEnd={session.current ? null : () => void end(session)}
            />
          ))}
        </ul>
      )}
      {sessions.state === 'ready' && sessions.data.data.length > 1 && (
        <Button variant="danger" wide busy={action.busy} onClick={() => void endOthers()}>
          {t.endOthers}
        </Button>
      )}
    </Card>
  );
}

interface SessionRowProps {
  readonly session: ListedSession;
  readonly busy?: boolean;
  /** Null where it cannot be ended from here. */
  readonly onEnd: (() => void) | null;
}

/** Renders a signed-in device with its last use and address, for its owner and for the staff. */
export function SessionRow({ session, busy = false, onEnd }: SessionRowProps) {
  const t = useMessages(secondStepMessages);
  const language = useLanguage();
  const device = t.device(session);
  return (
    <li className="flex items-center gap-3 py-3">
      <MonitorSmartphone aria-hidden size={20} className="shrink-0 text-muted" />
      <div className="grid min-w-0 grow gap-0.5">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          <bdi>{device}</bdi>
          {session.current && <Badge tone="good">{t.thisDevice}</Badge>}
        </span>
        <span className="text-sm text-muted">
          <time dateTime={session.used_at}>
            {formatRelativeTime(new Date(session.used_at), new Date(browserNow()), language)}
          </time>
          {session.address !== null && (
            <>
              {' · '}
              <bdi dir="ltr" className="break-all">
                {session.address}
              </bdi>
            </>
          )}
        </span>
      </div>
      {onEnd !== null && (
        <Button size="small" held={busy} aria-label={t.endSessionOf(device)} onClick={onEnd}>
          {t.endSession}
        </Button>
      )}
    </li>
  );
}
