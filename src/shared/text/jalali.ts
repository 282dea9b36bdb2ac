import { inDigitsOf, toLatinDigits, toPersianDigits } from './digits.ts';
import type { Language } from '../language.ts';

/** The format of a date: ۲۹ آبان ۱۴۰۵, or ۱۴۰۵/۰۸/۲۹, or with the time. */
export type DateStyle = 'long' | 'short' | 'with-time';

const timeZone = 'Asia/Tehran';

// fa-IR's own order ("۱۴۰۵ آبان ۲۹") is wrong in Persian, so the parts are arranged here.
const jalaliLong = new Intl.DateTimeFormat('fa-IR-u-ca-persian', {
  timeZone,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const jalaliShort = new Intl.DateTimeFormat('fa-IR-u-ca-persian', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const gregorianLong = new Intl.DateTimeFormat('en-US', { timeZone, day: 'numeric', month: 'long', year: 'numeric' });
const gregorianShort = new Intl.DateTimeFormat('en-US', { timeZone, day: 'numeric', month: 'short', year: 'numeric' });
const gregorianNumbers = new Intl.DateTimeFormat('en-US', { timeZone, month: 'numeric', year: 'numeric' });
const clockTime = new Intl.DateTimeFormat('en-US', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function partsOf(format: Intl.DateTimeFormat, date: Date): (type: Intl.DateTimeFormatPartTypes) => string {
  const parts = format.formatToParts(date);
  return (type) => parts.find((part) => part.type === type)?.value ?? '';
}

function persianDate(date: Date, style: DateStyle): string {
  if (style === 'short') {
    const part = partsOf(jalaliShort, date);
    return `${part('year')}/${part('month')}/${part('day')}`;
  }
  const part = partsOf(jalaliLong, date);
  const day = `${part('day')} ${part('month')} ${part('year')}`;
  return style === 'long' ? day : `${day}، ساعت ${toPersianDigits(clockTime.format(date))}`;
}

function englishDate(date: Date, style: DateStyle): string {
  const part = partsOf(style === 'short' ? gregorianShort : gregorianLong, date);
  const day = `${part('month')} ${part('day')}, ${part('year')}`;
  return style === 'with-time' ? `${day}, ${clockTime.format(date)}` : day;
}

/** Formats a date in Tehran: Jalali for Persian, Gregorian for English. */
export function formatJalaliDate(date: Date, language: Language, style: DateStyle): string {
  return language === 'fa' ? persianDate(date, style) : englishDate(date, style);
}

const jalaliDay = new Intl.DateTimeFormat('fa-IR-u-ca-persian', {
  timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const gregorianDay = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', day: 'numeric', month: 'long' });

/** Formats a date near today, with the weekday and without the year: سه‌شنبه ۱۰ آذر, Tuesday, December 1. */
export function formatDay(date: Date, language: Language): string {
  if (language === 'en') return gregorianDay.format(date);
  return `${formatDayOfMonth(date)} ${partsOf(jalaliDay, date)('month')}`;
}

/** Formats a day beside its month in Persian: شنبه ۷. */
export function formatDayOfMonth(date: Date): string {
  const part = partsOf(jalaliDay, date);
  return `${part('weekday')} ${part('day')}`;
}

/** Formats the time of day in Tehran, ۱۷:۰۵. */
export function formatClock(date: Date, language: Language): string {
  return inDigitsOf(clockTime.format(date), language);
}

/** Returns the Jalali year of a time in Tehran, 1405. */
export function jalaliYear(date: Date): number {
  return Number(toLatinDigits(partsOf(jalaliLong, date)('year')));
}

/** Returns the month of a time in Tehran in both calendars: the eighth of 1405 is the eleventh of 2026. */
export function monthOfBoth(date: Date): {
  jalali: { year: number; month: number };
  gregorian: { year: number; month: number };
} {
  const monthBy = (part: (type: Intl.DateTimeFormatPartTypes) => string) => ({
    year: Number(toLatinDigits(part('year'))),
    month: Number(toLatinDigits(part('month'))),
  });
  return { jalali: monthBy(partsOf(jalaliShort, date)), gregorian: monthBy(partsOf(gregorianNumbers, date)) };
}

/** The parts of a countdown in the language's digits; hours, minutes and seconds have two. */
export interface CountdownParts {
  readonly days: string;
  readonly hours: string;
  readonly minutes: string;
  readonly seconds: string;
}

// Rounded up, so that a countdown displays zero only when the time is over.
const secondsIn = (milliseconds: number): number => Math.max(0, Math.ceil(milliseconds / 1000));

/** Returns the remaining time as the parts of a countdown; all zeros if it is over. */
export function formatDuration(milliseconds: number, language: Language): CountdownParts {
  const total = secondsIn(milliseconds);
  const pair = (value: number) => inDigitsOf(String(value).padStart(2, '0'), language);
  return {
    days: inDigitsOf(String(Math.floor(total / 86_400)), language),
    hours: pair(Math.floor(total / 3_600) % 24),
    minutes: pair(Math.floor(total / 60) % 60),
    seconds: pair(total % 60),
  };
}

/** Formats a short wait, ۰۱:۵۹; from an hour on ۱:۰۰:۰۰. */
export function formatWait(milliseconds: number, language: Language): string {
  const { minutes, seconds } = formatDuration(milliseconds, language);
  const hours = Math.floor(secondsIn(milliseconds) / 3_600);
  return hours > 0 ? `${inDigitsOf(String(hours), language)}:${minutes}:${seconds}` : `${minutes}:${seconds}`;
}

const ago: Readonly<Record<Language, Intl.RelativeTimeFormat>> = {
  fa: new Intl.RelativeTimeFormat('fa-IR'),
  en: new Intl.RelativeTimeFormat('en-US'),
};
const atOnce: Readonly<Record<Language, Intl.RelativeTimeFormat>> = {
  fa: new Intl.RelativeTimeFormat('fa-IR', { numeric: 'auto' }),
  en: new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }),
};

const unitsInSeconds = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Formats the distance of a time from now: ۳ روز پیش, in 2 hours; within a minute it is "now". */
export function formatRelativeTime(date: Date, now: Date, language: Language): string {
  const seconds = (date.getTime() - now.getTime()) / 1000;
  for (const [unit, length] of unitsInSeconds) {
    if (Math.abs(seconds) >= length) return ago[language].format(Math.trunc(seconds / length), unit);
  }
  return atOnce[language].format(0, 'second');
}
