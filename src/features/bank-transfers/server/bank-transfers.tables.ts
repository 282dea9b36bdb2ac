import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { customers } from '#features/accounts/server/accounts.tables.ts';
import { uploads } from '#features/media/server/media.tables.ts';
import { id, moment } from '#platform/database/columns.ts';
import { notEmpty, positive } from '#platform/database/constraints.ts';
import { payments } from '#features/payments/server/payments.tables.ts';

/** What the customer of a bank transfer has reported of it; where it stands says its payment: reported, failed (refused), paid, refunded. */
export const transfers = pgTable(
  'transfers',
  {
    paymentId: id('payment_id')
      .primaryKey()
      .references(() => payments.id),
    /** The bank's number of the transfer, in capitals and without gaps. */
    reference: text('reference').notNull(),
    /** The image of the receipt: a private file; gone with its customer's account. */
    receiptKey: text('receipt_key').references(() => uploads.key),
    /** Grows with each report, so that nobody decides about one that was corrected meanwhile. */
    revision: integer('revision').notNull().default(1),
    reportedAt: moment('reported_at').notNull(),
    /** Why it was refused the last time; its customer reads it. */
    refusal: text('refusal'),
    decidedBy: id('decided_by').references(() => customers.id),
    decidedAt: moment('decided_at'),
  },
  (table) => [index('transfers_reference').on(table.reference), notEmpty(table.reference), positive(table.revision)],
);
