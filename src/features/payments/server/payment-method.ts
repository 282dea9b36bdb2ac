import type { Config } from '#platform/config.ts';
import type { Shop } from '#platform/shop.ts';
import type { Currency } from '#shared/commerce/currencies.ts';
import type { Text } from '#shared/language.ts';
import type { Toman } from '#shared/commerce/money.ts';
import type { Refusal } from '#shared/contract/refusal.ts';
import type { CashError, Purchase } from '../cash.rules.ts';
import type { PaymentSettings } from './payment-settings.service.ts';

/** The data of an order that a payment method needs. */
export interface Payable {
  readonly orderId: number;
  readonly number: string;
  readonly amount: Toman;
  /** Whether the amount is only part of what is left to pay. */
  readonly isPart?: boolean | undefined;
  /** `+989xxxxxxxxx`. */
  readonly phone: string;
  /** The card that the customer's browser has sent to the card provider. */
  readonly card?: CardToken | undefined;
}

/** The data of a card that the shop receives: the provider's single-use token, and the last four digits for display. */
export interface CardToken {
  readonly token: string;
  readonly lastFour: string;
}

/** An amount in the currency of its payment, at the rate displayed to the customer. */
export interface ForeignSum {
  readonly currency: Currency;
  /** In the currency's smallest unit: 1273 for 12.73 dollars. */
  readonly minor: number;
  /** Toman per dollar, not per cent. */
  readonly tomanPerUnit: number;
}

/** An attempt accepted by its gateway. */
export interface Started {
  readonly authority: string;
  /** The card it is paid with, if already known. */
  readonly cardMask?: string;
  /** Set when it is not paid in rial. */
  readonly foreign?: ForeignSum;
}

/** A payment attempt as its gateway identifies it. */
export interface Attempt {
  readonly authority: string;
  readonly amount: Toman;
  /** The requested amount when it is not paid in rial. */
  readonly foreign: ForeignSum | null;
}

/**
 * The gateway's response about an attempt; `said` is its own code, for the staff. A gateway that reports another amount than requested is never
 * trusted: the order waits for a decision by the staff.
 */
export type Confirmation =
  | { readonly outcome: 'paid'; readonly reference: string; readonly cardMask: string | null }
  | { readonly outcome: 'failed'; readonly response?: string }
  | { readonly outcome: 'wrong-sum'; readonly response: string };

/** The claims of a browser that returns from the gateway; since they can be forged, the gateway itself is queried. */
export interface Callback {
  readonly authority: string;
  readonly claimsPaid: boolean;
  /** Why it was not paid, for the customer: one of a few codes that the page supports. */
  readonly why?: string;
}

/** A refund through a paid attempt. */
export interface Refund {
  readonly attempt: Attempt;
  /** The gateway's receipt number of the payment. */
  readonly reference: string;
  /** At most the paid amount. */
  readonly amount: Toman;
  /** The same for every try of one refund: the gateway refunds once per key. */
  readonly key: string;
}

/** The gateway's outcome of a refund; when it is refused permanently, the amount becomes store credit. */
export type Refunded = GivenBack | { readonly outcome: 'refused'; readonly why: string };

interface GivenBack {
  readonly outcome: 'done';
  readonly reference: string;
}

/**
 * Thrown when a gateway does not respond, or not in a way that reveals whether money was moved: it has to be queried again later. `said` is its own
 * code; `misconfigured` means that another query is useless until the operator has changed the configuration.
 */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
  readonly response: string | null;
  readonly misconfigured: boolean;

  constructor(
    message: string,
    {
      response = null,
      misconfigured = false,
      ...options
    }: ErrorOptions & { response?: string | null; misconfigured?: boolean } = {},
  ) {
    super(message, options);
    this.response = response;
    this.misconfigured = misconfigured;
  }
}

/** The facts about a payment method that its page needs in the browser. */
export interface MethodFacts {
  /** The URL and key with which the browser submits a card, and whether the provider is the demo gateway. */
  readonly card?: { readonly address: string; readonly key: string; readonly isDemo: boolean };
  /** The exchange rate from toman, and its date. */
  readonly rate?: { readonly currency: Currency; readonly tomanPerUnit: Toman; readonly date: string };
}

/** Why an order cannot be paid by an available method. */
export type PurchaseError = CashError;

/**
 * A payment method. Functions that use the network throw {@link GatewayUnavailable} and must not be called inside a transaction. Each method has its
 * own folder beside this file and is listed in payment-methods.service.ts.
 */
export interface PaymentMethod {
  readonly code: string;
  readonly name: Text;
  readonly description: (config: Config, settings: PaymentSettings) => Text;
  /** Whether the order awaits the payment; otherwise it is placed at once and paid on delivery. */
  readonly paidBeforehand: boolean;
  /** Whether it is configured for this shop and enabled by the owner. */
  readonly offered: (config: Config, settings: PaymentSettings) => boolean;
  /** Returns why an order cannot be paid by it, or null when it can. Omitted where every order can. */
  readonly refusalOf?: (settings: PaymentSettings, purchase: Purchase) => Refusal<PurchaseError> | null;
  /** A description of the environment variables that configure it; omitted where it is configured only in the admin. */
  readonly configuredBy?: string;
  /** Whether paying leads directly to the gateway's page; otherwise through our own page `/checkout-{code}`. */
  readonly atGateway?: true;
  /** Returns how many minutes the pieces of an order are held for its payment. */
  readonly holdMinutes: (config: Config, settings: PaymentSettings) => number;
  /** Registers the order with the gateway; returns null when nothing is to be prepaid. */
  readonly start: (shop: Shop, payable: Payable) => Promise<Started | null>;
  /** Returns the URL on which the customer pays a started attempt. */
  readonly payAddress: (config: Config, authority: string) => string;
  /** Returns the shop's own page on which an order is paid: where no gateway is involved, or a card has to be entered first. */
  readonly ownPage?: (orderNumber: string) => string;
  /** Whether an order can only be started with a card, each of which starts its own attempt. */
  readonly takesCard?: true;
  /** Returns the facts that its page needs. */
  readonly facts?: (config: Config, settings: PaymentSettings) => MethodFacts;
  /** Parses the query of `/payment/callback/{code}`; returns null when it is not from the gateway. */
  readonly readCallback: (query: Readonly<Record<string, unknown>>) => Callback | null;
  /** Queries the gateway whether an attempt was paid; idempotent. */
  readonly confirm: (shop: Shop, attempt: Attempt) => Promise<Confirmation>;
  /** Refunds to the source of the payment; null where that is impossible, and the amount becomes store credit. */
  readonly refund: ((shop: Shop, refund: Refund) => Promise<Refunded>) | null;
  /** Whether this shop's account supports refunds; when omitted, it does if there is a `refund`. */
  readonly canRefund?: (config: Config) => boolean;
  /** Returns attempts that the gateway lists as paid and unconfirmed; null where it has no such list. */
  readonly reconcile: ((shop: Shop) => Promise<readonly string[]>) | null;
  /** Returns the meaning of the gateway's response for the staff; null for an unknown code. */
  readonly explain?: (response: string) => Text | null;
}
