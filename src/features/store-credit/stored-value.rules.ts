/** The kinds of stored value. A gift card would be another one, with its own columns for the code: ledger and tenders need no change. */
export const storedValueKinds = ['store-credit'] as const;
