import { wholeNumberIn } from '#shared/text/digits.ts';

/** Something is typed and it is no whole number: neither what is meant nor nothing. */
export const isUnreadable = (text: string): boolean => text.trim() !== '' && wholeNumberIn(text) === null;

/**
 * What stands in a field of a number: what is typed, or the number as it is written. What cannot be read counts as nothing: where there is a number all
 * the same it is another hand's, and stands there instead.
 */
export const textOfNumber = (typed: string | null, value: number | null, formatted: string): string =>
  typed === null || (isUnreadable(typed) && value !== null) ? formatted : typed;
