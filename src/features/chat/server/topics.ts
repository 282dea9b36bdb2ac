import type { Side } from '../chat.contract.ts';

/** What open streams listen to. */
export const topics = {
  conversation: (customerId: number) => `chat:${customerId}`,
  typing: (customerId: number, by: Side) => `chat:${customerId}:typing:${by}`,
  queue: 'chat:queue',
  /** Whether anybody of the staff is there. */
  staff: 'chat:staff',
};
