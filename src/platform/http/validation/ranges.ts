import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { validationMessages } from './validation.messages.ts';

/** The names of two fields that are the bounds of a range: `placed_from` and `placed_to`, `price_min` and `price_max`. */
type Range = readonly [from: string, to: string];

const ends = [
  [/_from$/, '_to'],
  [/_min$/, '_max'],
] as const;

/** Returns the ranges in a part of a request. */
export function rangesIn(schema: { readonly properties?: Readonly<Record<string, unknown>> }): Range[] {
  const names = Object.keys(schema.properties ?? {});
  return ends.flatMap(([begin, end]) =>
    names
      .filter((name) => begin.test(name))
      .map((from): Range => [from, from.replace(begin, end)])
      .filter(([, to]) => names.includes(to)),
  );
}

/** Refuses a range that ends before it begins. Dates and timestamps are compared as stored, which is chronological order. */
export function reversedRange(
  ranges: readonly Range[],
  value: Readonly<Record<string, unknown>>,
): Refusal<'invalid-request'> | null {
  const wrong = ranges.find(([from, to]) => isAfter(value[from], value[to]));
  if (wrong === undefined) return null;
  const [, path] = wrong;
  const message = inBoth(validationMessages, (t) => t.rangeReversed);
  const sentence = inBoth(validationMessages, (t) => t.faulty(t.rangeReversed));
  return refuse('invalid-request', sentence, {
    fields: { [path]: message },
    errors: [{ path, code: 'range-reversed', message }],
  });
}

const isAfter = (from: unknown, to: unknown) =>
  (typeof from === 'number' && typeof to === 'number' && from > to) ||
  (typeof from === 'string' && typeof to === 'string' && from > to);
