import { untypedStatement } from '#platform/database/database.ts';

export interface CouponRow {
  readonly id: number;
  readonly code: string;
  readonly kind: 'percent' | 'amount' | 'free-shipping';
  readonly percent_off: number;
  readonly amount_off: number;
  readonly most_off: number | null;
  readonly minimum_total: number;
  readonly begins_at: Date;
  readonly ends_at: Date | null;
  readonly most_uses: number | null;
  readonly most_uses_per_customer: number | null;
  readonly category_ids: number[];
  readonly first_order_only: boolean;
  readonly paused: boolean;
  readonly shown_on_home: boolean;
  readonly uses: number;
  readonly version: number;
}

const couponColumns = `c.id, c.code, c.kind, c.percent_off, c.amount_off, c.most_off, c.minimum_total, c.begins_at, c.ends_at, c.most_uses,
  c.most_uses_per_customer, c.category_ids, c.first_order_only, c.paused_at is not null as paused, c.shown_on_home, c.uses,
  c.version`;

/** Coupons with what they took off so far, the newest first: `[now, state or null, before or null, limit, language]`. */
export const adminCoupons = untypedStatement<CouponRow & { given: number }>({
  name: 'desk_coupons',
  text: `with shown as (
      select ${couponColumns} from coupons c
      where ($3::bigint is null or c.id < $3::bigint) and ($2::text is null or case $2::text
        when 'paused' then c.paused_at is not null
        when 'ended' then c.ends_at <= $1::timestamptz
        when 'coming' then c.begins_at > $1::timestamptz
        else c.paused_at is null and c.begins_at <= $1::timestamptz and (c.ends_at is null or c.ends_at > $1::timestamptz) end)
      order by c.id desc limit $4::int
    )
    select shown.*, coalesce(taken.off, 0) as given
    from shown left join (
      select coupon_id, sum(discount_total) as off from counted_orders
      where coupon_id in (select id from shown) group by coupon_id
    ) taken on taken.coupon_id = shown.id
    order by shown.id desc`,
});

/** A coupon, kept for the transaction: `[id]`. */
export const lockedCoupon = untypedStatement<CouponRow>({
  name: 'coupon_lock',
  text: `select ${couponColumns} from coupons c where c.id = $1::bigint for no key update`,
});
