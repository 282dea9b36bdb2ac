import { and, gte, lte, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

const at = (moment: string | undefined) => (moment === undefined ? undefined : new Date(moment));

/** The rows whose moment lies in a window that a request names, both ends included; all of them where it names none. */
export function within(
  column: AnyPgColumn,
  fromMoment: string | undefined,
  toMoment: string | undefined,
): SQL | undefined {
  const [from, to] = [at(fromMoment), at(toMoment)];
  return and(from && gte(column, from), to && lte(column, to));
}
