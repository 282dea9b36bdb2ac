import type { BankAccount } from './paying-terms.contract.ts';

/** The terms of payment by bank transfer. */
export interface BankTerms {
  /** The target accounts; without one the shop accepts no transfers. */
  readonly accounts: readonly BankAccount[];
  /** How long an order waits for its transfer, in hours. */
  readonly holdHours: number;
}

/** The key of the stored setting (settings.tables.ts). */
export const bankSetting = 'bank-transfer';

/** The defaults: no account, and a day to pay. */
export const deliveredBankTerms: BankTerms = { accounts: [], holdHours: 24 };

/** Returns the owner's settings, with defaults for missing fields. */
export function bankTermsFrom(stored: unknown): BankTerms {
  const own: Partial<BankTerms> = typeof stored === 'object' && stored !== null ? stored : {};
  return {
    accounts: Array.isArray(own.accounts) ? own.accounts : deliveredBankTerms.accounts,
    holdHours: typeof own.holdHours === 'number' && own.holdHours > 0 ? own.holdHours : deliveredBankTerms.holdHours,
  };
}

/** Whether an account was added or changed. */
export function hasNewAccount(before: readonly BankAccount[], after: readonly BankAccount[]): boolean {
  const written = ({ owner, bank, sheba, card, number }: BankAccount) =>
    JSON.stringify([owner, bank, sheba, card, number]);
  const known = new Set(before.map(written));
  return after.some((account) => !known.has(written(account)));
}
