import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Id, Moment, NonEmptyText, SeenOrder, WholeNumber } from '#shared/contract/fields.ts';
import { Done, Nullable, endsHere } from '#shared/contract/replies.ts';
import { slideThemes } from './hero-slides.rules.ts';
import { wording } from './home-promo.contract.ts';

const promoStaff = { staff: ['owner', 'manager'] } as const;

const SlideForm = Type.Object({
  shown: Type.Boolean(),
  /** A page of the shop: `/flash-sale`. */
  link: NonEmptyText({ maximum: 300 }),
  /** Null: the goods that it leads to, or the image of the category. */
  picture_key: Nullable(Type.String({ maxLength: 100 })),
  cloth: Type.Enum([...slideThemes]),
  /** English may be left empty: the Persian words stand there then. */
  title: wording(60),
  text: wording(120),
  action: wording(40),
  /** Null: from now on. */
  begins_at: Nullable(Moment()),
  /** Null: without an end. */
  ends_at: Nullable(Moment()),
});
export type SlideForm = Static<typeof SlideForm>;

const Version = WholeNumber({ minimum: 1 });
export const AdminSlide = Type.Object({
  ...SlideForm.properties,
  id: Type.Integer(),
  version: Version,
  status: Type.Enum(['running', 'coming', 'ended', 'off']),
});
export type AdminSlide = Static<typeof AdminSlide>;

const ById = Type.Object({ id: Id() });
const refusals = { 'link-wrong': 400, 'terms-wrong': 400, 'upload-not-found': 422 } as const;

export const heroSlidesContract = contract({
  'GET /api/admin/hero-slides/': {
    summary: "Every slide of the home page's hero as it is kept, in the order of the page.",
    access: promoStaff,
    reply: Type.Object({ data: Type.Array(AdminSlide), ...endsHere }),
  },
  'POST /api/admin/hero-slides/': {
    summary: 'Adds a slide behind the others.',
    access: promoStaff,
    body: SlideForm,
    reply: AdminSlide,
    status: 201,
    idempotency: 'optional',
    refusals: { ...refusals, 'too-many-hero-slides': 409 },
  },
  'PUT /api/admin/hero-slides/': {
    summary: 'Puts the slides into this order, if they still stand as they were seen.',
    access: promoStaff,
    body: Type.Object({
      ids: Type.Array(Id(), { minItems: 1, maxItems: 100, uniqueItems: true }),
      before: SeenOrder(Id(), { maxItems: 100 }),
    }),
    reply: Type.Object({ ids: Type.Array(Type.Integer()) }),
    refusals: { 'changed-meanwhile': 409 },
  },
  'GET /api/admin/hero-slides/:id/': {
    summary: 'A slide as it is written, with whether it runs.',
    access: promoStaff,
    params: ById,
    reply: AdminSlide,
    refusals: { 'hero-slide-not-found': 404 },
  },
  'PUT /api/admin/hero-slides/:id/': {
    summary: 'Changes a slide, if nobody changed it since its `version` was read; the home page shows it at once.',
    access: promoStaff,
    params: ById,
    body: Type.Object({ version: Version, ...SlideForm.properties }),
    reply: AdminSlide,
    refusals: { ...refusals, 'hero-slide-not-found': 404, 'changed-meanwhile': 409 },
  },
  'DELETE /api/admin/hero-slides/:id/': {
    summary:
      'Removes a slide, and the picture that was sent in for it, if nobody changed it since its `version` was read.',
    access: promoStaff,
    params: ById,
    query: Type.Object({ version: Version }),
    reply: Done,
    refusals: { 'hero-slide-not-found': 404, 'changed-meanwhile': 409 },
  },
});
