import type { CouponForm } from './coupons-admin.contract.ts';

/** Returns the form of a ten-percent coupon for tests; the given fields override the defaults. */
export function couponForm(wanted: Partial<CouponForm> = {}): CouponForm {
  return {
    code: 'TEN',
    kind: 'percent',
    percent_off: 10,
    discount_amount: 0,
    max_discount_amount: null,
    minimum_total: 0,
    begins_at: null,
    ends_at: null,
    max_uses: null,
    max_uses_per_customer: null,
    category_ids: [],
    first_order_only: false,
    active: true,
    shown_on_home: false,
    single_use_codes: false,
    ...wanted,
  };
}
