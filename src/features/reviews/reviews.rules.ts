/** Maximum length of a review, in characters, as the specification suggests. Longer ones are not read on a phone. */
export const longestReview = 200;

/** Maximum number of images of a review. */
export const maxReviewImages = 4;

export const reviewSorts = ['newest', 'helpful', 'highest', 'lowest'] as const;
/** The sort order of reviews. */
export type ReviewSort = (typeof reviewSorts)[number];

export const starSteps = [5, 4, 3, 2, 1] as const;

/** Returns the remaining number of characters, negative when exceeded. A surrogate pair counts as one character, as on the server. */
export function charactersLeft(text: string, max: number): number {
  return max - [...text.trim()].length;
}

/** The number of ratings with one star, two, … five. */
export type Spread = readonly number[];

/** Returns the average rating with one decimal and the number of ratings; null without any. */
export function averageOf(spread: Spread): { readonly average: number | null; readonly count: number } {
  const count = spread.reduce((sum, gave) => sum + gave, 0);
  const stars = spread.reduce((sum, gave, index) => sum + gave * (index + 1), 0);
  return { average: count === 0 ? null : Math.round((stars / count) * 10) / 10, count };
}

/** Returns the percentage of ratings with a number of stars, in whole percent; never zero when there are any. */
export function partOfAll(spread: Spread, stars: number): number {
  const { count } = averageOf(spread);
  const gave = spread[stars - 1] ?? 0;
  return gave === 0 ? 0 : Math.max(1, Math.round((gave / count) * 100));
}

type State = 'waiting' | 'approved' | 'refused';

/** Returns the change in the sum and count of a subject's ratings when one of its reviews changes in state and stars. */
export function ratingChange(
  before: { readonly state: State; readonly stars: number } | null,
  after: { readonly state: State; readonly stars: number } | null,
): { readonly stars: number; readonly count: number } {
  const counted = (review: typeof before) =>
    review?.state === 'approved' ? { stars: review.stars, count: 1 } : { stars: 0, count: 0 };
  const [was, is] = [counted(before), counted(after)];
  return { stars: is.stars - was.stars, count: is.count - was.count };
}
