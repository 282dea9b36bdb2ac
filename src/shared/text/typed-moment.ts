import { toLatinDigits, toPersianDigits } from './digits.ts';
import { formatJalaliDate } from './jalali.ts';
import type { Language } from '../language.ts';

const tehranWall = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Tehran',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
});

function wallParts(moment: Date): (type: Intl.DateTimeFormatPartTypes) => string {
  const parts = tehranWall.formatToParts(moment);
  return (type) => parts.find((part) => part.type === type)?.value ?? '';
}

/** Returns the instant of a Gregorian local time in Tehran. */
function atTehran(wall: { year: number; month: number; day: number; hour: number; minute: number }): Date {
  const wanted = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute);
  const visibleAt = (moment: number) => {
    const part = wallParts(new Date(moment));
    return Date.UTC(
      Number(part('year')),
      Number(part('month')) - 1,
      Number(part('day')),
      Number(part('hour')),
      Number(part('minute')),
      Number(part('second')),
    );
  };
  return new Date(wanted - (visibleAt(wanted) - wanted));
}

const day = 86_400_000;

/** Returns the Gregorian date of a Jalali one, as a UTC date; null if it does not exist. */
function gregorianDay(year: number, month: number, dayOfMonth: number): Date | null {
  const before = month <= 7 ? (month - 1) * 31 : 186 + (month - 7) * 30;
  // The year begins on the 20th, 21st or 22nd of March: the calendar determines which.
  const about = Date.UTC(year + 621, 2, 21) + (before + dayOfMonth - 1) * day;
  for (const shift of [0, -1, 1, -2, 2]) {
    const noon = new Date(about + shift * day + day / 2);
    const visible = toLatinDigits(formatJalaliDate(noon, 'fa', 'short'))
      .split('/')
      .map(Number);
    if (visible[0] === year && visible[1] === month && visible[2] === dayOfMonth) return noon;
  }
  return null;
}

const typedMoment = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[\s,،]+(\d{1,2}):(\d{2}))?$/;
/** Years below it are Jalali, the others Gregorian. */
const firstGregorianYear = 1700;

/**
 * Parses an entered date and time, `۱۴۰۵/۹/۱ ۱۸:۰۰`, in any digits, in Tehran time; without a time it is midnight. A contemporary Gregorian year is
 * recognised as such. Null for a date that does not exist.
 */
export function parseMoment(text: string): Date | null {
  const found = typedMoment.exec(
    toLatinDigits(text)
      .replace(/[\u200e\u200f]/g, '')
      .trim(),
  );
  if (found === null) return null;
  const [year = 0, month = 0, dayOfMonth = 0, hour = 0, minute = 0] = found
    .slice(1)
    .map((part) => Number((part as string | undefined) ?? 0));
  if (month < 1 || month > 12 || dayOfMonth < 1 || dayOfMonth > 31 || hour > 23 || minute > 59) return null;
  const noon =
    year < firstGregorianYear
      ? gregorianDay(year, month, dayOfMonth)
      : new Date(Date.UTC(year, month - 1, dayOfMonth, 12));
  if (noon === null || (year >= firstGregorianYear && noon.getUTCDate() !== dayOfMonth)) return null;
  return atTehran({ year: noon.getUTCFullYear(), month: noon.getUTCMonth() + 1, day: noon.getUTCDate(), hour, minute });
}

/** Formats a time as {@link parseMoment} reads it, in the language's calendar and digits: ۱۴۰۵/۰۹/۰۱ ۱۸:۰۰ or 2026/11/22 18:00. */
export function writeMoment(moment: Date, language: Language): string {
  const part = wallParts(moment);
  const time = `${part('hour').padStart(2, '0')}:${part('minute').padStart(2, '0')}`;
  if (language === 'fa') return `${formatJalaliDate(moment, 'fa', 'short')} ${toPersianDigits(time)}`;
  return `${part('year')}/${part('month').padStart(2, '0')}/${part('day').padStart(2, '0')} ${time}`;
}
