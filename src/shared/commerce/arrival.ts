import { weekdayInTehran } from '../tehran-days.ts';
import { formatDay, formatDayOfMonth, monthOfBoth } from '../text/jalali.ts';
import type { Language } from '../language.ts';

/** The period within which a parcel arrives. */
export interface Arrival {
  readonly first: Date;
  readonly last: Date;
}

interface WayToSend {
  readonly min_days: number;
  readonly max_days: number;
}

const dayMs = 86_400_000;
const friday = 5;

/** Returns the time a number of working days after another: Fridays do not count; public holidays are not considered. */
function workingDaysAfter(from: Date, days: number): Date {
  let at = from.getTime();
  for (let left = days; left > 0;) {
    at += dayMs;
    if (weekdayInTehran(new Date(at)) !== friday) left -= 1;
  }
  return new Date(at);
}

/** Returns when a parcel sent at a time arrives: the working days of the shipping method, counted in Tehran. */
export function arrivalOf({ min_days: min, max_days: max }: WayToSend, from: Date): Arrival {
  return { first: workingDaysAfter(from, min), last: workingDaysAfter(from, max) };
}

/** Formats the days of an arrival: one day, or a range whose month is written once. */
export function arrivalText({ first, last }: Arrival, language: Language): string {
  const end = formatDay(last, language);
  if (formatDay(first, language) === end) return end;
  if (language === 'en') return `${formatDay(first, language)} – ${end}`;
  const sameMonth = monthOfBoth(first).jalali.month === monthOfBoth(last).jalali.month;
  return `${sameMonth ? formatDayOfMonth(first) : formatDay(first, language)} تا ${end}`;
}
