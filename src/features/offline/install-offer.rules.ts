/** What this browser remembers of the offer to install: how it ended, and when. */
export interface PastOffer {
  readonly ended: 'passed' | 'closed' | 'installed';
  /** Milliseconds since 1970. */
  readonly at: number;
}

const day = 86_400_000;
/** An offer that nobody looked at may come again after a week; who closed it is left alone for three months. */
const quietDays = { passed: 7, closed: 90, installed: Infinity };

/** Whether the shopper may be offered to install the shop, now (milliseconds since 1970). */
export function mayOfferInstalling(past: PastOffer | null, now: number): boolean {
  return past === null || now - past.at >= quietDays[past.ended] * day;
}

/** Reads what was stored; nonsense is nothing. */
export function readPastOffer(text: string | null): PastOffer | null {
  const [, ended, at] = /^(passed|closed|installed) (\d{1,15})$/.exec(text ?? '') ?? [];
  return ended === undefined ? null : { ended: ended as PastOffer['ended'], at: Number(at) };
}

/** What is stored of an offer. */
export const pastOfferText = ({ ended, at }: PastOffer): string => `${ended} ${at}`;
