import type { PostalAddress } from '#features/accounts/addresses.contract.ts';

/** What an assistant prepares: a cart without obligation, or a purchase. */
export const sessionKinds = ['cart', 'checkout'] as const;
export type SessionKind = (typeof sessionKinds)[number];

export const sessionStatuses = ['open', 'canceled', 'completed'] as const;
export type SessionStatus = (typeof sessionStatuses)[number];

/** The buyer, as provided by the assistant. */
export interface Buyer {
  readonly first_name?: string;
  readonly last_name?: string;
  readonly email?: string;
  readonly phone_number?: string;
  /** The buyer's consent, as provided by the assistant. */
  readonly consent?: BuyerConsent;
}

/** The kinds of consent of a buyer, from the protocol's extension. */
export const consents = ['analytics', 'preferences', 'marketing', 'sale_of_data'] as const;
export type BuyerConsent = Partial<Record<(typeof consents)[number], boolean>>;

export interface SessionLine {
  readonly variantId: number;
  readonly quantity: number;
}

/** The content of an assistant's session. Nothing else of its requests is stored: no card data, whatever it sends. */
export interface SessionContent {
  readonly lines: readonly SessionLine[];
  readonly codes: readonly string[];
  readonly buyer: Buyer | null;
  /** The delivery address, as far as it is known; an unknown field is empty. */
  readonly address: PostalAddress | null;
  /** The assistant's id of the address; null where it gave none. */
  readonly destinationId?: string | null;
  /** The country of the address, as it was sent. */
  readonly country: string | null;
  readonly shippingMethodId: number | null;
}

/** The maximum number of lines in an assistant's cart. */
export const maxSessionLines = 100;
/** Lifetime of a session after its last change, in seconds; the protocol suggests six hours. */
export const sessionSeconds = 6 * 60 * 60;
/** Lifetime of the handover link after the assistant last read the session, in seconds. */
export const handoverSeconds = 60 * 60;
/**
 * The maximum number of open carts and checkouts of an assistant. Anyone can name another platform's profile, so unsigned requests can fill only half
 * of them.
 */
export const maxOpenSessions = { signed: 2_000, unsigned: 1_000 } as const;

/** A higher quantity is handled like one above the stock; nobody orders that many. */
export const maxQuantity = 1_000_000;

/** Merges lines of the same variant. */
export function joinedLines(lines: readonly SessionLine[]): SessionLine[] {
  const quantities = new Map<number, number>();
  for (const { variantId, quantity } of lines)
    quantities.set(variantId, Math.min(maxQuantity, (quantities.get(variantId) ?? 0) + quantity));
  return [...quantities].map(([variantId, quantity]) => ({ variantId, quantity }));
}
