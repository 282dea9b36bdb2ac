/** How long a review may be, in characters: what the specification hints at. Longer ones are not read on a phone. */
export const longestReview = 200;

/** How many images a review may bear. */
export const maxReviewImages = 4;

export const reviewSorts = ['newest', 'helpful', 'highest', 'lowest'] as const;
/** In which order reviews are read. */
export type ReviewSort = (typeof reviewSorts)[number];

export const starSteps = [5, 4, 3, 2, 1] as const;

/** How many characters may still be written; below zero there are too many. A character of two halves counts once, as the server counts it. */
export function charactersLeft(text: string, max: number): number {
  return max - [...text.trim()].length;
}

/** How many gave one star, two, … five. */
export type Spread = readonly number[];

/** The mean of the stars with one decimal and how many gave them; null where nobody has. */
export function averageOf(spread: Spread): { readonly average: number | null; readonly count: number } {
  const count = spread.reduce((sum, gave) => sum + gave, 0);
  const stars = spread.reduce((sum, gave, index) => sum + gave * (index + 1), 0);
  return { average: count === 0 ? null : Math.round((stars / count) * 10) / 10, count };
}

/** Which part of all gave so many stars, in whole percent; what anybody gave is never nothing. */
export function partOfAll(spread: Spread, stars: number): number {
  const { count } = averageOf(spread);
  const gave = spread[stars - 1] ?? 0;
  return gave === 0 ? 0 : Math.max(1, Math.round((gave / count) * 100));
}

type State = 'waiting' | 'approved' | 'refused';

/** By how much the sum and the number of a subject's stars change when a review of it changes from one state and figure to another. */
export function ratingChange(
  before: { readonly state: State; readonly stars: number } | null,
  after: { readonly state: State; readonly stars: number } | null,
): { readonly stars: number; readonly count: number } {
  const counted = (review: typeof before) =>
    review?.state === 'approved' ? { stars: review.stars, count: 1 } : { stars: 0, count: 0 };
  const [was, is] = [counted(before), counted(after)];
  return { stars: is.stars - was.stars, count: is.count - was.count };
}
