import { describe, expect, test } from 'vitest';
import { likeText, orderSearch } from './order-search.rules.ts';

describe('order search by staff', () => {
  test.each([
    ['۴۵۲۱۳۶۷۸', { digits: '45213678' }],
    ['0912 123 45 67', { digits: '9121234567' }],
    ['+98 912-123-4567', { digits: '9121234567' }],
    ['۰۹۱۲', { digits: '912' }],
    ['98123456', { digits: '98123456' }],
    ['كريمي', { letters: 'کریمی' }],
    ['نیک‌نام', { letters: 'نیک نام' }],
    ['Sara', { letters: 'sara' }],
  ])('%s', (typed, wanted) => {
    expect(orderSearch(typed)).toEqual(wanted);
  });

  test('LIKE wildcards match literally', () => {
    expect(likeText('100%_\\')).toBe('100\\%\\_\\\\');
  });
});
