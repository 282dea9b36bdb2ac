import { MonitorSmartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { staffApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import { useSession } from '#web/session/session.ts';
import { secondStepMessages } from '../second-step.messages.ts';
import type { ListedSession } from '../sessions.contract.ts';
import { SessionRow } from '../storefront/second-step/sessions-part.tsx';
import { customerSessionsMessages } from './customer-sessions.messages.ts';

/** Null where no session may be ended. */
type OnEnd = ((session: ListedSession) => void) | null;

interface CustomerSessionsProps {
  readonly customerId: number;
  /** The customer's staff role; only an owner sees the sessions of staff. */
  readonly role: string | null;
  readonly onChanged: () => void;
}

/** Renders a customer's sessions, each of which can be ended; nothing for a viewer who may not block this account. */
export function CustomerSessions({ customerId, role, onChanged }: CustomerSessionsProps) {
  const session = useSession();
  if (session.state !== 'customer') return null;
  const { id, role: own } = session.customer;
  if (own !== 'owner' && !(own === 'manager' && role === null)) return null;
  return <Devices customerId={customerId} isOwn={id === customerId} onChanged={onChanged} />;
}

function endSessions(customerId: number, ending: ListedSession | 'all'): Promise<unknown> {
  if (ending === 'all')
    return staffApi('POST /api/admin/customers/:id/sessions/end-all/', { params: { id: customerId } });
  const params = { id: customerId, session: ending.id };
  return staffApi('DELETE /api/admin/customers/:id/sessions/:session/', { params });
}

function Devices({ customerId, isOwn, onChanged }: { customerId: number; isOwn: boolean; onChanged: () => void }) {
  const t = useMessages(customerSessionsMessages);
  const words = useMessages(secondStepMessages);
  const [ending, setEnding] = useState<ListedSession | 'all' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const sessions = useResource(['admin/customers', customerId, 'sessions'], (signal) =>
    staffApi('GET /api/admin/customers/:id/sessions/', { params: { id: customerId }, signal }),
  );
  const end = async () => {
    if (ending === null) return;
    await endSessions(customerId, ending);
    announce(ending === 'all' ? t.allEnded : t.ended, 'good');
    sessions.refresh();
    onChanged();
    // The pressed button disappears with its row, so focus moves to the heading.
    heading.current?.focus();
  };
  const listed = sessions.state === 'ready' ? sessions.data.data : [];
  return (
    <section className="grid content-start gap-3 rounded-card border border-line bg-surface p-4">
      <h2 ref={heading} tabIndex={-1} className="text-sm font-bold text-muted">
        {t.title}
      </h2>
      {sessions.state === 'failed' && <FailedState text={t.failed} onRetry={sessions.refresh} />}
      {sessions.state === 'loading' && (
        <div role="status" aria-label={t.loading}>
          <SkeletonText lines={2} />
        </div>
      )}
      {sessions.state === 'ready' && <DeviceList sessions={listed} onEnd={isOwn ? null : setEnding} />}
      {isOwn && <p className="text-sm text-muted">{t.own}</p>}
      {!isOwn && listed.length > 1 && (
        <Button
          size="small"
          variant="danger"
          className="justify-self-start"
          onClick={() => {
            setEnding('all');
          }}
        >
          {t.endAll}
        </Button>
      )}
      <ConfirmDialog
        open={ending !== null}
        onClose={() => {
          setEnding(null);
        }}
        title={ending === null || ending === 'all' ? t.endAllQuestion : t.endQuestion(words.device(ending))}
        text={t.means}
        yes={ending === 'all' ? t.endAll : words.endSession}
        onYes={end}
      />
    </section>
  );
}

function DeviceList({ sessions, onEnd }: { sessions: readonly ListedSession[]; onEnd: OnEnd }) {
  const t = useMessages(customerSessionsMessages);
  if (sessions.length === 0) return <EmptyState icon={<MonitorSmartphone />} text={t.empty} />;
  return (
    <ul className="divide-y divide-line">
      {sessions.map((session) => (
        <SessionRow
          key={session.id}
          session={session}
          onEnd={
            onEnd &&
            (() => {
              onEnd(session);
            })
          }
        />
      ))}
    </ul>
  );
}
