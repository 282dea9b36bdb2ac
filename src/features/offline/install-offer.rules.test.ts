import { expect, test } from 'vitest';
import { mayOfferInstalling, pastOfferText, readPastOffer, type PastOffer } from './install-offer.rules.ts';

const day = 86_400_000;
const at = 1_790_000_000_000;

test.each<[what: string, past: PastOffer | null, days: number, may: boolean]>([
  ['never offered', null, 0, true],
  ['it passed unseen yesterday', { ended: 'passed', at }, 1, false],
  ['it passed unseen a week ago', { ended: 'passed', at }, 7, true],
  ['it was closed a month ago', { ended: 'closed', at }, 30, false],
  ['it was closed a quarter of a year ago', { ended: 'closed', at }, 90, true],
  ['the shop was installed years ago', { ended: 'installed', at }, 2_000, false],
])('HOME-01 %s, after %3$d days: %4$s', (_, past, days, may) => {
  expect(mayOfferInstalling(past, at + days * day)).toBe(may);
});

test.each([
  [null, null],
  ['', null],
  ['closed', null],
  ['closed soon', null],
  ['sold 12', null],
  ['closed 12', { ended: 'closed', at: 12 }],
])('parses the stored value %j', (text, past) => {
  expect(readPastOffer(text)).toEqual(past);
});

test('a stored value is read back', () => {
  expect(readPastOffer(pastOfferText({ ended: 'installed', at }))).toEqual({ ended: 'installed', at });
});
