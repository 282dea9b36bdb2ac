/** Owners that may read the rows of every other feature, and why. */
export const mayReadAll: Readonly<Record<string, string>> = {
  reports:
    'Figures and books are counted over all rows of the shop at once, and prove by them that the owners keep their word.',
  privacy: 'What a customer may ask to see of their data lies in every feature that stores some.',
};

/** Files that may write the rows of every other feature, and why. */
export const mayWriteAll: Readonly<Record<string, string>> = {
  'src/features/privacy/server/erasure.store.ts':
    'What becomes of a customer in every table is one list in one order (erasure.rules.ts), which a test compares with the keys that the database knows: in parts beside 25 owners, nobody would see that one is missing.',
};
