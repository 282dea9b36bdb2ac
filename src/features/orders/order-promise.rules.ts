/** The addresses of an order: where it is sent, and whom its invoice names where that is somebody else. */
export const orderAddressKinds = ['shipping', 'billing'] as const;

/** How the price of sending came about: the method's own, or none because of a coupon. */
export const shippingRules = ['method-price', 'coupon-free'] as const;
export type ShippingRule = (typeof shippingRules)[number];

/** What takes something off an order. */
export const discountKinds = ['coupon', 'rule'] as const;
/** What it is taken off. */
export const discountTargets = ['items', 'shipping'] as const;

/** The taxes there are: value added tax. */
export const taxCodes = ['vat'] as const;

/** Where the price of a line came from: the list, the shop's price rule, a flash sale, or a sale price of the variant. */
export const priceSources = ['list', 'price-rule', 'flash-sale', 'sale'] as const;
export type PriceSource = (typeof priceSources)[number];

/** Where a charged price came from. */
export function priceSource(line: {
  readonly flashSaleId: number | null;
  readonly flashSalePrice: number | null;
  readonly salePrice: number | null;
  readonly basePrice: number;
  readonly unitPrice: number;
}): PriceSource {
  if (line.salePrice !== null && (line.flashSalePrice === null || line.salePrice < line.flashSalePrice)) return 'sale';
  if (line.flashSaleId !== null) return 'flash-sale';
  return line.unitPrice === line.basePrice ? 'list' : 'price-rule';
}
