import { Check, MessageSquareText, X } from 'lucide-react';
import { useState } from 'react';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { Button } from '#ui/inputs/button.tsx';
import type { Column } from '#ui/layout/data-table.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Rating } from '#ui/text/rating.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { useAddressFilters } from '#web/data/address-filters.ts';
import { staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { FilterBar } from '#web/admin/filter-bar.tsx';
import { QueueActions, useMarks } from '#web/admin/queue-actions.tsx';
import { StaffTable } from '#web/admin/staff-table.tsx';
import { useQueueKeys } from '#web/admin/use-queue-keys.ts';
import { useAction } from '#web/forms/use-action.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { usePages } from '#web/data/use-pages.ts';
import type { ModeratedReview, ModeratedState } from '../moderation.contract.ts';
import { starSteps } from '../reviews.rules.ts';
import { moderationMessages } from './moderation.messages.ts';
import { RefuseDialog } from './refuse-dialog.tsx';

export const meta = pageHead(({ language }) => ({ title: moderationMessages[language].reviews, unlisted: true }));

const states = ['waiting', 'approved', 'refused'] as const;

/** What customers wrote of products and sellers, to be displayed or refused one by one or many at once. */
export default function ReviewsPage() {
  const t = useMessages(moderationMessages);
  const of = useAddressFilters({ state: states, of: ['product', 'seller'], stars: 'number' });
  const { state = 'waiting' } = of.query;
  const [counts, setCounts] = useState<Record<ModeratedState, number> | null>(null);
  const list = usePages<ModeratedReview>(['admin/reviews', of.key], async (part, signal) => {
    const page = await staffApi('GET /api/admin/reviews/', {
      query: { ...of.query, ...part },
      ...(signal && { signal }),
    });
    setCounts(page.counts);
    return page;
  });
  const { marked, onMark, clear } = useMarks(of.key);
  const action = useAction();
  const [refusing, setRefusing] = useState<readonly ModeratedReview[]>([]);
  const rows = list.state === 'ready' ? list.data.data : [];
  const chosen = rows.filter(({ id }) => marked.has(id));

  const decide = async (
    reviews: readonly ModeratedReview[],
    decision: { decision: 'approve' } | { decision: 'refuse'; reason: string },
  ) => {
    const body = { reviews: reviews.map(({ id, version }) => ({ id, version })), ...decision };
    const { decided, stale } = await staffApi('POST /api/admin/reviews/decide/', { body });
    announce(stale.length > 0 ? t.stale(stale.length) : t.done(decided.length), stale.length > 0 ? 'warning' : 'good');
    clear();
    list.refresh();
  };
  const approve = (reviews: readonly ModeratedReview[]) => {
    if (reviews.length > 0) void action.run(() => decide(reviews, { decision: 'approve' }), null);
  };
  useQueueKeys({
    a: () => {
      approve(chosen);
    },
    r: () => {
      setRefusing(chosen);
    },
  });
  return (
    <AdminLayout
      title={t.reviews}
      filters={
        <FilterBar
          of={of}
          filters={[
            {
              kind: 'chips',
              name: 'state',
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
          ]}
        />
      }
    >
      <p className="hidden text-xs text-muted md:block">{t.keys}</p>
      <StaffTable
        list={list}
        caption={t.list}
        columns={useColumns({
          state,
          onApprove: (review) => {
            approve([review]);
          },
          onRefuse: (review) => {
            setRefusing([review]);
          },
        })}
        rowKey={({ id }) => id}
        marking={{ marked, onMark, markRow: ({ writer }) => t.markOne(writer.name), markAll: t.markAll }}
        empty={<EmptyState icon={<MessageSquareText />} text={t.noReviews} />}
      />
      <QueueActions count={chosen.length} onClear={clear}>
        <Button
          size="small"
          variant="primary"
          busy={action.busy}
          onClick={() => {
            approve(chosen);
          }}
        >
          {t.approve}
        </Button>
        <Button
          size="small"
          variant="danger"
          onClick={() => {
            setRefusing(chosen);
          }}
        >
          {t.refuse}
        </Button>
      </QueueActions>
      <RefuseDialog
        open={refusing.length > 0}
        onClose={() => {
          setRefusing([]);
        }}
        onReason={(reason) => decide(refusing, { decision: 'refuse', reason })}
      />
    </AdminLayout>
  );
}

interface ColumnsGiven {
  state: ModeratedState;
  onApprove: (review: ModeratedReview) => void;
  onRefuse: (review: ModeratedReview) => void;
}

function useColumns({ state, onApprove, onRefuse }: ColumnsGiven): readonly Column<ModeratedReview>[] {
  const t = useMessages(moderationMessages);
  const language = useLanguage();
  return [
    { key: 'stars', title: t.stars, cell: ({ stars }) => <Rating value={stars} compact /> },
    { key: 'text', title: t.text, ownLine: true, cell: (review) => <ReviewText review={review} /> },
    {
      key: 'about',
      title: t.of,
      cell: ({ about }) => (
        <Link to={about.address} target="_blank" className="inline-block text-turquoise hover:underline sm:min-w-36">
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
    {
      key: 'when',
      title: t.when,
      onlyWide: true,
      cell: ({ created_at: at }) => (
        <time dateTime={at} className="lg:whitespace-nowrap">
          <bdi>{formatJalaliDate(new Date(at), language, 'with-time')}</bdi>
        </time>
      ),
    },
    {
      key: 'decision',
      title: t.decision,
      ownLine: true,
      cell: (review) => (
        <span className="flex gap-1">
          {state === 'approved' ? null : (
            <IconButton
              label={t.approveOne(review.writer.name)}
              onClick={() => {
                onApprove(review);
              }}
            >
              <Check aria-hidden className="size-5 text-turquoise" />
            </IconButton>
          )}
          {state === 'refused' ? null : (
            <IconButton
              label={t.refuseOne(review.writer.name)}
              onClick={() => {
                onRefuse(review);
              }}
            >
              <X aria-hidden className="size-5 text-rose" />
            </IconButton>
          )}
        </span>
      ),
    },
  ];
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
      {review.refusal === null ? null : <p className="text-xs text-rose">{t.reason(review.refusal)}</p>}
    </div>
  );
}
