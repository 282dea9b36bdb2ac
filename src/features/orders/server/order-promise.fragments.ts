import { bigint, int, jsonb, nullable, text, textOf } from '#platform/database/sql-types.ts';
import type { BillingParty } from '../orders.contract.ts';
import type { DiscountFunder } from '#shared/commerce/discount-funders.ts';
import type { ShippingRule } from '../order-promise.rules.ts';

/** The parameters of {@link orderPromise} in addition to those of the order itself (orders.fragments.ts). */
export const orderPromiseParams = {
  /** The billing party, where the buyer entered one. */
  billing: nullable(jsonb<BillingParty>()),
  shippingNameFa: text,
  shippingNameEn: text,
  minDays: int,
  maxDays: int,
  shippingRule: textOf<ShippingRule>(),
  /** Before a coupon discount. */
  shippingPrice: bigint,
  shippingDiscount: bigint,
  /** The tax included in the shipping price. */
  shippingVat: bigint,
  discountTarget: textOf<'items' | 'shipping'>(),
  discountAmount: bigint,
  discountFunder: textOf<DiscountFunder>(),
  /** The coupon of the order; `couponId` is the one whose use it counts. */
  discountCouponId: nullable(bigint),
};

/**
 * CTEs that insert the terms of a placed order besides its lines, which are in the CTE `line`: addresses, shipping, discounts, and the tax included
 * in each line and in the shipping.
 */
export const orderPromise = (line: string): string => `addresses_promised AS (
  INSERT INTO order_addresses (order_id, kind, full_name, phone, province, city, line, postal_code, company, national_id, economic_code)
  SELECT :orderId, named.kind, coalesce(named.name, a.full_name), a.phone, a.province, a.city, a.line, a.postal_code,
    CASE WHEN length(named.national_id) = 11 THEN named.name END, named.national_id, named.economic_code
  FROM jsonb_to_record(:address) AS a(full_name text, phone text, province text, city text, line text, postal_code text), (
    VALUES ('shipping', NULL, NULL, NULL), ('billing', :billing ->> 'name', :billing ->> 'national_id', :billing ->> 'economic_code')
  ) AS named(kind, name, national_id, economic_code)
  WHERE named.kind = 'shipping' OR named.name IS NOT NULL
), shipping_promised AS (
  INSERT INTO order_shipping_lines (order_id, position, shipping_method_id, name_fa, name_en, min_days, max_days, rule, price, discount, total)
  VALUES (:orderId, 1, :shippingMethodId, :shippingNameFa, :shippingNameEn, :minDays, :maxDays, :shippingRule, :shippingPrice, :shippingDiscount, :shippingTotal)
), discount_promised AS (
  INSERT INTO order_discounts (order_id, position, kind, target, code, coupon_id, amount, funded_by)
  SELECT :orderId, 1, 'coupon', :discountTarget, :couponCode, :discountCouponId, :discountAmount, :discountFunder WHERE :couponCode IS NOT NULL
), taxes_promised AS (
  INSERT INTO order_tax_lines (order_id, position, code, rate, base, amount)
  SELECT :orderId, position, 'vat', :vatPercent, total - vat, vat FROM ${line} WHERE tax_class = 'standard'
  UNION ALL SELECT :orderId, NULL, 'vat', :vatPercent, :shippingTotal - :shippingVat, :shippingVat WHERE :shippingTotal > 0
)`;
