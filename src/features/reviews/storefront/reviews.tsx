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
  /** The first page, newest first, if it was loaded with the screen. */
  first: ReviewList | null;
  /** Whether it is server-rendered only: the controls are disabled until the scripts have loaded. */
  asSent?: boolean;
}

const noFilter: ReviewQuery = {};
const reviewedNoun = { product: 'products', seller: 'vendors' } as const;

/** Renders the reviews of a product or a seller: the distribution of ratings, the sorted list and the customer's own review. */
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

/** Returns the distribution of all ratings, regardless of the filter; null until loaded. */
function useSummary({ of, first }: ReviewsProps): ReviewList['summary'] | null {
  const counted = useResource(
    [reviewedNoun[of.kind], of.slug, 'counted'],
    (signal) => reviewsOf(of, { page_size: 1 }, signal),
    { first: first ?? undefined },
  );
  return counted.state === 'ready' ? counted.data.summary : null;
}

/** Returns the signed-in customer's review and votes; null for guests and until loaded. */
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
