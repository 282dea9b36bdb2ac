import { wholeNumberIn } from '#shared/text/digits.ts';

/** Something is typed and it is no whole number: neither what is meant nor nothing. */
export const isUnreadable = (text: string): boolean => text.trim() !== '' && wholeNumberIn(text) === null;

/**
 * What stands in a field of a number: what is typed, or the number as it is written. What cannot be read counts as nothing: where there is a number all
 * the same it is another hand's, and stands there instead.
 */
export const textOfNumber = (typed: string | null, value: number | null, formatted: string): string =>
  typed === null || (isUnreadable(typed) && value !== null) ? formatted : typed;

/** An edit of a field, of its input event: the text after it, what was put in, and where the caret is now. */
export interface TextEdit {
  readonly text: string;
  readonly inserted: string;
  readonly caret: number;
}

const withoutGroups = (text: string): string => text.replace(/[,،٬\s]/g, '');

/**
 * The text and the caret after an edit of a number that stood there in groups. A digit more or less makes the groups wrong, so they go from what was
 * there before; what was put in stays as it was typed. Backspace on a mark between groups takes the digit before it.
 */
export function editOfGroups(before: string, { text, inserted, caret }: TextEdit): { text: string; caret: number } {
  const start = Math.max(0, caret - inserted.length);
  const [head, tail] = [withoutGroups(text.slice(0, start)), withoutGroups(text.slice(caret))];
  const isMarkAlone = inserted === '' && head + tail === withoutGroups(before) && text.length === before.length - 1;
  const left = isMarkAlone ? head.slice(0, -1) : head;
  return { text: left + inserted + tail, caret: left.length + inserted.length };
}
