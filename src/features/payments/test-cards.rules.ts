/** Card numbers for which the demo card provider behaves as named; any other requires confirmation on its bank's page. */
export const testCards = {
  /** The bank requires no confirmation. */
  atOnce: '6037990000000014',
  insufficient: '6037990000000022',
  declined: '6037990000000030',
  /** The provider does not respond to the shop. */
  silent: '6037990000000048',
} as const;

/** A card that requires confirmation on its bank's page. */
export const ordinaryTestCard = '6104330000000003';
