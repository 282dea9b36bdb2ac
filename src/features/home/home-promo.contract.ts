import { Type, type Static } from 'typebox';
import { couponKinds } from '#features/coupons/coupons.rules.ts';
import { contract } from '#shared/contract/contract.ts';
import { NonEmptyText, OptionalText, SeenVersion } from '#shared/contract/fields.ts';
import { Nullable } from '#shared/contract/replies.ts';
import { slideGoods } from './hero-slides.rules.ts';

/** A text in both languages; English is optional. */
export const wording = (maximum: number) =>
  Type.Object({ fa: NonEmptyText({ maximum }), en: OptionalText({ maximum }) });

export const PromoForm = Type.Object({
  shown: Type.Boolean(),
  /** A path within the shop, such as `/catagory/health-beauty`. */
  link: NonEmptyText({ maximum: 300 }),
  /** When null, the image of the linked category, if any, is displayed. */
  picture_key: Nullable(Type.String({ maxLength: 100 })),
  /** English is optional: Persian is then displayed. */
  title: wording(60),
  text: wording(120),
  action: wording(40),
});
export type PromoForm = Static<typeof PromoForm>;

const Promo = Type.Object({
  link: Type.String(),
  picture: Nullable(Type.String()),
  title: Type.String(),
  text: Type.String(),
  action: Type.String(),
});
/** The banner of the home page, in one language. */
export type Promo = Static<typeof Promo>;

export const HomeCoupon = Type.Object({
  code: Type.String(),
  kind: Type.Enum([...couponKinds]),
  percent_off: Type.Integer(),
  discount_amount: Type.Integer(),
  /** The maximum discount of a percentage. */
  max_discount_amount: Nullable(Type.Integer()),
  minimum_total: Type.Integer(),
  first_order_only: Type.Boolean(),
  /** Whether it covers the goods of certain categories only. */
  some_goods: Type.Boolean(),
  ends_at: Nullable(Type.String({ format: 'date-time' })),
});
/** The coupon on the home page, while it is active. */
export type HomeCoupon = Static<typeof HomeCoupon>;

const Slide = Type.Object({
  id: Type.Integer(),
  link: Type.String(),
  picture: Nullable(Type.String()),
  /** The home page goods displayed when it has no image. */
  goods: Nullable(Type.Enum([...slideGoods])),
  /** The CSS background. */
  ground: Type.String(),
  title: Type.String(),
  text: Type.String(),
  action: Type.String(),
});
/** A slide of the home page's hero, in one language. */
export type Slide = Static<typeof Slide>;

export const homePromoContract = contract({
  'GET /api/home-promo/': {
    summary:
      "Returns the home page's slides, banner and coupon in the caller's language; banner and coupon are null if there is none.",
    access: 'public',
    reply: Type.Object({ slides: Type.Array(Slide), promo: Nullable(Promo), coupon: Nullable(HomeCoupon) }),
    cached: true,
  },
  'GET /api/admin/settings/home-promo/': {
    summary: "Returns the home page's banner for editing, with its texts in every language.",
    access: { staff: ['owner', 'manager'] },
    reply: Type.Object({ version: Type.Integer(), ...PromoForm.properties }),
  },
  'PUT /api/admin/settings/home-promo/': {
    summary: "Changes the home page's banner; it is displayed at once.",
    access: { staff: ['owner', 'manager'] },
    body: Type.Object({ version: SeenVersion(), ...PromoForm.properties }),
    reply: Type.Object({ version: Type.Integer(), ...PromoForm.properties }),
    refusals: { 'link-wrong': 400, 'upload-not-found': 422, 'changed-meanwhile': 409 },
  },
});
