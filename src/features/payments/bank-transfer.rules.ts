import type { BankAccount } from './paying-terms.contract.ts';

/** Under what terms orders are paid by a transfer between banks. */
export interface BankTerms {
  /** Where to; without one the shop takes no transfers. */
  readonly accounts: readonly BankAccount[];
  /** How long an order waits for its transfer. */
  readonly holdHours: number;
}

/** The name under which the owner's decision is stored (settings.tables.ts). */
export const bankSetting = 'bank-transfer';

/** What holds until the owner decides: no account, and a day to pay. */
export const deliveredBankTerms: BankTerms = { accounts: [], holdHours: 24 };

/** What the owner decided; what is missing is as delivered. */
export function bankTermsFrom(stored: unknown): BankTerms {
  const own: Partial<BankTerms> = typeof stored === 'object' && stored !== null ? stored : {};
  return {
    accounts: Array.isArray(own.accounts) ? own.accounts : deliveredBankTerms.accounts,
    holdHours: typeof own.holdHours === 'number' && own.holdHours > 0 ? own.holdHours : deliveredBankTerms.holdHours,
  };
}

/** Whether customers would transfer to an account that was not among the shop's, or to one that is otherwise than it was. */
export function hasNewAccount(before: readonly BankAccount[], after: readonly BankAccount[]): boolean {
  const written = ({ owner, bank, sheba, card, number }: BankAccount) =>
    JSON.stringify([owner, bank, sheba, card, number]);
  const known = new Set(before.map(written));
  return after.some((account) => !known.has(written(account)));
}
