import type { Message } from './chat.contract.ts';

/** The messages of a conversation that a screen has loaded. */
export interface ChatLog {
  /** In order, each message once. */
  readonly messages: readonly Message[];
  /** The number up to which no message is missing: a broken connection resumes from there. */
  readonly upTo: number;
}

export const emptyLog: ChatLog = { messages: [], upTo: 0 };

/**
 * Adds messages from any source: a page, the stream, or the response to a sent one, which may be ahead of the stream. A message already in the log is
 * replaced, so that none is duplicated.
 */
export function withMessages(log: ChatLog, incoming: readonly Message[]): ChatLog {
  const byNumber = new Map([...log.messages, ...incoming].map((message) => [message.number, message]));
  let upTo = log.upTo;
  while (byNumber.has(upTo + 1)) upTo += 1;
  return { messages: [...byNumber.values()].sort((one, other) => one.number - other.number), upTo };
}

/** Returns a log that starts with the newest page: nothing is missing between it and the present. */
export function startedWith(page: readonly Message[]): ChatLog {
  return { messages: [...page], upTo: page.at(-1)?.number ?? 0 };
}

/** A row on the screen: a day's heading, or a message. */
export type LogRow<Item> = { readonly day: string } | { readonly item: Item };

/** Inserts a day row before each day's first message; `dayOf` returns the name of a moment's day. */
export function withDays<Item extends { readonly at: string }>(
  items: readonly Item[],
  dayOf: (at: Date) => string,
): LogRow<Item>[] {
  let last = '';
  return items.flatMap((item): LogRow<Item>[] => {
    const day = dayOf(new Date(item.at));
    const rows = day === last ? [{ item }] : [{ day }, { item }];
    last = day;
    return rows;
  });
}
