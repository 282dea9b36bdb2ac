import { useSearchParams } from 'react-router';
import { RequireSignIn } from '#features/auth/storefront/require-sign-in.tsx';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { Button } from '#ui/inputs/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { customerApi } from '#web/data/api.ts';
import { useHydrated } from '#web/session/hydrated.ts';
import { PageHeader } from '#web/pages/page-header.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { noteRead } from '#web/session/unread.ts';
import { useResource } from '#web/data/use-resource.ts';
import type { Notice } from '../notifications.contract.ts';
import { notificationsMessages } from '../notifications.messages.ts';
import { NoticeIcon } from './notice-icon.tsx';
import { NoNotices } from './notices-list.tsx';

export const meta = pageHead(({ language }) => ({
  title: notificationsMessages[language].detail,
  canonical: '/notification-details',
  unlisted: true,
}));

/** Returns a notice and marks it as read; without an id the newest, or null when there are none. */
async function opened(requested: string | null, signal: AbortSignal): Promise<Notice | null> {
  const id = requested !== null && /^[1-9][0-9]{0,8}$/.test(requested) ? Number(requested) : await newest(signal);
  if (id === null) return null;
  const notice = await customerApi('POST /api/notifications/:id/read/', { params: { id }, body: {}, signal });
  noteRead();
  return notice;
}

async function newest(signal: AbortSignal): Promise<number | null> {
  const { data } = await customerApi('GET /api/notifications/', { query: { page_size: 1 }, signal });
  return data[0]?.id ?? null;
}

/** Page of one notice, given by `?id=`. */
export default function NotificationDetailsPage() {
  const t = useMessages(notificationsMessages);
  const [query] = useSearchParams();
  const id = useHydrated() ? query.get('id') : null;
  return (
    <>
      <PageHeader title={t.detail} back="/notifications" />
      <main id="content" className="container-middle grid max-w-3xl gap-4 py-4">
        <RequireSignIn meanwhile={<NoticeSkeleton />}>{() => <NoticeView key={id} id={id} />}</RequireSignIn>
      </main>
    </>
  );
}

/** Skeleton of one notice: icon, title, text and link. */
function NoticeSkeleton() {
  const t = useMessages(notificationsMessages);
  return (
    <div role="status" aria-label={t.loading}>
      <Card className="grid gap-4">
        <div className="flex items-center gap-3">
          <Skeleton className="size-12 shrink-0 rounded-full" />
          <Skeleton className="h-5 w-48 max-w-full" />
        </div>
        <SkeletonText lines={3} />
        <Skeleton className="h-12 w-32 rounded-control" />
      </Card>
    </div>
  );
}

function NoticeView({ id }: { id: string | null }) {
  const t = useMessages(notificationsMessages);
  const language = useLanguage();
  const notice = useResource(['notifications', id ?? 'newest'], (signal) => opened(id, signal));
  const toAll = (
    <Button asChild>
      <Link to="/notifications">{t.all}</Link>
    </Button>
  );
  if (notice.state === 'loading') return <NoticeSkeleton />;
  if (notice.state === 'failed') {
    const unknown = notice.refused?.status === 404;
    return (
      <FailedState
        text={unknown ? notice.refused.message : t.failed}
        {...(unknown ? { action: toAll } : { onRetry: notice.refresh })}
      />
    );
  }
  if (notice.data === null) return <NoNotices />;
  const { kind, title, text, link, created_at: at } = notice.data;
  return (
    <Card asChild className="grid gap-4">
      <article aria-label={title}>
        <div className="flex items-center gap-3">
          <span className="grid size-12 shrink-0 place-content-center rounded-full bg-turquoise-soft text-turquoise">
            <NoticeIcon kind={kind} />
          </span>
          <div className="min-w-0">
            <h2 className="text-base font-bold">{title}</h2>
            <time dateTime={at} className="text-xs text-muted">
              {formatJalaliDate(new Date(at), language, 'with-time')}
            </time>
          </div>
        </div>
        <p dir="auto" className="own-direction leading-relaxed break-words">
          {text}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" asChild>
            <Link to={link}>{t.seeMore}</Link>
          </Button>
          {toAll}
        </div>
      </article>
    </Card>
  );
}
