/** The error of a begin and an end, as a code for which screens have texts. */
export type PeriodError = 'ends-before-begin';

interface Period {
  readonly begins_at: Date;
  readonly ends_at: Date | null;
}

/** Returns the begin of a period as it will be stored: an immediate one begins `now`, unless it is already running and retains its own begin. */
export function storedBegin(beginsAt: string | null, before: Period | null, now: Date): Date {
  if (beginsAt !== null) return new Date(beginsAt);
  return before !== null && periodState(before, now) === 'running' ? before.begins_at : now;
}

/** Returns the errors of a begin and an end, by field; the begin is the one that will be stored. */
export function periodErrors(beginsAt: Date, endsAt: string | null): { ends_at?: PeriodError } {
  return endsAt !== null && new Date(endsAt) <= beginsAt ? { ends_at: 'ends-before-begin' } : {};
}

/** Returns whether a period is scheduled, running or over at a time; one without an end never ends. */
export function periodState(
  { begins_at: beginsAt, ends_at: endsAt }: Period,
  now: Date,
): 'running' | 'coming' | 'ended' {
  if (endsAt !== null && endsAt <= now) return 'ended';
  return beginsAt > now ? 'coming' : 'running';
}
