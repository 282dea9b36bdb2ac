import { expect, test } from 'vitest';
import { costOfGuess, type FreeGuesses } from './guessing.rules.ts';

const free: FreeGuesses = { subject: 20, guesser: 100, network: 300, all: 1_000 };
const none = { subject: 0, guesser: 0, network: 0, all: 0 };

test.each([
  [
    'the last free ones',
    { subject: 20, guesser: 100, network: 300, all: 1_000 },
    0,
    { subject: 0, guesser: 0, network: 0 },
  ],
  ['one past the phone’s', { ...none, subject: 21 }, 16, { subject: 1, guesser: 0, network: 0 }],
  ['five past the phone’s', { ...none, subject: 25 }, 16, { subject: 2, guesser: 0, network: 0 }],
  ['twice the phone’s', { ...none, subject: 40 }, 17, { subject: 16, guesser: 0, network: 0 }],
  ['many times the phone’s', { ...none, subject: 5_000 }, 20, { subject: 60, guesser: 0, network: 0 }],
  ['one past the address’s', { ...none, guesser: 101 }, 16, { subject: 0, guesser: 1, network: 0 }],
  ['twice the address’s', { ...none, guesser: 201 }, 17, { subject: 0, guesser: 32, network: 0 }],
  ['a network that guesses all day', { ...none, network: 9_000 }, 20, { subject: 0, guesser: 0, network: 10 }],
  ['a shop that is guessed at from everywhere', { ...none, all: 20_000 }, 20, { subject: 0, guesser: 0, network: 0 }],
])('%s have the expected cost', (_, counts, bits, pauseSeconds) => {
  expect(costOfGuess(counts, free, 16)).toEqual({ bits, pauseSeconds });
});

test('more guesses never have a lower cost', () => {
  let before = costOfGuess(none, free, 16);
  for (let count = 1; count < 400; count++) {
    const cost = costOfGuess({ subject: count, guesser: count, network: count, all: count }, free, 16);
    expect(cost.bits).toBeGreaterThanOrEqual(before.bits);
    expect(cost.pauseSeconds.subject).toBeGreaterThanOrEqual(before.pauseSeconds.subject);
    expect(cost.pauseSeconds.guesser).toBeGreaterThanOrEqual(before.pauseSeconds.guesser);
    before = cost;
  }
});
