import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { orders } from '#features/orders/server/orders.tables.ts';
import { storedValueAccounts } from '#features/store-credit/server/store-credit.tables.ts';
import { id, moment, toman, updatedAt } from '#platform/database/columns.ts';
import { notNegative, oneOf, positive } from '#platform/database/constraints.ts';
import { tenderKinds, tenderMethods, tenderStates } from '../tenders.rules.ts';

/** The kind of tender of each payment method; an unknown method has none. */
const kindOfMethod = `case method ${Object.entries(tenderMethods)
  .map(([method, kind]) => `when '${method}' then kind = '${kind}'`)
  .join(' ')} end`;

/** One tender of an order, from its first attempt on: the amount received is `captured`, which limits its refunds. */
export const payments = pgTable(
  'payments',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    method: text('method').notNull(),
    kind: text('kind', { enum: tenderKinds }).notNull().default('gateway'),
    /** For stored value, the account it came from. */
    accountId: id('account_id').references(() => storedValueAccounts.id),
    state: text('state', { enum: tenderStates }).notNull(),
    /** The requested amount. */
    amount: toman('amount').notNull(),
    /** The amount received; zero before it is paid. */
    captured: toman('captured').notNull().default(0),
    /** The part of the amount received that has been, or is being, refunded to the gateway or as store credit. */
    refunded: toman('refunded').notNull().default(0),
    /** The gateway's reference of this attempt. */
    authority: text('authority'),
    /** The gateway's receipt number. */
    reference: text('reference'),
    cardMask: text('card_mask'),
    /** The currency it is paid in, if not rial. */
    currency: text('currency'),
    /** The amount in that currency's smallest unit. */
    currencyMinor: bigint('currency_minor', { mode: 'number' }),
    /** Toman per unit of the currency, as displayed to the customer. */
    tomanPerUnit: toman('toman_per_unit'),
    /** The gateway's last report while it was not paid, as the gateway's own code. */
    said: text('said'),
    /** Since when the gateway reports another amount than requested, which the staff has to resolve. */
    disputedAt: moment('disputed_at'),
    /** When the browser returned with a claim of success that the gateway had not confirmed. */
    claimedAt: moment('claimed_at'),
    startedAt: moment('started_at').notNull(),
    settledAt: moment('settled_at'),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('payments_updated_at').on(table.updatedAt, table.id),
    index('payments_settled_at')
      .on(table.settledAt, table.id)
      .where(sql`${table.settledAt} is not null`),
    index('payments_order').on(table.orderId),
    check('payments_refunded_within_captured', sql`${table.refunded} between 0 and ${table.captured}`),
    check('payments_captured_when_paid', sql`(${table.captured} > 0) = (${table.state} in ('paid', 'refunded'))`),
    check(
      'payments_currency_whole',
      sql`num_nonnulls(${table.currency}, ${table.currencyMinor}, ${table.tomanPerUnit}) in (0, 3)`,
    ),
    check('payments_account_of_stored_value', sql`(${table.kind} = 'stored-value') = (${table.accountId} is not null)`),
    /** Cash on delivery is collected once per order. */
    uniqueIndex('payments_cash_once')
      .on(table.orderId)
      .where(sql`${table.kind} = 'cash'`),
    uniqueIndex('payments_authority').on(table.method, table.authority),
    uniqueIndex('payments_bank_reference')
      .on(table.reference)
      .where(sql`${table.method} = 'bank'`),
    index('payments_reported')
      .on(table.id)
      .where(sql`${table.state} = 'reported'`),
    index('payments_disputed')
      .on(table.orderId)
      .where(sql`${table.state} = 'started' and ${table.disputedAt} is not null`),
    index('payments_unsettled')
      .on(table.state, table.startedAt)
      .where(sql`${table.state} in ('started', 'failed')`),
    oneOf(table.kind),
    oneOf(table.state),
    check('payments_kind_of_method', sql`${sql.raw(kindOfMethod)} is true`),
    /** A transfer may have any amount, as confirmed by the staff; every other tender has captured the requested amount, or nothing. */
    check('payments_captured_whole', sql`${table.kind} = 'bank-transfer' or ${table.captured} in (0, ${table.amount})`),
    check(
      'payments_settled',
      sql`(${table.state} in ('paid', 'failed', 'refunded')) = (${table.settledAt} is not null)`,
    ),
    check('payments_receipt_of_paid', sql`${table.reference} is null or ${table.state} in ('paid', 'refunded')`),
    check('payments_currency_known', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    positive(table.amount),
    positive(table.currencyMinor),
    positive(table.tomanPerUnit),
    notNegative(table.amount),
    notNegative(table.captured),
  ],
);
