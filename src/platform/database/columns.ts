import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** A moment, stored in UTC; it is always given by the shop's clock, never by the database's. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** An amount of whole toman. */
export const toman = (name: string) => bigint(name, { mode: 'number' });

/** A number that identifies a row, or refers to one. */
export const id = (name: string) => bigint(name, { mode: 'number' });
