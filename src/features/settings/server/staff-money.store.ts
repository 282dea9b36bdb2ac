import { bigint, date, nullable } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/**
 * Adds to a staff member's sum of a day; returns no row when that would exceed the limit. A single statement, so that concurrent sums are both
 * counted.
 */
export const addGiven = statement({
  name: 'staff_money_add_given',
  params: { staffId: bigint, day: date, amount: bigint, limit: nullable(bigint) },
  row: { amount: bigint },
  text: `
INSERT INTO staff_money_days AS given (staff_id, day, amount) SELECT :staffId, :day, :amount WHERE :limit IS NULL OR :amount <= :limit
ON CONFLICT (staff_id, day) DO UPDATE SET amount = given.amount + excluded.amount
  WHERE :limit IS NULL OR given.amount + excluded.amount <= :limit
RETURNING amount`,
});

/** Adds to a staff member's unapproved sum for a customer on a day; returns the total. */
export const addGivenTo = statement({
  name: 'staff_money_add_given_to',
  params: { staffId: bigint, customerId: bigint, day: date, amount: bigint },
  row: { amount: bigint },
  text: `
INSERT INTO staff_money_receivers AS given (staff_id, customer_id, day, amount) VALUES (:staffId, :customerId, :day, :amount)
ON CONFLICT (staff_id, customer_id, day) DO UPDATE SET amount = given.amount + excluded.amount
RETURNING amount`,
});

/** Subtracts a sum that a second staff member has approved. */
export const takeApproved = statement({
  name: 'staff_money_take_approved',
  params: { staffId: bigint, customerId: bigint, day: date, amount: bigint },
  text: `UPDATE staff_money_receivers SET amount = amount - :amount WHERE staff_id = :staffId AND customer_id = :customerId AND day = :day`,
});

/** Deletes the recipients of past days. */
export const forgetGivenTo = statement({
  name: 'staff_money_forget_given_to',
  params: { before: date },
  text: 'DELETE FROM staff_money_receivers WHERE day < :before',
});

/** Deletes past days. */
export const forgetGiven = statement({
  name: 'staff_money_forget',
  params: { before: date },
  text: 'DELETE FROM staff_money_days WHERE day < :before',
});
