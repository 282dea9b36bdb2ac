import type { Config } from '#platform/config.ts';
import type { Shop } from '#platform/shop.ts';
import type { Currency } from '#shared/commerce/currencies.ts';
import type { Text } from '#shared/language.ts';
import type { Toman } from '#shared/commerce/money.ts';
import type { Refusal } from '#shared/contract/refusal.ts';
import type { CashError, Purchase } from '../cash.rules.ts';
import type { PaymentSettings } from './payment-settings.service.ts';

/** What a payment method needs to know of the order that is to be paid. */
export interface Payable {
  readonly orderId: number;
  readonly number: string;
  readonly amount: Toman;
  /** The amount is a part of what is left to pay. */
  readonly isPart?: boolean | undefined;
  /** `+989xxxxxxxxx`. */
  readonly phone: string;
  /** The card that the customer's browser has handed to the card provider. */
  readonly card?: CardToken | undefined;
}

/** As much of a card as the shop ever knows: what its provider calls it, once, and the last four digits to show. */
export interface CardToken {
  readonly token: string;
  readonly lastFour: string;
}

/** What an amount is in the currency in which it is paid, by the rate stated to the customer. */
export interface ForeignSum {
  readonly currency: Currency;
  /** In the currency's smallest unit: 1273 for 12.73 dollars. */
  readonly minor: number;
  /** Toman for one dollar, not one cent. */
  readonly tomanPerUnit: number;
}

/** An attempt that its gateway has taken. */
export interface Started {
  readonly authority: string;
  /** The card it is paid with, where that is known already. */
  readonly cardMask?: string;
  /** Where it is not paid in rial. */
  readonly foreign?: ForeignSum;
}

/** An attempt to pay as its gateway knows it. */
export interface Attempt {
  readonly authority: string;
  readonly amount: Toman;
  /** What was requested where it is not paid in rial. */
  readonly foreign: ForeignSum | null;
}

/**
 * What the gateway says of an attempt when it is queried; `said` in its own code, for the staff. A gateway that names another
 * sum than was requested is never believed: the order waits, and people look at it.
 */
export type Confirmation =
  | { readonly outcome: 'paid'; readonly reference: string; readonly cardMask: string | null }
  | { readonly outcome: 'failed'; readonly response?: string }
  | { readonly outcome: 'wrong-sum'; readonly response: string };

/** What a browser that comes back from the gateway claims; anybody can claim it, so the gateway itself is queried. */
export interface Callback {
  readonly authority: string;
  readonly claimsPaid: boolean;
  /** Why it was not paid, for the customer to read: one of a few words that the page knows. */
  readonly why?: string;
}

/** Money to go back by an attempt that was paid. */
export interface Refund {
  readonly attempt: Attempt;
  /** The gateway's receipt of the payment. */
  readonly reference: string;
  /** At most what was paid. */
  readonly amount: Toman;
  /** The same for every try of one refund: under one key money goes back once. */
  readonly key: string;
}

/** What the gateway makes of a refund; refused for good, the money becomes store credit. */
export type Refunded = GivenBack | { readonly outcome: 'refused'; readonly why: string };

interface GivenBack {
  readonly outcome: 'done';
  readonly reference: string;
}

/**
 * A gateway did not answer, or not in a way that shows whether money was moved: query it again later. What it `said` is in
 * its own code; `misconfigured` when another query is of no use before the operator has changed something.
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

/** What a page has to know of a way to pay, as the browser receives it. */
export interface MethodFacts {
  /** Where the browser hands a card over, under which key, and whether only the demo gateway is there. */
  readonly card?: { readonly address: string; readonly key: string; readonly isDemo: boolean };
  /** By what toman become another currency, and since which day. */
  readonly rate?: { readonly currency: Currency; readonly tomanPerUnit: Toman; readonly date: string };
}

/** Why an order cannot be paid in a way that is offered. */
export type PurchaseError = CashError;

/**
 * One way to pay. What speaks over the network throws {@link GatewayUnavailable} and is never called inside a transaction.
 * Each has a folder of its own beside this file and is entered in payment-methods.service.ts.
 */
export interface PaymentMethod {
  readonly code: string;
  readonly name: Text;
  readonly description: (config: Config, settings: PaymentSettings) => Text;
  /** Whether the order waits for the money; else it is placed at once and paid on delivery. */
  readonly paidBeforehand: boolean;
  /** Whether this shop is configured for it, and its owner wants it. */
  readonly offered: (config: Config, settings: PaymentSettings) => boolean;
  /** Why an order of its kind cannot be paid so; null when it can. Left out where every order can. */
  readonly refusalOf?: (settings: PaymentSettings, purchase: Purchase) => Refusal<PurchaseError> | null;
  /** What the operator sets in the environment for it, in words; left out where the owner decides in the admin alone. */
  readonly configuredBy?: string;
  /** Paying it leads straight to the gateway's page; else there is a page `/checkout-{code}` of ours before. */
  readonly atGateway?: true;
  /** How long the pieces of an order that is paid so are held for its payment. */
  readonly holdMinutes: (config: Config, settings: PaymentSettings) => number;
  /** Announces the order to the gateway; null when there is nothing to pay beforehand. */
  readonly start: (shop: Shop, payable: Payable) => Promise<Started | null>;
  /** Where the customer pays an attempt that was started. */
  readonly payAddress: (config: Config, authority: string) => string;
  /** The shop's own page on which an order of a number is paid: where nothing is announced to any gateway, or a card is to be given first. */
  readonly ownPage?: (orderNumber: string) => string;
  /** Announces an order only together with a card, of which each begins an attempt of its own. */
  readonly takesCard?: true;
  /** What the page of this way to pay has to know. */
  readonly facts?: (config: Config, settings: PaymentSettings) => MethodFacts;
  /** Reads what the browser brings back to `/payment/callback/{code}`; null when it is none of the gateway's answers. */
  readonly readCallback: (query: Readonly<Record<string, unknown>>) => Callback | null;
  /** Checks at the gateway whether an attempt was paid; checking again gives the same answer. */
  readonly confirm: (shop: Shop, attempt: Attempt) => Promise<Confirmation>;
  /** Sends money back the way it came; null where that cannot be, and it becomes store credit. */
  readonly refund: ((shop: Shop, refund: Refund) => Promise<Refunded>) | null;
  /** Whether this shop's account can send money back; left out, it can wherever there is a `refund`. */
  readonly canRefund?: (config: Config) => boolean;
  /** Attempts that the gateway holds as paid and nobody has confirmed; null where it keeps no such list. */
  readonly reconcile: ((shop: Shop) => Promise<readonly string[]>) | null;
  /** The gateway's answer about an attempt, in a sentence for the staff; null for a code that nobody knows. */
  readonly explain?: (response: string) => Text | null;
}
