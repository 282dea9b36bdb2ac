import { sql } from 'drizzle-orm';
import { bigint, jsonb, timestamp } from 'drizzle-orm/pg-core';
import type { Metadata } from '#shared/metadata.ts';

/** Defines a timestamp column in UTC; the value always comes from the shop's clock, never the database's. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/**
 * Defines the time of a row's last change, for programs that follow a list by `updated_since`. Unlike other timestamps it is the database's: a
 * default and a trigger set it, so that no statement omits it, and processes with different clocks write a single order.
 */
export const updatedAt = () =>
  moment('updated_at')
    .notNull()
    .default(sql`change_moment()`);

/** Defines an amount in whole toman. */
export const toman = (name: string) => bigint(name, { mode: 'number' });

/** Defines an id column or a reference to one. */
export const id = (name: string) => bigint(name, { mode: 'number' });

/** Defines the metadata of external systems on a row, with keys of their choice; limited by `smallObject` of constraints.ts. */
export const metadata = () => jsonb('metadata').$type<Metadata>().notNull().default({});
