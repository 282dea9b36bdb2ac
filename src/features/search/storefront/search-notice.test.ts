import { expect, test } from 'vitest';
import { searchMessages } from '../search.messages.ts';
import { headingOf, nothingFor, noticeOf } from './search-notice.ts';

const t = searchMessages.fa;
const answer = { data: [{}] as never[], corrected: null, left_out: [] };

test('SRCH-01 corrected words are reported with the dropped ones', () => {
  const notice = noticeOf({ ...answer, corrected: 'کفش جیر', left_out: ['صورتی'] }, 'کفش صورتی جیغ', t);
  expect(notice).toBe(`${t.corrected('کفش جیر', 'کفش صورتی جیغ')} ${t.leftOut(['صورتی'])}`);
  expect(noticeOf({ ...answer, left_out: ['صورتی'] }, 'کفش صورتی', t)).toBe(t.leftOut(['صورتی']));
});

test('SRCH-01 no results are reported with the corrected words', () => {
  const none = { ...answer, data: [], corrected: 'گوشی' };
  expect(noticeOf(none, "',ad", t)).toBeNull();
  expect(nothingFor(none, "',ad", t)).toBe(t.nothing('گوشی'));
  expect(nothingFor(null, 'گوشی', t)).toBe(t.nothing('گوشی'));
});

test('SRCH-01 the heading mentions results only when there are some', () => {
  const searched = { q: 'مانتو', tag: '', image: '' };
  expect(headingOf(searched, answer, t)).toBe(t.resultsFor('مانتو'));
  expect(headingOf(searched, { data: [] }, t)).toBe(t.searchedFor('مانتو'));
  expect(headingOf({ ...searched, q: '', tag: 'هدیه' }, { data: [] }, t)).toBe(t.taggedWith('هدیه'));
});
