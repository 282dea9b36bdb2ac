import type { Text } from '#shared/language.ts';
import type { Toman } from '#shared/commerce/money.ts';
import { isOverNewCustomerCash, type OpenPurchases, type PurchaseLimits } from './purchase-limits.rules.ts';
import { toPersianLetters } from '#shared/text/persian-letters.ts';

/** A place where cash is taken: a whole province, or one city of it. */
export interface CashPlace {
  readonly province: string;
  /** Null for every city of the province. */
  readonly city: string | null;
}

/** Under what terms the shop hands goods over against cash. */
export interface CashTerms {
  readonly offered: boolean;
  /** The largest sum that is taken at the door; null for any. */
  readonly maxDue: Toman | null;
  /** Where; empty for everywhere. */
  readonly places: readonly CashPlace[];
}

/** The largest sum under the name that shops stored it by until November 2026; it is replaced when the owner saves again. */
interface FormerCashTerms {
  readonly mostDue: Toman | null;
}

/** The name under which the owner's decision is stored (settings.tables.ts). */
export const cashSetting = 'cash';

/** What holds until the owner decides: cash everywhere, whatever the sum. */
export const deliveredCashTerms: CashTerms = { offered: true, maxDue: null, places: [] };

/** What the owner decided; what is missing is as delivered. */
export function cashTermsFrom(stored: unknown): CashTerms {
  const own: Partial<CashTerms & FormerCashTerms> = typeof stored === 'object' && stored !== null ? stored : {};
  const maxDue = own.maxDue === undefined ? own.mostDue : own.maxDue;
  return {
    offered: typeof own.offered === 'boolean' ? own.offered : deliveredCashTerms.offered,
    maxDue: typeof maxDue === 'number' ? maxDue : deliveredCashTerms.maxDue,
    places: Array.isArray(own.places) ? own.places : deliveredCashTerms.places,
  };
}

/** An order as far as ways to pay mind it. */
export interface Purchase {
  /** What is left to pay when the customer's credit has paid its part. */
  readonly due: Toman;
  readonly province: string;
  readonly city: string;
  /** The names of the goods in it that are sold only when they are paid beforehand. */
  readonly prepaidOnly: readonly Text[];
  /** How many pieces of all goods. */
  readonly pieces: number;
  /** What its customer has open beside it. */
  readonly open: OpenPurchases;
}

export type CashError = 'cash-prepaid-only' | 'cash-not-there' | 'cash-over-limit' | 'cash-new-customer';

/** Why an order cannot be paid in cash; null when it can. What the customer can change least is named first. */
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

/** Cities are typed by hand: half-spaces, spaces and the Arabic letters make no other city. */
function sameCity(one: string, other: string): boolean {
  return plainCity(one) === plainCity(other);
}

function plainCity(city: string): string {
  return toPersianLetters(city).replace(/[\s\p{Cf}]/gu, '');
}
