import { describe, expect, test } from 'vitest';
import { isOnline, queueRank, waitingAfter } from './chat.rules.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, minute));

describe('the queue of the staff', () => {
  test('the longest waiting are first, then the last answered', () => {
    const conversations = [
      { name: 'answered at 50', waitingSince: null, lastAt: at(50) },
      { name: 'waiting since 30', waitingSince: at(30), lastAt: at(55) },
      { name: 'answered at 20', waitingSince: null, lastAt: at(20) },
      { name: 'waiting since 10', waitingSince: at(10), lastAt: at(10) },
    ];
    expect(conversations.sort((one, other) => queueRank(one) - queueRank(other)).map(({ name }) => name)).toEqual([
      'waiting since 10',
      'waiting since 30',
      'answered at 50',
      'answered at 20',
    ]);
  });

  test.each([
    ['the first message begins the wait', 'customer', null, at(5), at(5)],
    ['another one does not begin it anew', 'customer', at(1), at(5), at(1)],
    ['an answer ends it', 'staff', at(1), at(5), null],
    ['a second answer changes nothing', 'staff', null, at(5), null],
  ] as const)('%s', (_, by, before, sentAt, after) => {
    expect(waitingAfter(by, before, sentAt)).toEqual(after);
  });
});

describe('being there', () => {
  test.each([
    ['just seen', { seenAt: at(10), available: true }, true],
    ['seen long ago', { seenAt: at(8), available: true }, false],
    ['never seen', { seenAt: null, available: true }, false],
    ['there, and not to be seen', { seenAt: at(10), available: false }, false],
  ])('%s', (_, person, online) => {
    expect(isOnline(person, at(10))).toBe(online);
  });
});
