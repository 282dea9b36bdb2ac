import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { customers } from '#features/accounts/server/accounts.tables.ts';
import { uploads } from '#features/media/server/media.tables.ts';
import { id, moment } from '#platform/database/columns.ts';
import { notEmpty, positive } from '#platform/database/constraints.ts';
import { payments } from '#features/payments/server/payments.tables.ts';

/** A customer's report of a bank transfer; its state is that of its payment: reported, failed (refused), paid, refunded. */
export const transfers = pgTable(
  'transfers',
  {
    paymentId: id('payment_id')
      .primaryKey()
      .references(() => payments.id),
    /** The bank's reference of the transfer, in capitals and without spaces. */
    reference: text('reference').notNull(),
    /** The image of the receipt: a private file, deleted with the customer's account. */
    receiptKey: text('receipt_key').references(() => uploads.key),
    /** Incremented with each report, so that nobody decides about one that was corrected meanwhile. */
    revision: integer('revision').notNull().default(1),
    reportedAt: moment('reported_at').notNull(),
    /** The reason for the last refusal, as the customer reads it. */
    refusal: text('refusal'),
    decidedBy: id('decided_by').references(() => customers.id),
    decidedAt: moment('decided_at'),
  },
  (table) => [index('transfers_reference').on(table.reference), notEmpty(table.reference), positive(table.revision)],
);
