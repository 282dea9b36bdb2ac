import type { Config } from '#platform/config.ts';
import type { Shop } from '#platform/shop.ts';
import type { Text } from '#shared/language.ts';
import type { Toman } from '#shared/money.ts';

/** What a payment method needs to know of the order that is to be paid. */
export interface Payable {
  readonly orderId: number;
  readonly number: string;
  readonly amount: Toman;
  /** `+989xxxxxxxxx`. */
  readonly phone: string;
}

/** An attempt to pay as its gateway knows it. */
export interface Attempt {
  readonly authority: string;
  readonly amount: Toman;
}

/** What the gateway says of an attempt when it is asked. */
export type Confirmation =
  | { readonly outcome: 'paid'; readonly reference: string; readonly cardMask: string | null }
  | { readonly outcome: 'failed' };

/** A gateway did not answer, or not in a way that tells whether money was moved: ask it again later. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
}

/** One way to pay. What speaks over the network throws {@link GatewayUnavailable} and is never called inside a transaction. */
export interface PaymentMethod {
  readonly code: string;
  readonly name: Text;
  readonly description: (config: Config) => Text;
  /** Whether the order waits for the money; else it is placed at once and paid on delivery. */
  readonly paidBeforehand: boolean;
  /** Whether this shop is configured for it. */
  readonly offered: (config: Config) => boolean;
  /** Announces the order to the gateway; null when there is nothing to pay beforehand. */
  readonly start: (shop: Shop, payable: Payable) => Promise<{ readonly authority: string } | null>;
  /** Where the customer pays an attempt that was started. */
  readonly payAddress: (config: Config, authority: string) => string;
  /** Asks the gateway whether an attempt was paid; asking again gives the same answer. */
  readonly confirm: (shop: Shop, attempt: Attempt) => Promise<Confirmation>;
}
