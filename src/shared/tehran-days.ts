/** Tehran's offset from UTC; constant since daylight saving time was abolished in 2022. */
const offsetMs = 3.5 * 3_600_000;
const dayMs = 86_400_000;

/** Returns the date in Tehran at a time, `2026-11-21`. */
export function dayInTehran(at: Date): string {
  return new Date(at.getTime() + offsetMs).toISOString().slice(0, 10);
}

/** Returns the day of the week in Tehran at a time: 0 is Sunday, 5 Friday. */
export function weekdayInTehran(at: Date): number {
  return new Date(at.getTime() + offsetMs).getUTCDay();
}

/** Returns the start of a date in Tehran, `2026-11-21`, which its field has validated. */
export function startOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - offsetMs);
}

/** Returns the end of a date in Tehran, exclusive. */
export function endOfDay(day: string): Date {
  return new Date(startOfDay(day).getTime() + dayMs);
}

/** Returns the start of a period of days in Tehran that ends with today. */
export function startOfDays(days: number, now: Date): Date {
  return new Date(startOfDay(dayInTehran(now)).getTime() - (days - 1) * dayMs);
}
