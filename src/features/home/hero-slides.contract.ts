import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Id, Moment, NonEmptyText, SeenOrder, WholeNumber } from '#shared/contract/fields.ts';
import { Done, Nullable, endsHere } from '#shared/contract/replies.ts';
import { slideThemes } from './hero-slides.rules.ts';
import { wording } from './home-promo.contract.ts';

const promoStaff = { staff: ['owner', 'manager'] } as const;

const SlideForm = Type.Object({
  shown: Type.Boolean(),
  /** A path within the shop, such as `/flash-sale`. */
  link: NonEmptyText({ maximum: 300 }),
  /** When null, the linked goods or the category's image are displayed. */
  picture_key: Nullable(Type.String({ maxLength: 100 })),
  cloth: Type.Enum([...slideThemes]),
  /** English is optional: Persian is then displayed. */
  title: wording(60),
  text: wording(120),
  action: wording(40),
  /** Null means immediately. */
  begins_at: Nullable(Moment()),
  /** Null means open-ended. */
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
    summary: "Lists every slide of the home page's hero, in the order of the page.",
    access: promoStaff,
    reply: Type.Object({ data: Type.Array(AdminSlide), ...endsHere }),
  },
  'POST /api/admin/hero-slides/': {
    summary: 'Adds a slide at the end.',
    access: promoStaff,
    body: SlideForm,
    reply: AdminSlide,
    status: 201,
    idempotency: 'optional',
    refusals: { ...refusals, 'too-many-hero-slides': 409 },
  },
  'PUT /api/admin/hero-slides/': {
    summary: 'Sets the order of the slides, if it is still the one that was read.',
    access: promoStaff,
    body: Type.Object({
      ids: Type.Array(Id(), { minItems: 1, maxItems: 100, uniqueItems: true }),
      before: SeenOrder(Id(), { maxItems: 100 }),
    }),
    reply: Type.Object({ ids: Type.Array(Type.Integer()) }),
    refusals: { 'changed-meanwhile': 409 },
  },
  'GET /api/admin/hero-slides/:id/': {
    summary: 'Returns a slide for editing, with whether it is active.',
    access: promoStaff,
    params: ById,
    reply: AdminSlide,
    refusals: { 'hero-slide-not-found': 404 },
  },
  'PUT /api/admin/hero-slides/:id/': {
    summary: 'Changes a slide, if it has not changed since `version`; the home page displays it at once.',
    access: promoStaff,
    params: ById,
    body: Type.Object({ version: Version, ...SlideForm.properties }),
    reply: AdminSlide,
    refusals: { ...refusals, 'hero-slide-not-found': 404, 'changed-meanwhile': 409 },
  },
  'DELETE /api/admin/hero-slides/:id/': {
    summary: 'Deletes a slide and its uploaded image, if it has not changed since `version`.',
    access: promoStaff,
    params: ById,
    query: Type.Object({ version: Version }),
    reply: Done,
    refusals: { 'hero-slide-not-found': 404, 'changed-meanwhile': 409 },
  },
});
