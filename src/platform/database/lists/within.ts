import { and, gte, lte, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

const at = (moment: string | undefined) => (moment === undefined ? undefined : new Date(moment));

/** Returns the condition that a timestamp is within the requested window, both ends included; all rows without a window. */
export function within(
  column: AnyPgColumn,
  fromMoment: string | undefined,
  toMoment: string | undefined,
): SQL | undefined {
  const [from, to] = [at(fromMoment), at(toMoment)];
  return and(from && gte(column, from), to && lte(column, to));
}
