import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract.ts';
import { NonEmptyText, OptionalText } from '#shared/fields.ts';
import { Nullable } from '#shared/replies.ts';

const wording = (maximum: number) => Type.Object({ fa: NonEmptyText({ maximum }), en: OptionalText({ maximum }) });

export const PromoForm = Type.Object({
  shown: Type.Boolean(),
  /** A page of the shop: `/catagory/health-beauty`. */
  link: NonEmptyText({ maximum: 300 }),
  /** Null: the picture of the category that it leads to, if it leads to one. */
  picture_key: Nullable(Type.String({ maxLength: 100 })),
  /** English may be left empty: the Persian words stand there then. */
  title: wording(60),
  text: wording(120),
  action: wording(40),
});
export type PromoForm = Static<typeof PromoForm>;

const Promo = Type.Object({ link: Type.String(), picture: Nullable(Type.String()), title: Type.String(), text: Type.String(), action: Type.String() });
/** The banner of the home page, in one language. */
export type Promo = Static<typeof Promo>;

export const homePromoContract = contract({
  'GET /api/home-promo/': {
    summary: "The home page's banner in the caller's language; null while there is none.",
    access: 'public',
    reply: Type.Object({ promo: Nullable(Promo) }),
    cached: true,
  },
  'GET /api/admin/home-promo/': {
    summary: "The home page's banner as it is kept, with its words in every language.",
    access: { staff: ['owner', 'manager'] },
    reply: PromoForm,
  },
  'PUT /api/admin/home-promo/': {
    summary: "Changes the home page's banner; it is shown at once.",
    access: { staff: ['owner', 'manager'] },
    body: PromoForm,
    reply: Type.Object({}),
    refusals: { 'link-wrong': 400, 'upload-not-found': 404 },
  },
});
