/** The name under which the owner's decision is kept (settings.tables.ts). */
export const returnsSetting = 'returns';

const deliveredReturnDays = 7;

/** For how many days goods can be given back: what the owner decided, or a week; 0 where they are not taken back. */
export function returnDaysFrom(kept: unknown): number {
  const days = typeof kept === 'object' && kept !== null && 'days' in kept ? kept.days : null;
  return typeof days === 'number' && days >= 0 ? days : deliveredReturnDays;
}
