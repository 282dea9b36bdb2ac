import { expect, test } from 'vitest';
import { batched } from './batched.ts';
import type { Shop } from '../shop.ts';

const shop = {} as Shop;

/** A doubling that waits until released, and records which numbers were batched. */
function slowDoubling({ failsWith, state = '22003' }: { failsWith?: number; state?: string } = {}) {
  const together: (readonly number[])[] = [];
  const doors: (() => void)[] = [];
  const double = batched<number, number>({
    keyOf: String,
    run: async (_, given) => {
      together.push(given);
      await new Promise<void>((resolve) => doors.push(resolve));
      if (failsWith !== undefined && given.includes(failsWith))
        throw Object.assign(new Error(`not ${failsWith}`), { severity: 'ERROR', code: state });
      return given.map((one) => one * 2);
    },
  });
  const letGo = async () => {
    while (doors.length > 0) {
      doors.shift()?.();
      await new Promise(setImmediate);
    }
  };
  return { together, letGo, double: (given: number) => double(shop, given) };
}

test('a single item runs at once, concurrent ones run together, and each gets its own result', async () => {
  const { together, letGo, double } = slowDoubling();
  const answers = Promise.all([1, 2, 3, 4, 5].map(double));
  expect(together).toEqual([[1], [2]]);
  await letGo();
  expect(together).toEqual([[1], [2], [3, 4, 5]]);
  expect(await answers).toEqual([2, 4, 6, 8, 10]);
});

test('two items with the same key never run in one batch', async () => {
  const { together, letGo, double } = slowDoubling();
  const answers = Promise.all([1, 2, 7, 7, 8, 7].map(double));
  await letGo();
  expect(together).toEqual([[1], [2], [7, 8], [7], [7]]);
  expect(await answers).toEqual([2, 4, 14, 14, 16, 14]);
});

test('after a batch error each item is tried alone, and only the invalid one fails', async () => {
  const { together, letGo, double } = slowDoubling({ failsWith: 4 });
  const answers = Promise.allSettled([1, 2, 3, 4, 5].map(double));
  await letGo();
  expect(together).toEqual([[1], [2], [3, 4, 5], [3], [4], [5]]);
  expect(
    (await answers).map((answer) => (answer.status === 'fulfilled' ? answer.value : String(answer.reason))),
  ).toEqual([2, 4, 6, 'Error: not 4', 10]);
});

test('when the database is lost or too slow all items fail, and nothing is retried', async () => {
  for (const state of ['57014', '57P01', '08006']) {
    const { together, letGo, double } = slowDoubling({ failsWith: 4, state });
    const answers = Promise.allSettled([1, 2, 3, 4, 5].map(double));
    await letGo();
    expect(together).toEqual([[1], [2], [3, 4, 5]]);
    expect((await answers).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
      'rejected',
    ]);
  }
});

test('reads have no key, and the same rows may be read for several callers in one batch', async () => {
  const together: (readonly string[])[] = [];
  const length = batched<string, number>({
    run: async (_, words) => {
      together.push(words);
      await new Promise(setImmediate);
      return words.map((word) => word.length);
    },
  });
  expect(await Promise.all(['a', 'bb', 'ccc', 'ccc', 'dd'].map((word) => length(shop, word)))).toEqual([1, 2, 3, 3, 2]);
  expect(together).toEqual([['a'], ['bb', 'ccc', 'ccc', 'dd']]);
});

test('a batch has fifty items at most', async () => {
  const { together, letGo, double } = slowDoubling();
  const answers = Promise.all(Array.from({ length: 120 }, (_, number) => double(number)));
  await letGo();
  expect(together.map((given) => given.length)).toEqual([1, 1, 50, 50, 18]);
  expect(await answers).toHaveLength(120);
});
