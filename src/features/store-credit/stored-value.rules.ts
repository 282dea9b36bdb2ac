/** What value can be stored as. A gift card is one more, with columns of its own for its code: ledger and tenders stay as they are. */
export const storedValueKinds = ['store-credit'] as const;
