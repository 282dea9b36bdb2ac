import { weekdayInTehran } from '../tehran-days.ts';
import { formatDay, formatDayOfMonth, monthOfBoth } from '../text/jalali.ts';
import type { Language } from '../language.ts';

/** Between which two moments a parcel comes. */
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

/** The moment that lies so many working days after another: Fridays do not count; public holidays are not known here. */
function workingDaysAfter(from: Date, days: number): Date {
  let at = from.getTime();
  for (let left = days; left > 0;) {
    at += dayMs;
    if (weekdayInTehran(new Date(at)) !== friday) left -= 1;
  }
  return new Date(at);
}

/** When what is sent from a moment on arrives: the working days of the way to send it, counted in Tehran. */
export function arrivalOf({ min_days: min, max_days: max }: WayToSend, from: Date): Arrival {
  return { first: workingDaysAfter(from, min), last: workingDaysAfter(from, max) };
}

/** The days of an arrival in words: one day, or from one to another, whose month is written once. */
export function arrivalText({ first, last }: Arrival, language: Language): string {
  const end = formatDay(last, language);
  if (formatDay(first, language) === end) return end;
  if (language === 'en') return `${formatDay(first, language)} – ${end}`;
  const sameMonth = monthOfBoth(first).jalali.month === monthOfBoth(last).jalali.month;
  return `${sameMonth ? formatDayOfMonth(first) : formatDay(first, language)} تا ${end}`;
}
