import { describe, expect, test } from 'vitest';
import { emptyLog, startedWith, withDays, withMessages } from './chat-log.rules.ts';
import type { Message } from './chat.contract.ts';

const message = (number: number, text = `${number}`): Message => ({
  number,
  by: 'customer',
  author: null,
  client_id: `${number}`,
  text,
  files: [],
  sent_at: '2026-11-20T08:00:00.000Z',
});
const numbers = (log: { messages: readonly Message[] }) => log.messages.map(({ number }) => number);

describe('ACC-07 what a screen knows of a conversation', () => {
  test('messages are in order, each once, however they arrived', () => {
    const log = [[message(2)], [message(1)], [message(2), message(3)]].reduce(withMessages, emptyLog);
    expect(numbers(log)).toEqual([1, 2, 3]);
    expect(log.upTo).toBe(3);
  });

  test('a response ahead of the stream does not hide missing messages', () => {
    const log = withMessages(startedWith([message(7), message(8)]), [message(10)]);
    expect(log.upTo).toBe(8);
    expect(withMessages(log, [message(9)]).upTo).toBe(10);
  });

  test('loading older pages does not change where the stream continues', () => {
    const log = withMessages(startedWith([message(31)]), [message(29), message(30)]);
    expect(numbers(log)).toEqual([29, 30, 31]);
    expect(log.upTo).toBe(31);
  });

  test('a message that arrives again replaces the former one', () => {
    expect(
      withMessages(startedWith([message(1, 'old')]), [message(1, 'fresh')]).messages.map(({ text }) => text),
    ).toEqual(['fresh']);
  });

  test('a day is displayed before its first message', () => {
    const items = [{ at: '2026-11-20T08:00:00Z' }, { at: '2026-11-20T09:00:00Z' }, { at: '2026-11-21T08:00:00Z' }];
    expect(withDays(items, (at) => at.toISOString().slice(0, 10))).toEqual([
      { day: '2026-11-20' },
      { item: items[0] },
      { item: items[1] },
      { day: '2026-11-21' },
      { item: items[2] },
    ]);
  });
});
