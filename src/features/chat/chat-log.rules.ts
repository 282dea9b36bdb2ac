import type { Message } from './chat.contract.ts';

/** What is known of a conversation on a screen. */
export interface ChatLog {
  /** In their order, each once. */
  readonly messages: readonly Message[];
  /** Up to which number nothing is missing: from there a broken connection is read on. */
  readonly upTo: number;
}

export const emptyLog: ChatLog = { messages: [], upTo: 0 };

/**
 * Takes in messages however they came: from a page, the stream, or as the answer to one that was sent, which may be ahead
 * of the stream. One that is known already is replaced, so that nothing stands there twice.
 */
export function withMessages(log: ChatLog, incoming: readonly Message[]): ChatLog {
  const byNumber = new Map([...log.messages, ...incoming].map((message) => [message.number, message]));
  let upTo = log.upTo;
  while (byNumber.has(upTo + 1)) upTo += 1;
  return { messages: [...byNumber.values()].sort((one, other) => one.number - other.number), upTo };
}

/** The newest page of a conversation: nothing is missing between it and the present. */
export function startedWith(page: readonly Message[]): ChatLog {
  return { messages: [...page], upTo: page.at(-1)?.number ?? 0 };
}

/** A row of the screen: a day's name, or a message. */
export type LogRow<Item> = { readonly day: string } | { readonly item: Item };

/** Messages with the day before each first one of it; `dayOf` names the day of a moment. */
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
