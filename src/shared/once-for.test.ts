import { expect, test } from 'vitest';
import { onceFor } from './once-for.ts';

test('what is made of a value is made once for it, and anew for the next', () => {
  let times = 0;
  const lengthOf = onceFor((list: readonly string[]) => {
    times += 1;
    return list.length;
  });
  const one = ['a'];
  expect([lengthOf(one), lengthOf(one), lengthOf(['a', 'b'])]).toEqual([1, 1, 2]);
  expect(times).toBe(2);
});
