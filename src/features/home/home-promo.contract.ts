import { Type, type Static } from 'typebox';
import { couponKinds } from '#features/coupons/coupons.rules.ts';
import { contract } from '#shared/contract/contract.ts';
import { NonEmptyText, OptionalText, SeenVersion } from '#shared/contract/fields.ts';
import { Nullable } from '#shared/contract/replies.ts';
import { slideGoods } from './hero-slides.rules.ts';

/** Words in both languages; English may be left empty. */
export const wording = (maximum: number) =>
  Type.Object({ fa: NonEmptyText({ maximum }), en: OptionalText({ maximum }) });

export const PromoForm = Type.Object({
  shown: Type.Boolean(),
  /** A page of the shop: `/catagory/health-beauty`. */
  link: NonEmptyText({ maximum: 300 }),
  /** Null: the image of the category that it leads to, if it leads to one. */
  picture_key: Nullable(Type.String({ maxLength: 100 })),
  /** English may be left empty: the Persian words stand there then. */
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
  /** The most that a percentage takes off. */
  max_discount_amount: Nullable(Type.Integer()),
  minimum_total: Type.Integer(),
  first_order_only: Type.Boolean(),
  /** Whether it is for the goods of some categories only. */
  some_goods: Type.Boolean(),
  ends_at: Nullable(Type.String({ format: 'date-time' })),
});
/** The coupon of the home page, while it runs. */
export type HomeCoupon = Static<typeof HomeCoupon>;

const Slide = Type.Object({
  id: Type.Integer(),
  link: Type.String(),
  picture: Nullable(Type.String()),
  /** Without an image: which goods of the home page stand in it. */
  goods: Nullable(Type.Enum([...slideGoods])),
  /** What a style paints behind it. */
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
      "The home page's slides and its banner in the caller's language, and the coupon that stands there; banner and coupon are null while there is none.",
    access: 'public',
    reply: Type.Object({ slides: Type.Array(Slide), promo: Nullable(Promo), coupon: Nullable(HomeCoupon) }),
    cached: true,
  },
  'GET /api/admin/settings/home-promo/': {
    summary: "The home page's banner as it is kept, with its words in every language.",
    access: { staff: ['owner', 'manager'] },
    reply: Type.Object({ version: Type.Integer(), ...PromoForm.properties }),
  },
  'PUT /api/admin/settings/home-promo/': {
    summary: "Changes the home page's banner; it is shown at once.",
    access: { staff: ['owner', 'manager'] },
    body: Type.Object({ version: SeenVersion(), ...PromoForm.properties }),
    reply: Type.Object({ version: Type.Integer(), ...PromoForm.properties }),
    refusals: { 'link-wrong': 400, 'upload-not-found': 422, 'changed-meanwhile': 409 },
  },
});
