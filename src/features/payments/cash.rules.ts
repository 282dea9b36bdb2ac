import type { Text } from '#shared/language.ts';
import type { Toman } from '#shared/commerce/money.ts';
import { isOverNewCustomerCash, type OpenPurchases, type PurchaseLimits } from './purchase-limits.rules.ts';
import { toPersianLetters } from '#shared/text/persian-letters.ts';

/** A place where cash is accepted: a whole province, or one city of it. */
export interface CashPlace {
  readonly province: string;
  /** Null for every city of the province. */
  readonly city: string | null;
}

/** The terms of cash on delivery. */
export interface CashTerms {
  readonly offered: boolean;
  /** The maximum amount accepted on delivery; null for no limit. */
  readonly maxDue: Toman | null;
  /** The accepted places; empty for everywhere. */
  readonly places: readonly CashPlace[];
}

/** The maximum amount under the name used until November 2026; replaced when the owner saves again. */
interface FormerCashTerms {
  readonly mostDue: Toman | null;
}

/** The key of the stored setting (settings.tables.ts). */
export const cashSetting = 'cash';

/** The defaults: cash everywhere, for any amount. */
export const deliveredCashTerms: CashTerms = { offered: true, maxDue: null, places: [] };

/** Returns the owner's settings, with defaults for missing fields. */
export function cashTermsFrom(stored: unknown): CashTerms {
  const own: Partial<CashTerms & FormerCashTerms> = typeof stored === 'object' && stored !== null ? stored : {};
  const maxDue = own.maxDue === undefined ? own.mostDue : own.maxDue;
  return {
    offered: typeof own.offered === 'boolean' ? own.offered : deliveredCashTerms.offered,
    maxDue: typeof maxDue === 'number' ? maxDue : deliveredCashTerms.maxDue,
    places: Array.isArray(own.places) ? own.places : deliveredCashTerms.places,
  };
}

/** The facts about an order that payment methods depend on. */
export interface Purchase {
  /** The amount left to pay after store credit. */
  readonly due: Toman;
  readonly province: string;
  readonly city: string;
  /** The names of its goods that must be prepaid. */
  readonly prepaidOnly: readonly Text[];
  /** The total number of pieces. */
  readonly pieces: number;
  /** The customer's other open purchases. */
  readonly open: OpenPurchases;
}

export type CashError = 'cash-prepaid-only' | 'cash-not-there' | 'cash-over-limit' | 'cash-new-customer';

/** Returns why an order cannot be paid in cash, or null when it can. The reason that the customer can change least comes first. */
export function cashError(
  { maxDue, places }: CashTerms,
  limits: PurchaseLimits,
  { due, province, city, prepaidOnly, pieces, open }: Purchase,
): CashError | null {
  if (prepaidOnly.length > 0) return 'cash-prepaid-only';
  if (
    places.length > 0 &&
    !places.some((place) => place.province === province && (place.city === null || sameCity(place.city, city)))
  )
    return 'cash-not-there';
  if (maxDue !== null && due > maxDue) return 'cash-over-limit';
  return isOverNewCustomerCash(limits, open, { due, pieces }) ? 'cash-new-customer' : null;
}

/** Compares city names, which are entered by hand, ignoring half-spaces, spaces and Arabic letter variants. */
function sameCity(one: string, other: string): boolean {
  return plainCity(one) === plainCity(other);
}

function plainCity(city: string): string {
  return toPersianLetters(city).replace(/[\s\p{Cf}]/gu, '');
}
