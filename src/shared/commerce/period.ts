/** What cannot be of a begin and an end, as a code that the screens' texts bear. */
export type PeriodError = 'ends-before-begin';

/** What of a begin and an end cannot be, by its field; what begins at once begins `now`. */
export function periodErrors(beginsAt: string | null, endsAt: string | null, now: Date): { ends_at?: PeriodError } {
  const begin = beginsAt === null ? now : new Date(beginsAt);
  return endsAt !== null && new Date(endsAt) <= begin ? { ends_at: 'ends-before-begin' } : {};
}

/** Whether a period is under way at a moment; one without an end never ends. */
export function periodState(
  { begins_at: beginsAt, ends_at: endsAt }: { readonly begins_at: Date; readonly ends_at: Date | null },
  now: Date,
): 'running' | 'coming' | 'ended' {
  if (endsAt !== null && endsAt <= now) return 'ended';
  return beginsAt > now ? 'coming' : 'running';
}
