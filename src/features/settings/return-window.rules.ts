/** The name under which the owner's decision is stored (settings.tables.ts). */
export const returnsSetting = 'returns';

const deliveredReturnDays = 7;

/** For how many days goods can be given back: what the owner decided, or a week; 0 where they are not taken back. */
export function returnDaysFrom(stored: unknown): number {
  const days = typeof stored === 'object' && stored !== null && 'days' in stored ? stored.days : null;
  return typeof days === 'number' && days >= 0 ? days : deliveredReturnDays;
}
