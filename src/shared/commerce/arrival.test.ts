import { describe, expect, it } from 'vitest';
import { arrivalOf, arrivalText } from './arrival.ts';

// A Tuesday, noon in Tehran: ۳ آذر ۱۴۰۵.
const tuesday = new Date('2026-11-24T08:30:00Z');

describe('arrivalOf', () => {
  it('counts working days, excluding Fridays', () => {
    expect(arrivalText(arrivalOf({ min_days: 1, max_days: 1 }, tuesday), 'fa')).toBe('چهارشنبه ۴ آذر');
    expect(arrivalText(arrivalOf({ min_days: 3, max_days: 7 }, tuesday), 'fa')).toBe('شنبه ۷ تا چهارشنبه ۱۱ آذر');
    expect(arrivalText(arrivalOf({ min_days: 3, max_days: 7 }, tuesday), 'en')).toBe(
      'Saturday, November 28 – Wednesday, December 2',
    );
  });

  it('uses the day in Tehran, which begins before the day in London', () => {
    const lateOnThursday = new Date('2026-11-26T20:00:00Z');
    const friday = new Date('2026-11-26T21:00:00Z');
    expect(arrivalText(arrivalOf({ min_days: 1, max_days: 1 }, lateOnThursday), 'fa')).toBe('شنبه ۷ آذر');
    expect(arrivalText(arrivalOf({ min_days: 1, max_days: 1 }, friday), 'fa')).toBe('شنبه ۷ آذر');
  });

  it('names both months where the days span two', () => {
    const endOfMonth = new Date('2026-11-18T08:30:00Z');
    expect(arrivalText(arrivalOf({ min_days: 1, max_days: 5 }, endOfMonth), 'fa')).toBe(
      'پنجشنبه ۲۸ آبان تا سه‌شنبه ۳ آذر',
    );
  });

  it('arrives today where a shipping method takes no days', () => {
    expect(arrivalText(arrivalOf({ min_days: 0, max_days: 0 }, tuesday), 'fa')).toBe('سه‌شنبه ۳ آذر');
  });
});
