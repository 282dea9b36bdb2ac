import { bigint, date, nullable } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/**
 * Adds to what a member of the staff has given on a day; no row comes back where that would be above the limit. One statement,
 * so that of two at once both are counted.
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

/** Adds to what a member of the staff has given a customer on a day without an approval; answers all of it. */
export const addGivenTo = statement({
  name: 'staff_money_add_given_to',
  params: { staffId: bigint, customerId: bigint, day: date, amount: bigint },
  row: { amount: bigint },
  text: `
INSERT INTO staff_money_receivers AS given (staff_id, customer_id, day, amount) VALUES (:staffId, :customerId, :day, :amount)
ON CONFLICT (staff_id, customer_id, day) DO UPDATE SET amount = given.amount + excluded.amount
RETURNING amount`,
});

/** Takes a sum out of it again that a second one has approved. */
export const takeApproved = statement({
  name: 'staff_money_take_approved',
  params: { staffId: bigint, customerId: bigint, day: date, amount: bigint },
  text: `UPDATE staff_money_receivers SET amount = amount - :amount WHERE staff_id = :staffId AND customer_id = :customerId AND day = :day`,
});

/** Forgets to whom something was given on days that are over. */
export const forgetGivenTo = statement({
  name: 'staff_money_forget_given_to',
  params: { before: date },
  text: 'DELETE FROM staff_money_receivers WHERE day < :before',
});

/** Forgets days that are over. */
export const forgetGiven = statement({
  name: 'staff_money_forget',
  params: { before: date },
  text: 'DELETE FROM staff_money_days WHERE day < :before',
});
