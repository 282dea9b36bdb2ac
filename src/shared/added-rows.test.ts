import { expect, test } from 'vitest';
import { addedRows } from './added-rows.ts';

const isStored = ({ id }: { id: number | null }) => id !== null;
const row = (key: string, id: number | null = null) => ({ key, id });

test('rows added by a save are found in order among existing rows and around a removed one', () => {
  const stored = [row('1', 1), row('7', 7), row('8', 8)];
  expect([...addedRows([row('1', 1), row('a'), row('b')], stored, isStored)]).toEqual([
    ['a', stored[1]],
    ['b', stored[2]],
  ]);
  expect(addedRows([row('1', 1)], [row('1', 1)], isStored).size).toBe(0);
});

test("with an unexpected number of rows none is treated as one's own", () => {
  expect(addedRows([row('a')], [row('7', 7), row('8', 8)], isStored).size).toBe(0);
});
