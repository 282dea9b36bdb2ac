import { Chip } from '#ui/inputs/chip.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Rating } from '#ui/text/rating.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { formatNumber } from '#shared/text/digits.ts';
import { catalogueMessages } from '#features/products/products.messages.ts';
import type { ReviewList, ReviewQuery } from '../reviews.contract.ts';
import { reviewsMessages } from '../reviews.messages.ts';
import { partOfAll, reviewSorts, starSteps, type ReviewSort } from '../reviews.rules.ts';

export interface ReviewSummaryProps {
  summary: ReviewList['summary'];
  query: ReviewQuery;
  onQuery: (query: ReviewQuery) => void;
}

/** Returns the query without undefined values, so that the unfiltered list has an empty query. */
function narrowed({
  sort,
  stars,
  pictures,
}: {
  sort?: ReviewSort | undefined;
  stars?: number | undefined;
  pictures?: boolean | undefined;
}): ReviewQuery {
  return {
    ...(sort !== undefined && sort !== 'newest' && { sort }),
    ...(stars !== undefined && { stars }),
    ...(pictures === true && { pictures }),
  };
}

/** Renders the average, a bar per number of stars that filters the list, and the sort order. */
export function ReviewSummary({ summary, query, onQuery }: ReviewSummaryProps) {
  const t = useMessages(reviewsMessages);
  const counts = useMessages(catalogueMessages);
  const names: Readonly<Record<ReviewSort, string>> = {
    newest: t.newest,
    helpful: t.helpfulFirst,
    highest: t.highest,
    lowest: t.lowest,
  };
  const { average, count, spread, with_pictures_count: pictured } = summary;
  if (average === null) return null;
  return (
    <div className="grid gap-3 rounded-card bg-surface p-4 sm:grid-cols-2 sm:items-start sm:gap-x-8 lg:grid-cols-1">
      <Rating value={average} count={counts.reviews(count)} className="text-base!" />
      <ul aria-label={t.spread} className="grid sm:col-start-2 sm:row-span-3 sm:row-start-1 lg:col-auto lg:row-auto">
        {starSteps.map((stars) => (
          <li key={stars}>
            <SpreadBar
              stars={stars}
              gave={spread[stars - 1] ?? 0}
              percent={partOfAll(spread, stars)}
              chosen={query.stars === stars}
              onChoose={() => {
                onQuery(narrowed({ ...query, stars: query.stars === stars ? undefined : stars }));
              }}
            />
          </li>
        ))}
      </ul>
      {pictured > 0 ? (
        <div>
          <Chip
            selected={query.pictures === true}
            onClick={() => {
              onQuery(narrowed({ ...query, pictures: query.pictures !== true }));
            }}
          >
            {t.withImages(pictured)}
          </Chip>
        </div>
      ) : null}
      <Select
        label={t.sortBy}
        value={query.sort ?? 'newest'}
        options={reviewSorts.map((sort) => ({ value: sort, label: names[sort] }))}
        onChange={(event) => {
          onQuery(narrowed({ ...query, sort: reviewSorts.find((sort) => sort === event.target.value) }));
        }}
      />
    </div>
  );
}

interface SpreadBarProps {
  stars: number;
  gave: number;
  percent: number;
  chosen: boolean;
  onChoose: () => void;
}

function SpreadBar({ stars, gave, percent, chosen, onChoose }: SpreadBarProps) {
  const t = useMessages(reviewsMessages);
  const language = useLanguage();
  return (
    <button
      type="button"
      aria-pressed={chosen}
      disabled={gave === 0 && !chosen}
      onClick={onChoose}
      className={`flex min-h-target w-full items-center gap-3 rounded-control px-2 text-sm figures disabled:opacity-50 ${chosen ? 'bg-turquoise-soft text-turquoise' : 'hover:bg-raised'}`}
    >
      <span className="sr-only">{t.only(stars, gave)}</span>
      <span aria-hidden className="w-4 text-center">
        {formatNumber(stars, language)}
      </span>
      <span className="h-2 flex-1 overflow-hidden rounded-full bg-line">
        <span className="block h-full rounded-full bg-star" style={{ width: `${percent}%` }} />
      </span>
      <span aria-hidden className="w-8 text-end text-muted">
        {formatNumber(gave, language)}
      </span>
    </button>
  );
}
