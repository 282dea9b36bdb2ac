/** What cannot be of a begin and an end, as a code that the screens' texts bear. */
export type PeriodError = 'ends-before-begin';

interface Period {
  readonly begins_at: Date;
  readonly ends_at: Date | null;
}

/** When a period begins as it will be stored: what begins at once begins `now`, unless it runs already and goes on from its own begin. */
export function storedBegin(beginsAt: string | null, before: Period | null, now: Date): Date {
  if (beginsAt !== null) return new Date(beginsAt);
  return before !== null && periodState(before, now) === 'running' ? before.begins_at : now;
}

/** What of a begin and an end cannot be, by its field; the begin is the one that will be stored. */
export function periodErrors(beginsAt: Date, endsAt: string | null): { ends_at?: PeriodError } {
  return endsAt !== null && new Date(endsAt) <= beginsAt ? { ends_at: 'ends-before-begin' } : {};
}

/** Whether a period is under way at a moment; one without an end never ends. */
export function periodState(
  { begins_at: beginsAt, ends_at: endsAt }: Period,
  now: Date,
): 'running' | 'coming' | 'ended' {
  if (endsAt !== null && endsAt <= now) return 'ended';
  return beginsAt > now ? 'coming' : 'running';
}
