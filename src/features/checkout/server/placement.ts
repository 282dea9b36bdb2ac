import type { Static } from 'typebox';
import type { PaymentMethod, PurchaseError } from '#features/payments/server/payment-methods.service.ts';
import type { UnpaidError } from '#features/payments/purchase-limits.rules.ts';
import type { PaymentSettings } from '#features/payments/server/payment-settings.service.ts';
import type { Refusal } from '#shared/contract/refusal.ts';
import type { Language } from '#shared/language.ts';
import type { NewOrder } from '../checkout.contract.ts';
import type { CouponRejection, Terms } from './pricing.ts';

/** A customer's request for an order, under an idempotency key of that customer. */
export interface Placement {
  readonly customerId: number;
  readonly key: string;
  readonly body: Static<typeof NewOrder>;
  /** The language of the request, also used for messages to its customer. */
  readonly language?: Language;
}

/** The values read before the transaction, which reads none of them again. */
export interface PlacingTerms extends Pick<Terms, 'rule' | 'vatPercent'> {
  readonly method: PaymentMethod | 'credit' | null;
  readonly settings: PaymentSettings;
  readonly bodyHash: string;
  /** Whether the customer may still try a coupon's code. */
  readonly mayGuess: boolean;
  /** The number of days after delivery in which goods can be returned. */
  readonly returnDays: number;
  /** Returns the number of an order by its id. */
  readonly numberOf: (id: number) => string;
}

export type PlacementRefusal = Refusal<
  | 'idempotency-key-reused'
  | 'cart-empty'
  | 'out-of-stock'
  | 'shipping-method-unknown'
  | 'payment-method-unavailable'
  | 'credit-short'
  | 'total-changed'
  | 'order-too-large'
  | PurchaseError
  | UnpaidError
  | CouponRejection
>;
