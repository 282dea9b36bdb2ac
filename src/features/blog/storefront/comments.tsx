import { UserRound } from 'lucide-react';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { MoreButton } from '#ui/inputs/more-button.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { browserApi, customerApi } from '#web/data/api.ts';
import { useSession } from '#web/session/session.ts';
import { useResource } from '#web/data/use-resource.ts';
import { usePages } from '#web/data/use-pages.ts';
import type { Comment, OwnComment } from '../blog.contract.ts';
import { contentMessages } from '../blog.messages.ts';
import { CommentForm } from './comment-form.tsx';

export interface CommentPage {
  readonly count: number;
  readonly data: readonly Comment[];
  readonly next: string | null;
}

/** Renders the comments on a post and the form for a new one; the reader's own undisplayed comments appear with their state and reason. */
export function Comments({ slug, first }: { slug: string; first: CommentPage | null }) {
  const t = useMessages(contentMessages);
  const { list, visible, count } = useCommentPages(slug, first);
  const session = useSession();
  const own = useResource<readonly OwnComment[]>(['posts', slug, 'own comments', session.state], async (signal) =>
    session.state === 'customer'
      ? (await customerApi('GET /api/posts/:slug/comments/mine/', { params: { slug }, signal })).data
      : [],
  );
  const mine = own.state === 'ready' ? own.data : [];
  const onSent = (comment: OwnComment) => {
    if (own.state === 'ready') own.update((now) => [comment, ...now.filter(({ id }) => id !== comment.id)]);
    else own.refresh();
  };
  const none = visible?.data.length === 0 && mine.length === 0;
  return (
    <section aria-labelledby="comments" className="grid scroll-mt-20 gap-4">
      <h2 id="comments" className="text-lg">
        {t.comments(count)}
      </h2>
      {list.state === 'loading' ? <SkeletonCards count={3} /> : null}
      {list.state === 'failed' ? <CommentsFailed onRetry={list.refresh} /> : null}
      {none ? <p className="text-muted">{t.noComments}</p> : null}
      <ul className="grid gap-3 empty:hidden">
        {mine.map(({ id, text, status, reason }) => (
          <CommentItem
            key={id}
            author={t.you}
            avatar={null}
            text={text}
            mark={status === 'waiting' ? <Badge tone="offer">{t.waiting}</Badge> : null}
            below={status === 'refused' ? <p className="text-xs text-rose">{t.refused(reason ?? '—')}</p> : null}
          />
        ))}
        {visible?.data.map((comment) => (
          <CommentItem key={comment.id} {...comment} mark={<CommentDate at={comment.created_at} />} />
        ))}
      </ul>
      {visible?.next == null ? null : (
        <MoreButton list={list} variant="outline" className="justify-self-center">
          {t.olderComments}
        </MoreButton>
      )}
      <CommentForm slug={slug} onSent={onSent} onKnown={own.refresh} />
    </section>
  );
}

/** Returns the comments loaded so far, which Back restores, and their total number. */
function useCommentPages(slug: string, first: CommentPage | null) {
  const list = usePages<Comment, CommentPage>(
    ['posts', slug, 'comments'],
    (part, signal) =>
      browserApi('GET /api/posts/:slug/comments/', { params: { slug }, query: part, ...(signal && { signal }) }),
    { first: first ?? undefined },
  );
  const visible = list.state === 'ready' ? list.data : null;
  return { list, visible, count: (visible ?? first)?.count ?? 0 };
}

function CommentsFailed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(contentMessages);
  return (
    <Notice
      tone="warning"
      action={
        <Button size="small" onClick={onRetry}>
          {t.olderComments}
        </Button>
      }
    >
      {t.commentsFailed}
    </Notice>
  );
}
function CommentDate({ at }: { at: string }) {
  const language = useLanguage();
  return (
    <time dateTime={at} className="text-xs text-muted">
      {formatJalaliDate(new Date(at), language, 'long')}
    </time>
  );
}

function CommentItem({
  author,
  avatar,
  text,
  mark,
  below,
}: Pick<Comment, 'author' | 'avatar' | 'text'> & { mark: React.ReactNode; below?: React.ReactNode }) {
  return (
    <li className="grid gap-2 rounded-card bg-surface p-4">
      <div className="flex items-center gap-3">
        {avatar === null ? (
          <span
            aria-hidden="true"
            className="grid size-9 shrink-0 place-items-center rounded-full bg-raised text-muted"
          >
            <UserRound className="size-5" />
          </span>
        ) : (
          <img
            src={avatar}
            alt=""
            width={36}
            height={36}
            loading="lazy"
            className="size-9 shrink-0 rounded-full object-cover"
          />
        )}
        <bdi className="min-w-0 flex-1 truncate font-semibold">{author}</bdi>
        {mark}
      </div>
      <p dir="auto" className="text-start leading-loose whitespace-pre-line">
        {text}
      </p>
      {below}
    </li>
  );
}
