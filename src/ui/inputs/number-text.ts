import { wholeNumberIn } from '#shared/text/digits.ts';

/** Whether text is entered that is not a whole number: neither a value nor empty. */
export const isUnreadable = (text: string): boolean => text.trim() !== '' && wholeNumberIn(text) === null;

/**
 * Returns the text of a number field: what is typed, or the formatted number. Unreadable text has the value null: a number that exists nevertheless
 * comes from elsewhere, and replaces it.
 */
export const textOfNumber = (typed: string | null, value: number | null, formatted: string): string =>
  typed === null || (isUnreadable(typed) && value !== null) ? formatted : typed;

/** An edit from a field's input event: the text after it, the inserted text, and the caret's position now. */
export interface TextEdit {
  readonly text: string;
  readonly inserted: string;
  readonly caret: number;
}

const withoutGroups = (text: string): string => text.replace(/[,،٬\s]/g, '');

/**
 * Returns the text and the caret after an edit of a grouped number. A digit more or less makes the groups wrong, so the separators are removed from
 * the previous text; inserted text stays as typed. Backspace on a separator deletes the digit before it.
 */
export function editOfGroups(before: string, { text, inserted, caret }: TextEdit): { text: string; caret: number } {
  const start = Math.max(0, caret - inserted.length);
  const [head, tail] = [withoutGroups(text.slice(0, start)), withoutGroups(text.slice(caret))];
  const isMarkAlone = inserted === '' && head + tail === withoutGroups(before) && text.length === before.length - 1;
  const left = isMarkAlone ? head.slice(0, -1) : head;
  return { text: left + inserted + tail, caret: left.length + inserted.length };
}
