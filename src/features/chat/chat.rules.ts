import type { Side } from './chat.contract.ts';

/** Later than any wait of this century, in milliseconds: who is answered stands behind who waits. */
export const queueBehindEverybody = 10_000_000_000_000;

/** The place of a conversation in the staff's queue, the smallest first: the longest wait, then the latest message. */
export function queueRank({ waitingSince, lastAt }: { waitingSince: Date | null; lastAt: Date }): number {
  return waitingSince === null ? queueBehindEverybody - lastAt.getTime() : waitingSince.getTime();
}

/** Since when a customer waits after a message: from the first one that nobody has answered; the staff's answers. */
export function waitingAfter(by: Side, before: Date | null, sentAt: Date): Date | null {
  return by === 'staff' ? null : (before ?? sentAt);
}

/** How long somebody counts as being there after a sign of life, in seconds. */
export const presenceSeconds = 60;

/** Whether somebody is there: seen lately, and displayed as available by their own choice. */
export function isOnline(person: { seenAt: Date | null; available: boolean }, now: Date): boolean {
  return (
    person.available && person.seenAt !== null && now.getTime() - person.seenAt.getTime() < presenceSeconds * 1_000
  );
}
