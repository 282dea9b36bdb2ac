import type { Side } from '../chat.contract.ts';

/** The topics that open streams subscribe to. */
export const topics = {
  conversation: (customerId: number) => `chat:${customerId}`,
  typing: (customerId: number, by: Side) => `chat:${customerId}:typing:${by}`,
  queue: 'chat:queue',
  /** Changes of whether any staff member is online. */
  staff: 'chat:staff',
};
