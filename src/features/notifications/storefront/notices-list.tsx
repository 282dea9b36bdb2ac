import { Bell } from 'lucide-react';
import { useState } from 'react';
import { formatRelativeTime } from '#shared/text/jalali.ts';
import { Button } from '#ui/inputs/button.tsx';
import { MoreButton } from '#ui/inputs/more-button.tsx';
import { Card, CardLink } from '#ui/layout/card.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { SkeletonCard } from '#ui/feedback/skeleton.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { customerApi } from '#web/data/api.ts';
import { announceUndo } from '#web/forms/announce-undo.ts';
import { useAction } from '#web/forms/use-action.ts';
import { browserNow } from '#web/browser-clock.ts';
import { noteRead, setUnread } from '#web/session/unread.ts';
import { usePages } from '#web/data/use-pages.ts';
import type { Notice } from '../notifications.contract.ts';
import { notificationsMessages } from '../notifications.messages.ts';
import { NoticeIcon } from './notice-icon.tsx';

/** The customer's notices, newest first, with actions for all of them. */
export function NoticesList() {
  const t = useMessages(notificationsMessages);
  const notices = usePages<Notice>(['notifications', 'list'], (query, signal) =>
    customerApi('GET /api/notifications/', { query, ...(signal === undefined ? {} : { signal }) }),
  );
  if (notices.state === 'loading') return <NoticesSkeleton />;
  if (notices.state === 'failed') return <FailedState text={t.failed} onRetry={notices.refresh} />;
  const { data, next } = notices.data;
  const newest = data[0];
  if (newest === undefined) return <NoNotices />;
  return (
    <div className="grid gap-4">
      <ActionsOnAll newest={newest.id} hasUnread={data.some((notice) => !notice.read)} onChange={notices.refresh} />
      <ul className="grid gap-2">
        {data.map((notice) => (
          <li key={notice.id}>
            <NoticeCard notice={notice} />
          </li>
        ))}
      </ul>
      {next === null ? null : (
        <MoreButton list={notices} variant="outline" className="justify-self-center">
          {t.older}
        </MoreButton>
      )}
    </div>
  );
}

function NoticeCard({ notice }: { notice: Notice }) {
  const t = useMessages(notificationsMessages);
  const language = useLanguage();
  return (
    <Card asChild className={notice.read ? '' : 'border-s-4 border-turquoise ps-3'}>
      <article aria-label={notice.title} className="flex items-start gap-3">
        <span
          className={`grid size-11 shrink-0 place-content-center rounded-full ${notice.read ? 'bg-raised text-muted' : 'bg-turquoise-soft text-turquoise'}`}
        >
          <NoticeIcon kind={notice.kind} />
        </span>
        <div className="min-w-0 grow">
          <div className="flex items-baseline justify-between gap-2">
            <h2 className={`min-w-0 text-sm ${notice.read ? '' : 'font-bold'}`}>
              <CardLink>
                <Link to={`/notification-details?id=${notice.id}`}>
                  {notice.title}
                  {notice.read ? null : <span className="sr-only"> ({t.unread})</span>}
                </Link>
              </CardLink>
            </h2>
            <time dateTime={notice.created_at} className="shrink-0 text-xs text-muted">
              {formatRelativeTime(new Date(notice.created_at), new Date(browserNow()), language)}
            </time>
          </div>
          <p dir="auto" className="line-clamp-2 text-sm text-muted">
            {notice.text}
          </p>
        </div>
      </article>
    </Card>
  );
}

const undoMs = 10_000;

/** Returns the actions mark-as-read and clear, which can be undone for a while. */
function useActionsOnAll(newest: number, onChange: () => void) {
  const t = useMessages(notificationsMessages);
  const [confirming, setRequesting] = useState(false);
  const action = useAction({ done: null });
  const act = async (work: () => Promise<void>) => {
    const isDone = await action.run(async () => {
      await work();
      noteRead();
      onChange();
    });
    setRequesting(false);
    return isDone;
  };
  const restore = (clearedAt: string) =>
    act(async () => {
      await customerApi('POST /api/notifications/restore/', { body: { cleared_at: clearedAt } });
      announce(t.restored, 'good');
    });
  const clear = () =>
    act(async () => {
      const { cleared_count: cleared, cleared_at } = await customerApi('POST /api/notifications/clear/', {
        body: { up_to: newest },
      });
      setUnread({ notices: 0 });
      announceUndo(t.cleared(cleared), t.undo, () => restore(cleared_at), undoMs);
    });
  const readAll = () =>
    act(async () => {
      await customerApi('POST /api/notifications/read/', { body: { up_to: newest } });
    });
  return { confirming, setRequesting, busy: action.busy, clear, readAll };
}
/** Buttons that mark the displayed notices as read or clear them: those that arrive meanwhile are newer than `newest` and unaffected. */
function ActionsOnAll({ newest, hasUnread, onChange }: { newest: number; hasUnread: boolean; onChange: () => void }) {
  const t = useMessages(notificationsMessages);
  const { confirming, setRequesting, busy, clear, readAll } = useActionsOnAll(newest, onChange);
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <Button size="small" disabled={!hasUnread} busy={busy && !confirming} onClick={() => void readAll()}>
        {t.readAll}
      </Button>
      <a
        href="#clear-all"
        role="button"
        className="flex min-h-target items-center px-2 text-sm text-turquoise underline"
        onClick={(event) => {
          event.preventDefault();
          setRequesting(true);
        }}
      >
        {t.clearAll}
      </a>
      <Dialog
        open={confirming}
        onClose={() => {
          setRequesting(false);
        }}
        title={t.clearQuestion}
        description={t.clearHint}
        footer={
          <div className="flex justify-end gap-2">
            <Button
              onClick={() => {
                setRequesting(false);
              }}
            >
              {t.keep}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void clear()}>
              {t.clearAll}
            </Button>
          </div>
        }
      >
        {null}
      </Dialog>
    </div>
  );
}

/** Empty state of the notices. */
export function NoNotices() {
  const t = useMessages(notificationsMessages);
  return (
    <EmptyState
      icon={<Bell />}
      text={t.empty}
      hint={t.emptyHint}
      action={
        <Button variant="primary" asChild>
          <Link to="/shop-grid">{t.browse}</Link>
        </Button>
      }
    />
  );
}

/** Skeleton of the notices. */
export function NoticesSkeleton() {
  const t = useMessages(notificationsMessages);
  return (
    <div role="status" aria-label={t.loading} className="grid gap-2">
      {Array.from({ length: 5 }, (_, card) => (
        <SkeletonCard key={card} className="h-20" />
      ))}
    </div>
  );
}
