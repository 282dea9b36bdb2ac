import { sql } from 'drizzle-orm';
import { bigint, jsonb, timestamp } from 'drizzle-orm/pg-core';
import type { Metadata } from '#shared/metadata.ts';

/** A moment, stored in UTC; it is always given by the shop's clock, never by the database's. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/**
 * When a row was last changed, for programs that follow a list by `updated_since`. Alone of all moments it is the database's own: a default and a trigger of
 * the table set it, so that no statement forgets it, and processes whose clocks differ write one order.
 */
export const updatedAt = () =>
  moment('updated_at')
    .notNull()
    .default(sql`change_moment()`);

/** An amount of whole toman. */
export const toman = (name: string) => bigint(name, { mode: 'number' });

/** A number that identifies a row, or refers to one. */
export const id = (name: string) => bigint(name, { mode: 'number' });

/** What other systems note on a row, by names of their own; bounded by `smallObject` of constraints.ts. */
export const metadata = () => jsonb('metadata').$type<Metadata>().notNull().default({});
