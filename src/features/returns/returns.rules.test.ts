import { describe, expect, test } from 'vitest';
import { returnStates } from './returns.contract.ts';
import { returnError, returnLife, returnStatesBefore } from './returns.rules.ts';

const lines = [
  { position: 1, quantity: 3, returned: 1 },
  { position: 2, quantity: 1, returned: 0 },
];

describe('returnable goods', () => {
  test.each<[string, Parameters<typeof returnError>[0], number[], ReturnType<typeof returnError>]>([
    ['what is left of a line', [{ position: 1, quantity: 2 }], [], null],
    [
      'of two lines at once',
      [
        { position: 1, quantity: 1 },
        { position: 2, quantity: 1 },
      ],
      [],
      null,
    ],
    ['not what has come back before', [{ position: 1, quantity: 3 }], [], 'return-too-many'],
    ['not a line that is none', [{ position: 9, quantity: 1 }], [], 'return-too-many'],
    [
      'not one line twice',
      [
        { position: 1, quantity: 1 },
        { position: 1, quantity: 1 },
      ],
      [],
      'return-too-many',
    ],
    ['not while a return of the line is open', [{ position: 2, quantity: 1 }], [2], 'return-under-way'],
  ])('%s', (_, wanted, open, error) => {
    expect(returnError(wanted, lines, open)).toBe(error);
  });
});

test('only an approved return is refunded, and final states do not change', () => {
  expect(returnStatesBefore('done')).toEqual(['approved']);
  expect(returnStatesBefore('refused')).toEqual(['asked', 'approved']);
  expect(returnStates.filter((state) => returnLife[state].length === 0)).toEqual(['refused', 'done']);
});
