import { expect, test } from 'vitest';
import { RequestKey } from './request-key.ts';

test('the same body tried again bears the same key; a corrected one, and the same after it was sent, bear others', () => {
  const key = new RequestKey();
  const first = key.for({ text: 'سلام' });
  expect(key.for({ text: 'سلام' })).toBe(first);
  const corrected = key.for({ text: 'سلام.' });
  expect(corrected).not.toBe(first);
  key.done();
  expect(key.for({ text: 'سلام.' })).not.toBe(corrected);
});
