import { BulkReply } from '#shared/contract/bulk.ts';
import { Nullable, goesOn, After, PageSize, UpdatedSince } from '#shared/contract/replies.ts';
import { Metadata, MetadataPatch, metadataRefusals, NewMetadata, WithMetadata } from '#shared/contract/metadata.ts';
import { InBoth, MayBeEmpty } from '#shared/contract/texts.ts';
import { managers } from '#shared/contract/staff-access.ts';
import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Id, NonEmptyText, OptionalText, Slug, Price, WholeNumber } from '#shared/contract/fields.ts';
import { attributeRefusals, AttributeValueForm } from '#features/attributes/attribute-values.contract.ts';
import { maxOfProduct } from '#features/attributes/attributes.rules.ts';
import { maxOptions, optionKinds } from './product-options.rules.ts';
import { productStatuses } from './products.rules.ts';
import { draftVariantSchemas, formVariantSchemas } from './variant-fields.contract.ts';
import { draftFieldSchemas, formFieldSchemas } from './product-fields.contract.ts';
import { ProductDetail } from './products.contract.ts';
import { shopColours } from '#features/appearance/shop-colours.rules.ts';

const Colour = Type.Object({
  name: InBoth(40),
  hex: Type.String({ pattern: '^#[0-9a-fA-F]{6}$' }),
});
const ImageKey = Type.String({ pattern: '^[0-9a-z]{2,60}$' });

const OptionText = () => NonEmptyText({ maximum: 40 });

/** By what a product is chosen, with what can be chosen. */
const OptionForm = Type.Object({
  /** Left out of a new one. */
  slot: Type.Optional(Type.Integer({ minimum: 1, maximum: maxOptions })),
  kind: Type.Enum([...optionKinds]),
  name: InBoth(40),
  values: Type.Array(
    Type.Object({
      /** Left out of a new one. */
      number: Type.Optional(Type.Integer({ minimum: 1_001, maximum: 3_999 })),
      name: InBoth(40),
      /** Of a colour; of other options it is left out. */
      swatch: Type.Optional(Nullable(Type.String({ pattern: '^#[0-9a-fA-F]{6}$' }))),
    }),
    { minItems: 1, maxItems: 100 },
  ),
});

export const VariantForm = Type.Object({
  /** Left out of a new one. */
  id: Type.Optional(Id()),
  /** Of each option its value, by its Persian name; left out, the variant is chosen by its colour and size. */
  values: Type.Optional(Type.Array(Nullable(OptionText()), { maxItems: maxOptions })),
  colour: Nullable(Colour),
  /** Without an English one the size itself is displayed, in Latin digits. */
  size: Nullable(InBoth(30)),
  base_price: Price(),
  picture_key: Nullable(ImageKey),
  visible: Type.Boolean(),
  /** Sold never again: it is hidden for good, and what was bought of it stays. Left out it stays as it is. */
  archived: Type.Optional(Type.Boolean()),
  ...formVariantSchemas,
  /** Pieces on the shelf of a new one; those of a variant that is there already are changed by movements of the stock alone. */
  stock: Type.Optional(WholeNumber({ maximum: 1_000_000 })),
});
export type VariantForm = Static<typeof VariantForm>;

export const Specification = Type.Object({
  name: InBoth(60),
  value: InBoth(300),
});

const TagList = () => Type.Array(NonEmptyText({ maximum: 40 }), { maxItems: 20 });

/** A product as the staff writes it. */
export const ProductForm = Type.Object({
  name: InBoth(200),
  description: MayBeEmpty(10_000),
  /** Made from the name where it is left out. */
  slug: Type.Optional(Slug()),
  category_id: Id(),
  brand_id: Nullable(Id()),
  /** Without English ones the Persian ones are displayed. */
  tags: Type.Object({ fa: TagList(), en: TagList() }),
  badge: Nullable(
    Type.Object({
      text: InBoth(30),
      color: Type.Enum([...shopColours]),
    }),
  ),
  specifications: Type.Array(Specification, { maxItems: 60 }),
  /** Values of attributes of its category; left out, those that it has stay. */
  attributes: Type.Optional(Type.Array(AttributeValueForm, { maxItems: maxOfProduct })),
  /** The main one first. */
  pictures: Type.Array(Type.Object({ key: ImageKey, alt: OptionalText({ maximum: 150 }) }), { maxItems: 20 }),
  /** The name of a video of the shop, or the address of one below its own. */
  video_id: Nullable(Type.String({ pattern: '^(?:[A-Za-z0-9_-]+|/[A-Za-z0-9_./-]+)$', maxLength: 200 })),
  status: Type.Enum([...productStatuses]),
  ...formFieldSchemas,
  /** In the order in which they are chosen; left out they are the colour and size of the variants. */
  options: Type.Optional(Type.Array(OptionForm, { maxItems: maxOptions })),
  variants: Type.Array(VariantForm, { minItems: 1, maxItems: 100 }),
});
export type ProductForm = Static<typeof ProductForm>;

/** A new one, with what other systems note on it from the start. */
export const NewProduct = Type.Object({ ...ProductForm.properties, metadata: Type.Optional(NewMetadata) });

const Version = WholeNumber({ minimum: 1 });

export const DraftVariant = Type.Object({
  ...VariantForm.properties,
  ...draftVariantSchemas,
  base_price: Type.Integer(),
  archived: Type.Boolean(),
  values: Type.Array(Nullable(Type.String())),
  id: Type.Integer(),
  on_hand: Type.Integer(),
  held: Type.Integer(),
});

/** A product as it stands, to be changed. */
export const ProductDraft = Type.Object({
  ...Type.Omit(ProductForm, ['variants', 'slug', 'attributes']).properties,
  ...draftFieldSchemas,
  id: Type.Integer(),
  slug: Type.String(),
  version: Version,
  seller: Type.Object({ id: Type.Integer(), name: Type.String() }),
  /** The same goods of other sellers. */
  linked_products: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), seller: Type.String() })),
  /** In the order in which they stand among the specifications; archived ones are left out. */
  attributes: Type.Array(AttributeValueForm),
  options: Type.Array(OptionForm),
  variants: Type.Array(DraftVariant),
  changed_at: Type.String({ format: 'date-time' }),
});
export type ProductDraft = Static<typeof ProductDraft>;

/** The same as the staff sees it. */
export const AdminProductDraft = Type.Object({ ...ProductDraft.properties, metadata: Metadata });
export type AdminProductDraft = Static<typeof AdminProductDraft>;

export const AdminProduct = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  name: Type.String(),
  thumb: Nullable(Type.String()),
  base_price: Type.Integer(),
  category: Type.String(),
  brand: Nullable(Type.String()),
  seller: Type.String(),
  status: Type.Enum([...productStatuses]),
  variants_count: Type.Integer(),
  /** Pieces that can be sold, of every variant that is displayed. */
  available: Type.Integer(),
  /** Of a variant that is displayed few are left, by its own threshold. */
  low_stock: Type.Boolean(),
  on_offer: Type.Boolean(),
  sold_count: Type.Integer(),
  updated_at: Type.String({ format: 'date-time' }),
});
export type AdminProduct = Static<typeof AdminProduct>;

const ById = Type.Object({ id: Id() });
const saveRefusals = {
  ...attributeRefusals,
  'slug-taken': 409,
  'variants-alike': 409,
  'options-invalid': 409,
  'sku-taken': 409,
  'reference-unknown': 422,
  'upload-not-found': 422,
} as const;

export const productsAdminContract = contract({
  'GET /api/admin/products/': {
    summary:
      'Products newest first, fifty at a time; `after` says where to go on. `q` is words, a number, or a sku, barcode or external reference as it is written. Archived ones come where `status` or `q` asks for them. With `updated_since` what has changed of each, archived ones too, oldest change first; of pieces the list of the stock says so.',
    access: managers,
    query: Type.Object({
      q: Type.Optional(OptionalText({ maximum: 100 })),
      category: Type.Optional(Id()),
      brand: Type.Optional(Id()),
      seller: Type.Optional(Id()),
      status: Type.Optional(Type.Enum([...productStatuses])),
      stock: Type.Optional(Type.Enum(['sold-out', 'low'])),
      on_offer: Type.Optional(Type.Boolean()),
      updated_since: UpdatedSince(),
      page_size: PageSize(),
      after: After(),
    }),
    reply: Type.Object({ data: Type.Array(AdminProduct), ...goesOn }),
    refusals: { 'invalid-request': 400 },
  },
  'POST /api/admin/products/': {
    summary: 'Puts a new product on sale.',
    access: managers,
    body: NewProduct,
    reply: AdminProductDraft,
    status: 201,
    idempotency: 'optional',
    refusals: saveRefusals,
  },
  'POST /api/admin/products/preview/': {
    summary:
      'A product as its page would show it, were it kept like this and shown: hidden ones and ones never kept too. Nothing is kept; `id` is left out of a new one.',
    access: managers,
    body: Type.Object({ id: Type.Optional(Id()), ...ProductForm.properties }),
    reply: ProductDetail,
    refusals: { ...attributeRefusals, 'product-not-found': 404, 'reference-unknown': 422 },
  },
  'GET /api/admin/products/:id/': {
    summary: 'One product as it stands, to be changed.',
    access: managers,
    params: ById,
    reply: AdminProductDraft,
    refusals: { 'product-not-found': 404 },
  },
  'PUT /api/admin/products/:id/': {
    summary: 'Changes a product as a whole, if nobody changed it since its `version` was read.',
    access: managers,
    params: ById,
    body: Type.Object({ version: Version, ...ProductForm.properties }),
    reply: AdminProductDraft,
    refusals: { ...saveRefusals, 'product-not-found': 404, 'changed-meanwhile': 409 },
  },
  'PATCH /api/admin/products/:id/metadata/': {
    summary:
      'Changes what other systems note on a product, key by key, if the named keys still hold what `before` says.',
    access: managers,
    params: ById,
    body: MetadataPatch,
    reply: WithMetadata,
    refusals: { ...metadataRefusals, 'product-not-found': 404 },
  },
  'POST /api/admin/products/bulk-set-status/': {
    id: 'adminBulkSetProductStatus',
    summary:
      'Shows products to shoppers, makes drafts of them, or puts them away; those that have the status are `skipped`.',
    access: managers,
    body: Type.Object({
      ids: Type.Array(Id(), { minItems: 1, maxItems: 100 }),
      status: Type.Enum([...productStatuses]),
    }),
    reply: BulkReply,
  },
});
