import { MessageSquareText } from 'lucide-react';
import { useEntryState } from '#web/pages/entry-state.ts';
import { useSession } from '#web/session/session.ts';
import { useResource } from '#web/data/use-resource.ts';
import { usePages } from '#web/data/use-pages.ts';
import { Button } from '#ui/inputs/button.tsx';
import { MoreButton } from '#ui/inputs/more-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { SkeletonCards, SkeletonText } from '#ui/feedback/skeleton.tsx';
import type { OwnReviews, Review, ReviewList, ReviewQuery } from '../reviews.contract.ts';
import { reviewsMessages } from '../reviews.messages.ts';
import { HelpfulButton } from './helpful-button.tsx';
import { OwnReview } from './own-review.tsx';
import { ownReviewsOf, reviewsOf, type Reviewed } from './review-calls.ts';
import { ReviewCard } from './review-card.tsx';
import { ReviewImages } from './review-images.tsx';
import { ReviewSummary } from './review-summary.tsx';

export interface ReviewsProps {
  of: Reviewed;
  /** The first page, newest first, where it came with the screen. */
  first: ReviewList | null;
  /** Drawn by the server: what can be pressed waits for the scripts. */
  asSent?: boolean;
}

const noFilter: ReviewQuery = {};
const reviewedNoun = { product: 'products', seller: 'vendors' } as const;

/** What customers say of a product or a seller: how the stars are spread, one by one in the wished order, and the own one. */
export function Reviews({ of, first, asSent = false }: ReviewsProps) {
  const t = useMessages(reviewsMessages);
  const [query, setQuery] = useEntryState<ReviewQuery>('reviews', noFilter);
  const key = JSON.stringify(query);
  const isWhole = Object.keys(query).length === 0;
  const list = usePages<Review>(
    [reviewedNoun[of.kind], of.slug, 'reviews', key],
    (part, signal) => reviewsOf(of, { ...query, ...(part.after !== undefined && { after: part.after }) }, signal),
    isWhole ? { first: first ?? undefined } : {},
  );
  const summary = useSummary({ of, first });
  const own = useOwnReviews(of);
  return (
    <section id="reviews" aria-label={t.reviews} className="grid min-w-0 scroll-mt-20 gap-3">
      <h2 className="text-lg">{t.reviews}</h2>
      <div className="grid items-start gap-3 lg:grid-cols-[320px_1fr] lg:gap-6">
        <div inert={asSent} className="grid gap-3 lg:sticky lg:top-20">
          {summary === null ? (
            <SkeletonText lines={5} />
          ) : (
            <ReviewSummary summary={summary} query={query} onQuery={setQuery} />
          )}
          <OwnReview of={of} own={own.mine} onChange={own.replace} />
        </div>
        <div className="grid min-w-0 gap-3" aria-busy={list.state === 'loading' || undefined}>
          {list.state === 'loading' ? <SkeletonCards count={3} /> : null}
          {list.state === 'failed' ? <FailedState text={t.failed} onRetry={list.refresh} /> : null}
          {list.state === 'ready' && list.data.data.length === 0 ? (
            <NoReviews
              narrowed={!isWhole}
              onAll={() => {
                setQuery(noFilter);
              }}
            />
          ) : null}
          {list.state === 'ready'
            ? list.data.data.map((review) => (
                <ReviewCard key={review.id} review={review}>
                  <ReviewImages images={review.pictures} />
                  <div inert={asSent}>
                    <HelpfulButton review={review} voted={own.mine?.votes.includes(review.id) ?? false} />
                  </div>
                </ReviewCard>
              ))
            : null}
          {list.state === 'ready' && list.data.next !== null ? <MoreButton list={list}>{t.more}</MoreButton> : null}
        </div>
      </div>
    </section>
  );
}

/** How the stars are spread over all of them, whatever the list is narrowed to; null until it is known. */
function useSummary({ of, first }: ReviewsProps): ReviewList['summary'] | null {
  const counted = useResource(
    [reviewedNoun[of.kind], of.slug, 'counted'],
    (signal) => reviewsOf(of, { page_size: 1 }, signal),
    { first: first ?? undefined },
  );
  return counted.state === 'ready' ? counted.data.summary : null;
}

/** What the signed-in customer has to do with it; null for a guest, and until it is known. */
function useOwnReviews(of: Reviewed): { mine: OwnReviews | null; replace: (mine: OwnReviews) => void } {
  const session = useSession();
  const answer = useResource<OwnReviews | null>(
    [reviewedNoun[of.kind], of.slug, 'own reviews', session.state],
    (signal) => (session.state === 'customer' ? ownReviewsOf(of, signal) : Promise.resolve(null)),
  );
  return { mine: answer.state === 'ready' ? answer.data : null, replace: answer.replace };
}

function NoReviews({ narrowed, onAll }: { narrowed: boolean; onAll: () => void }) {
  const t = useMessages(reviewsMessages);
  return narrowed ? (
    <EmptyState icon={<MessageSquareText />} text={t.noneSuch} action={<Button onClick={onAll}>{t.showAll}</Button>} />
  ) : (
    <EmptyState icon={<MessageSquareText />} text={t.noneYet} hint={t.beFirst} />
  );
}
