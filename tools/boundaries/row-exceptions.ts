/** Who may read the rows of every other feature, and why. Nobody may write them. */
export const mayReadAll: Readonly<Record<string, string>> = {
  reports:
    'Figures and books are counted over all rows of the shop at once, and prove by them that the owners keep their word.',
  privacy: 'What a customer may ask to see of their data lies in every feature that keeps some.',
};
