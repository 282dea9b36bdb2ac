import type { Language } from '#shared/language.ts';
import { parseMoment, writeMoment } from '#shared/text/typed-moment.ts';

/** What is typed into a field of a moment, and what it counts as: a moment (ISO 8601), the text where it is none yet, or nothing. */
export interface TypedMoment {
  readonly text: string;
  readonly as: string | null;
}

/** What somebody types, by what it counts as. */
export const typedMoment = (text: string): TypedMoment => ({
  text,
  as: text.trim() === '' ? null : (parseMoment(text)?.toISOString() ?? text),
});

const isoMoment = /^\d{4}-\d\d-\d\dT/;

/** What stands in a field of a moment: what is typed, unless another hand has put something else in: what was saved meanwhile, and is taken instead. */
export function textOfMoment(typed: TypedMoment | null, value: string | null, language: Language): string {
  const stored = value ?? '';
  if (typed !== null && (typed.as ?? '') === stored) return typed.text;
  return isoMoment.test(stored) ? writeMoment(new Date(stored), language) : stored;
}
