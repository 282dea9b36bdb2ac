import { describe, expect, test } from 'vitest';
import { readCursor, writeCursor } from './cursor.ts';

describe('a cursor', () => {
  test.each(['stock', 'pinned-results'])('of the order %s is read by that order only', (order) => {
    const text = writeCursor(order, { key: -15, id: 12 });
    expect(readCursor(order, text)).toEqual({ key: -15, id: 12 });
    expect(readCursor('other', text)).toBeNull();
  });

  test.each([1.5, -1.5, 1e-300])('with the fraction %s is accepted only where ranks are sorted', (key) => {
    const text = writeCursor('rating', { key, id: 3 });
    expect(readCursor('rating', text)).toBeNull();
    expect(readCursor('rating', text, { fractions: true })).toEqual({ key, id: 3 });
  });

  test('a cursor with extra characters is invalid', () => {
    const text = writeCursor('stock', { key: 1, id: 12 });
    for (const other of [`${text}\u0000`, `${text}=`, ` ${text}`, `${text}*`, text.replace(/.$/, '$&\n')])
      expect(readCursor('stock', other)).toBeNull();
  });

  test.each(['', 'bm9uZQ', 'stock:1:2', Buffer.from('stock:NaN:1').toString('base64url')])('%s is invalid', (text) => {
    expect(readCursor('stock', text)).toBeNull();
  });
});
