import type { PostalAddress } from '#features/accounts/addresses.contract.ts';

/** What an assistant prepares: goods without obligation, or a purchase. */
export const sessionKinds = ['cart', 'checkout'] as const;
export type SessionKind = (typeof sessionKinds)[number];

export const sessionStatuses = ['open', 'canceled', 'completed'] as const;
export type SessionStatus = (typeof sessionStatuses)[number];

/** Who buys, as the assistant wrote it. */
export interface Buyer {
  readonly first_name?: string;
  readonly last_name?: string;
  readonly email?: string;
  readonly phone_number?: string;
  /** What the buyer agreed to, as the assistant wrote it. */
  readonly consent?: BuyerConsent;
}

/** What a buyer agreed to, by the protocol's extension. */
export const consents = ['analytics', 'preferences', 'marketing', 'sale_of_data'] as const;
export type BuyerConsent = Partial<Record<(typeof consents)[number], boolean>>;

export interface SessionLine {
  readonly variantId: number;
  readonly quantity: number;
}

/** What an assistant has put together. Of what it sends this is all that is stored: nothing of a card, whatever it sends. */
export interface SessionContent {
  readonly lines: readonly SessionLine[];
  readonly codes: readonly string[];
  readonly buyer: Buyer | null;
  /** Where it is sent, as far as it is known; a field that is not is empty. */
  readonly address: PostalAddress | null;
  /** What the assistant calls the address; null where it gave it no name. */
  readonly destinationId?: string | null;
  /** The country of the address, as it was written. */
  readonly country: string | null;
  readonly shippingMethodId: number | null;
}

/** So many lines a cart of an assistant has. */
export const maxSessionLines = 100;
/** For so long a session stands after its last change; the protocol supposes six hours. */
export const sessionSeconds = 6 * 60 * 60;
/** For so long the address works at which a shopper takes it over, after the assistant last read it. */
export const handoverSeconds = 60 * 60;
/**
 * So many open carts and checkouts an assistant has. Whoever likes names the profile of another, so that what nobody has signed fills the half of
 * them at most.
 */
export const maxOpenSessions = { signed: 2_000, unsigned: 1_000 } as const;

/** Nothing is ordered in such numbers: what is above is answered as above the stock. */
export const maxQuantity = 1_000_000;

/** Lines that name the same variant are one. */
export function joinedLines(lines: readonly SessionLine[]): SessionLine[] {
  const quantities = new Map<number, number>();
  for (const { variantId, quantity } of lines)
    quantities.set(variantId, Math.min(maxQuantity, (quantities.get(variantId) ?? 0) + quantity));
  return [...quantities].map(([variantId, quantity]) => ({ variantId, quantity }));
}
