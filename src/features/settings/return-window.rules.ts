/** The name of the owner's setting (settings.tables.ts). */
export const returnsSetting = 'returns';

const deliveredReturnDays = 7;

/** Returns the number of days for returns: the owner's setting, or a week; 0 when returns are not accepted. */
export function returnDaysFrom(stored: unknown): number {
  const days = typeof stored === 'object' && stored !== null && 'days' in stored ? stored.days : null;
  return typeof days === 'number' && days >= 0 ? days : deliveredReturnDays;
}
