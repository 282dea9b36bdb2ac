import type { Side } from './chat.contract.ts';

/** Later than any wait of this century, in milliseconds: answered conversations sort after waiting ones. */
export const queueBehindEverybody = 10_000_000_000_000;

/** Returns the rank of a conversation in the staff's queue, the smallest first: the longest wait, then the latest message. */
export function queueRank({ waitingSince, lastAt }: { waitingSince: Date | null; lastAt: Date }): number {
  return waitingSince === null ? queueBehindEverybody - lastAt.getTime() : waitingSince.getTime();
}

/** Returns since when a customer has been waiting after a message: since the first unanswered one; a staff message answers all. */
export function waitingAfter(by: Side, before: Date | null, sentAt: Date): Date | null {
  return by === 'staff' ? null : (before ?? sentAt);
}

/** Seconds for which a person counts as online after the last sign of presence. */
export const presenceSeconds = 60;

/** Whether a person is online: seen recently, and displayed as available by their own setting. */
export function isOnline(person: { seenAt: Date | null; available: boolean }, now: Date): boolean {
  return (
    person.available && person.seenAt !== null && now.getTime() - person.seenAt.getTime() < presenceSeconds * 1_000
  );
}
