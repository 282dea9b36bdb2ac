import type { Language } from '#shared/language.ts';
import { parseMoment, writeMoment } from '#shared/text/typed-moment.ts';

/** The text typed into a moment field and its value: a moment (ISO 8601), the text itself while it is not valid, or null. */
export interface TypedMoment {
  readonly text: string;
  readonly as: string | null;
}

/** Returns typed text with its value. */
export const typedMoment = (text: string): TypedMoment => ({
  text,
  as: text.trim() === '' ? null : (parseMoment(text)?.toISOString() ?? text),
});

const isoMoment = /^\d{4}-\d\d-\d\dT/;

/** Returns the text of a moment field: what is typed, unless the value was changed elsewhere, such as by another user's save that was adopted. */
export function textOfMoment(typed: TypedMoment | null, value: string | null, language: Language): string {
  const stored = value ?? '';
  if (typed !== null && (typed.as ?? '') === stored) return typed.text;
  return isoMoment.test(stored) ? writeMoment(new Date(stored), language) : stored;
}
