/** The outcome and time of the last install prompt in this browser. */
export interface PastOffer {
  readonly ended: 'passed' | 'closed' | 'installed';
  /** Milliseconds since 1970. */
  readonly at: number;
}

const day = 86_400_000;
/** Days before the next install prompt: a week after an ignored one, three months after a dismissed one. */
const quietDays = { passed: 7, closed: 90, installed: Infinity };

/** Whether the install prompt may be displayed, now (milliseconds since 1970). */
export function mayOfferInstalling(past: PastOffer | null, now: number): boolean {
  return past === null || now - past.at >= quietDays[past.ended] * day;
}

/** Parses the stored value; returns null when it is invalid. */
export function readPastOffer(text: string | null): PastOffer | null {
  const [, ended, at] = /^(passed|closed|installed) (\d{1,15})$/.exec(text ?? '') ?? [];
  return ended === undefined ? null : { ended: ended as PastOffer['ended'], at: Number(at) };
}

/** Serialises the outcome of an install prompt. */
export const pastOfferText = ({ ended, at }: PastOffer): string => `${ended} ${at}`;
