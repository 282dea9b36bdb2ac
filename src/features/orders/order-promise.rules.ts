/** The addresses of an order: shipping, and billing where the invoice names somebody else. */
export const orderAddressKinds = ['shipping', 'billing'] as const;

/** The rule of a shipping price: the method's price, or free by a coupon. */
export const shippingRules = ['method-price', 'coupon-free'] as const;
export type ShippingRule = (typeof shippingRules)[number];

/** The sources of a discount on an order. */
export const discountKinds = ['coupon', 'rule'] as const;
/** The targets of a discount. */
export const discountTargets = ['items', 'shipping'] as const;

/** The supported taxes: value added tax. */
export const taxCodes = ['vat'] as const;

/** The source of a line's price: the list, the shop's price rule, a flash sale, or a sale price of the variant. */
export const priceSources = ['list', 'price-rule', 'flash-sale', 'sale'] as const;
export type PriceSource = (typeof priceSources)[number];

/** Returns the source of a charged price. */
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
