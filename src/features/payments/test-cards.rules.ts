/**
 * Card numbers by which the demo card provider behaves as named; every other one has to be confirmed on its bank's
 * page.
 */
export const testCards = {
  /** The bank requires no confirmation. */
  atOnce: '6037990000000014',
  insufficient: '6037990000000022',
  declined: '6037990000000030',
  /** The provider does not answer the shop. */
  silent: '6037990000000048',
} as const;

/** One that has to be confirmed on its bank's page. */
export const ordinaryTestCard = '6104330000000003';
