import { doneOf } from '#web/admin/queue/bulk-outcomes.ts';
import { Check, MessageSquareText, X } from 'lucide-react';
import type { Column } from '#ui/layout/data-table.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Rating } from '#ui/text/rating.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { useAddressFilters } from '#web/data/address-filters.ts';
import { staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { FilterBar } from '#web/admin/filter-bar.tsx';
import { QueueActions, useMarks } from '#web/admin/queue/queue-actions.tsx';
import { StaffTable } from '#web/admin/staff-table.tsx';
import { useUndo } from '#web/admin/queue/use-undo.ts';
import { useQueueKeys } from '#web/admin/queue/use-queue-keys.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { useLastPage, usePages, type ListPart } from '#web/data/use-pages.ts';
import { TimeCell } from '#web/admin/time-cell.tsx';
import { DecisionButtons } from '#web/admin/queue/decision-buttons.tsx';
import { stateAfter, useDecisions, type Decision, type Decisions } from '#web/admin/queue/use-decisions.ts';
import type { Language } from '#shared/language.ts';
import type { ModeratedReview, ModeratedState } from '../moderation.contract.ts';
import { starSteps } from '../reviews.rules.ts';
import { moderationMessages } from './moderation.messages.ts';
import { RefuseDialog } from './refuse-dialog.tsx';

export const meta = pageHead(({ language }) => ({ title: moderationMessages[language].reviews, unlisted: true }));

const states = ['waiting', 'approved', 'refused'] as const;
type Counts = Readonly<Record<ModeratedState, number>>;
type Texts = (typeof moderationMessages)[Language];

/** The page where staff approves or refuses reviews of products and sellers, individually or in bulk. */
export default function ReviewsPage() {
  const t = useMessages(moderationMessages);
  const of = useAddressFilters({ status: states, of: ['product', 'seller'], stars: 'number' });
  const { status = 'waiting' } = of.query;
  const list = usePages<ModeratedReview, ListPart<ModeratedReview> & { counts: Counts }>(
    ['admin/reviews', of.key],
    (part, signal) =>
      staffApi('GET /api/admin/reviews/', {
        query: { ...of.query, ...part },
        ...(signal && { signal }),
      }),
  );
  const counts = useLastPage(list)?.counts ?? null;
  const { marked, onMark, clear, unmark } = useMarks(of.key);
  const rows = list.state === 'ready' ? list.data.data : [];
  const { decisions, undo } = useReviewDecisions(list.refresh, unmark);
  const chosen = rows.filter(({ id }) => marked.has(id) && !decisions.underWay.includes(id));
  useQueueKeys({
    a: () => {
      decisions.approve(chosen);
    },
    r: () => {
      decisions.refuse(chosen);
    },
    u: undo,
  });
  return (
    <AdminLayout title={t.reviews} filters={<FilterBar of={of} filters={filtersOf(t, counts)} />}>
      <p className="hidden text-xs text-muted md:block">{t.keys}</p>
      <StaffTable
        list={list}
        caption={t.list}
        columns={columnsOf(t, status, decisions)}
        rowKey={({ id }) => id}
        marking={{ marked, onMark, markRow: ({ writer }) => t.markOne(writer.name), markAll: t.markAll }}
        empty={<EmptyState icon={<MessageSquareText />} text={t.noReviews} />}
      />
      <QueueActions count={chosen.length} onClear={clear}>
        <DecisionButtons of={decisions} chosen={chosen} approve={t.approve} refuse={t.refuse} />
      </QueueActions>
      <RefuseDialog {...decisions.dialog} />
    </AdminLayout>
  );
}

/** Moderates reviews, and undoes the last decision. */
function useReviewDecisions(refresh: () => void, unmark: (ids: readonly number[]) => void) {
  const t = useMessages(moderationMessages);
  const { undo, announceDone, announceUndone } = useUndo();
  const seen = (reviews: readonly ModeratedReview[]) => reviews.map(({ id, version }) => ({ id, version }));
  const takeBack = async (reviews: readonly ModeratedReview[], { decision }: Decision) => {
    const body = { reviews: seen(reviews), decision };
    const { data } = await staffApi('POST /api/admin/reviews/bulk-undo/', { body });
    announceUndone(doneOf(data).length, data.length, t.notUndone);
    refresh();
  };
  const decisions = useDecisions<readonly ModeratedReview[]>({
    about: 'review',
    ids: (reviews) => reviews.map(({ id }) => id),
    send: async (reviews, decision) => {
      const body = { reviews: seen(reviews), ...decision };
      const { data } = await staffApi('POST /api/admin/reviews/bulk-decide/', { body });
      const [decided, stale] = [doneOf(data).length, data.length - doneOf(data).length];
      // Reviews that already had this status are not included in the undo.
      const changed = reviews.filter(({ status }) => status !== stateAfter(decision));
      if (stale > 0) announce(t.stale(stale), 'warning');
      else if (changed.length === 0) announce(t.done(decided), 'good');
      else announceDone(t.done(decided), () => takeBack(changed, decision));
      unmark(reviews.map(({ id }) => id));
      refresh();
    },
  });
  return { decisions, undo };
}

const filtersOf = (t: Texts, counts: Counts | null) =>
  [
    {
      kind: 'chips',
      name: 'status',
      label: t.state,
      usual: 'waiting',
      options: states.map((one) => ({ value: one, label: t[one](counts?.[one] ?? 0) })),
    },
    {
      kind: 'select',
      name: 'of',
      label: t.of,
      all: t.ofAll,
      options: [
        { value: 'product', label: t.ofProduct },
        { value: 'seller', label: t.ofSeller },
      ],
    },
    {
      kind: 'select',
      name: 'stars',
      label: t.stars,
      all: t.anyStars,
      options: starSteps.map((stars) => ({ value: String(stars), label: t.starsOf(stars) })),
    },
  ] as const;

function columnsOf(
  t: Texts,
  status: ModeratedState,
  decisions: Decisions<readonly ModeratedReview[]>,
): readonly Column<ModeratedReview>[] {
  return [
    { key: 'stars', title: t.stars, cell: ({ stars }) => <Rating value={stars} compact /> },
    { key: 'text', title: t.text, ownLine: true, cell: (review) => <ReviewText review={review} /> },
    {
      key: 'about',
      title: t.of,
      cell: ({ about }) => (
        <Link to={about.address} target="_blank" className="inline-block text-turquoise sm:min-w-36">
          <bdi>{about.name}</bdi>
        </Link>
      ),
    },
    {
      key: 'writer',
      title: t.writer,
      onlyWide: true,
      cell: ({ writer, bought, anonymous }) => (
        <span className="grid">
          <bdi>{writer.name}</bdi>
          {bought ? <span className="text-xs text-turquoise">{t.bought}</span> : null}
          {anonymous ? <span className="text-xs text-muted">{t.anonymous}</span> : null}
        </span>
      ),
    },
    { key: 'when', title: t.when, onlyWide: true, cell: ({ created_at: at }) => <TimeCell at={at} /> },
    {
      key: 'decision',
      title: t.decision,
      ownLine: true,
      cell: (review) => <ReviewDecision review={review} status={status} decisions={decisions} />,
    },
  ];
}

interface ReviewDecisionProps {
  review: ModeratedReview;
  status: ModeratedState;
  decisions: Decisions<readonly ModeratedReview[]>;
}

function ReviewDecision({ review, status, decisions }: ReviewDecisionProps) {
  const t = useMessages(moderationMessages);
  return (
    <span className="flex gap-1">
      {status === 'approved' ? null : (
        <IconButton
          label={t.approveOne(review.writer.name)}
          onClick={() => {
            decisions.approve([review]);
          }}
        >
          <Check aria-hidden className="size-5 text-turquoise" />
        </IconButton>
      )}
      {status === 'refused' ? null : (
        <IconButton
          label={t.refuseOne(review.writer.name)}
          onClick={() => {
            decisions.refuse([review]);
          }}
        >
          <X aria-hidden className="size-5 text-rose" />
        </IconButton>
      )}
    </span>
  );
}

function ReviewText({ review }: { review: ModeratedReview }) {
  const t = useMessages(moderationMessages);
  return (
    <div className="grid max-w-xl min-w-48 gap-2">
      {review.text === '' ? (
        <span className="text-muted">{t.noText}</span>
      ) : (
        <p dir="auto" className="text-start break-words whitespace-pre-line">
          {review.text}
        </p>
      )}
      {review.pictures.length === 0 ? null : (
        <span className="flex flex-wrap gap-1">
          {review.pictures.map((image) => (
            <a key={image} href={image} target="_blank" rel="noreferrer">
              <img
                src={image}
                alt=""
                width={56}
                height={56}
                loading="lazy"
                className="size-14 rounded-small object-cover"
              />
            </a>
          ))}
        </span>
      )}
      {review.reason === null ? null : <p className="text-xs text-rose">{t.reason(review.reason)}</p>}
    </div>
  );
}
