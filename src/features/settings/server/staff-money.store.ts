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

/** Forgets days that are over. */
export const forgetGiven = statement({
  name: 'staff_money_forget',
  params: { before: date },
  text: 'DELETE FROM staff_money_days WHERE day < :before',
});
