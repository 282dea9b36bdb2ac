import { expect, test } from 'vitest';
import { onceFor } from './once-for.ts';

test('a derived value is computed once per value, and again for the next', () => {
  let times = 0;
  const lengthOf = onceFor((list: readonly string[]) => {
    times += 1;
    return list.length;
  });
  const one = ['a'];
  expect([lengthOf(one), lengthOf(one), lengthOf(['a', 'b'])]).toEqual([1, 1, 2]);
  expect(times).toBe(2);
});
