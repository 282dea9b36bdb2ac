export const hourSeconds = 60 * 60;
export const daySeconds = 24 * 60 * 60;

/** Returns the time some seconds after another. */
export function secondsAfter(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1_000);
}
