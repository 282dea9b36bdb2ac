import type { Static } from 'typebox';
import type { PaymentMethod, PurchaseError } from '#features/payments/server/payment-methods.service.ts';
import type { UnpaidError } from '#features/payments/purchase-limits.rules.ts';
import type { PaymentSettings } from '#features/payments/server/payment-settings.service.ts';
import type { Refusal } from '#shared/contract/refusal.ts';
import type { Language } from '#shared/language.ts';
import type { NewOrder } from '../checkout.contract.ts';
import type { CouponRejection, Terms } from './pricing.ts';

/** An order as a customer requests it, under a key of the customer's own. */
export interface Placement {
  readonly customerId: number;
  readonly key: string;
  readonly body: Static<typeof NewOrder>;
  /** In which it is requested, and its customer is written to about it. */
  readonly language?: Language;
}

/** What was read before the transaction: it reads none of it anew. */
export interface PlacingTerms extends Pick<Terms, 'rule' | 'vatPercent'> {
  readonly method: PaymentMethod | 'credit' | null;
  readonly settings: PaymentSettings;
  readonly bodyHash: string;
  /** Whether the customer may still try a coupon's code. */
  readonly mayGuess: boolean;
  /** For how many days after it is handed over goods can be given back. */
  readonly returnDays: number;
  /** How the shop numbers its orders. */
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
