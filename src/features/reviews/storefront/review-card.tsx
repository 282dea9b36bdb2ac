import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { catalogueMessages } from '#features/products/products.messages.ts';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Rating } from '#ui/text/rating.tsx';
import type { Review } from '../reviews.contract.ts';

/** Renders a review: author, stars, date and text. Its actions are passed as children. */
export function ReviewCard({ review, children }: { review: Review; children?: ReactNode }) {
  const t = useMessages(catalogueMessages);
  const language = useLanguage();
  return (
    <article aria-label={review.author ?? t.someone} className="grid gap-2 rounded-card bg-surface p-4">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <bdi className="text-sm font-semibold">{review.author ?? t.someone}</bdi>
          {review.bought && (
            <span className="inline-flex items-center gap-1 text-xs text-turquoise">
              <BadgeCheck aria-hidden size={16} />
              {t.bought}
            </span>
          )}
        </p>
        <time dateTime={review.created_at} className="text-xs text-muted">
          <bdi>{formatJalaliDate(new Date(review.created_at), language, 'long')}</bdi>
        </time>
        <Rating value={review.stars} />
      </div>
      {review.text === '' ? null : (
        <p dir="auto" className="leading-relaxed break-words whitespace-pre-line text-start">
          {review.text}
        </p>
      )}
      {children}
    </article>
  );
}
