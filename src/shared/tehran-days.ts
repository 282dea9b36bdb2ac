/** How far Tehran's clocks are ahead of UTC; they stand still since 2022, when summer time was ended. */
const offsetMs = 3.5 * 3_600_000;
const dayMs = 86_400_000;

/** The day in Tehran at a moment, `2026-11-21`. */
export function dayInTehran(at: Date): string {
  return new Date(at.getTime() + offsetMs).toISOString().slice(0, 10);
}

/** The day of the week in Tehran at a moment: 0 is Sunday, 5 Friday. */
export function weekdayInTehran(at: Date): number {
  return new Date(at.getTime() + offsetMs).getUTCDay();
}

/** The first moment of a day of Tehran's, `2026-11-21`, of which its field has made sure. */
export function startOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - offsetMs);
}

/** The first moment after a day of Tehran's. */
export function endOfDay(day: string): Date {
  return new Date(startOfDay(day).getTime() + dayMs);
}

/** The first moment of so many days of Tehran's, today the last of them. */
export function startOfDays(days: number, now: Date): Date {
  return new Date(startOfDay(dayInTehran(now)).getTime() - (days - 1) * dayMs);
}
