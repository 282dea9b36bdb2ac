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

/** An option of a product with its values. */
const OptionForm = Type.Object({
  /** Omitted for a new option. */
  slot: Type.Optional(Type.Integer({ minimum: 1, maximum: maxOptions })),
  kind: Type.Enum([...optionKinds]),
  name: InBoth(40),
  values: Type.Array(
    Type.Object({
      /** Omitted for a new value. */
      number: Type.Optional(Type.Integer({ minimum: 1_001, maximum: 3_999 })),
      name: InBoth(40),
      /** For colours; omitted for other options. */
      swatch: Type.Optional(Nullable(Type.String({ pattern: '^#[0-9a-fA-F]{6}$' }))),
    }),
    { minItems: 1, maxItems: 100 },
  ),
});

export const VariantForm = Type.Object({
  /** Omitted for a new variant. */
  id: Type.Optional(Id()),
  /** The value of each option, by its Persian name; when omitted, the variant is identified by its colour and size. */
  values: Type.Optional(Type.Array(Nullable(OptionText()), { maxItems: maxOptions })),
  colour: Nullable(Colour),
  /** Without an English text the size itself is displayed, in Latin digits. */
  size: Nullable(InBoth(30)),
  base_price: Price(),
  picture_key: Nullable(ImageKey),
  visible: Type.Boolean(),
  /** Permanently discontinued and hidden; existing orders of it stay. Unchanged when omitted. */
  archived: Type.Optional(Type.Boolean()),
  ...formVariantSchemas,
  /** The initial stock of a new variant; the stock of an existing one changes only by stock movements. */
  stock: Type.Optional(WholeNumber({ maximum: 1_000_000 })),
});
export type VariantForm = Static<typeof VariantForm>;

export const Specification = Type.Object({
  name: InBoth(60),
  value: InBoth(300),
});

const TagList = () => Type.Array(NonEmptyText({ maximum: 40 }), { maxItems: 20 });

/** A product as edited by the staff. */
export const ProductForm = Type.Object({
  name: InBoth(200),
  description: MayBeEmpty(10_000),
  /** Generated from the name when omitted. */
  slug: Type.Optional(Slug()),
  category_id: Id(),
  brand_id: Nullable(Id()),
  /** Without English tags the Persian ones are displayed. */
  tags: Type.Object({ fa: TagList(), en: TagList() }),
  badge: Nullable(
    Type.Object({
      text: InBoth(30),
      color: Type.Enum([...shopColours]),
    }),
  ),
  specifications: Type.Array(Specification, { maxItems: 60 }),
  /** Attribute values of its category; unchanged when omitted. */
  attributes: Type.Optional(Type.Array(AttributeValueForm, { maxItems: maxOfProduct })),
  /** The main image first. */
  pictures: Type.Array(Type.Object({ key: ImageKey, alt: OptionalText({ maximum: 150 }) }), { maxItems: 20 }),
  /** The name of a video of the shop, or a path on the shop's own site. */
  video_id: Nullable(Type.String({ pattern: '^(?:[A-Za-z0-9_-]+|/[A-Za-z0-9_./-]+)$', maxLength: 200 })),
  status: Type.Enum([...productStatuses]),
  ...formFieldSchemas,
  /** In the order of selection; when omitted, the colour and size of the variants. */
  options: Type.Optional(Type.Array(OptionForm, { maxItems: maxOptions })),
  variants: Type.Array(VariantForm, { minItems: 1, maxItems: 100 }),
});
export type ProductForm = Static<typeof ProductForm>;

/** A new product with its initial metadata. */
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

/** A stored product, for editing. */
export const ProductDraft = Type.Object({
  ...Type.Omit(ProductForm, ['variants', 'slug', 'attributes']).properties,
  ...draftFieldSchemas,
  id: Type.Integer(),
  slug: Type.String(),
  version: Version,
  seller: Type.Object({ id: Type.Integer(), name: Type.String() }),
  /** The same product of other sellers. */
  linked_products: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), seller: Type.String() })),
  /** In the order of the specifications, without archived attributes. */
  attributes: Type.Array(AttributeValueForm),
  options: Type.Array(OptionForm),
  variants: Type.Array(DraftVariant),
  changed_at: Type.String({ format: 'date-time' }),
});
export type ProductDraft = Static<typeof ProductDraft>;

/** The same with the fields visible to staff. */
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
  /** Sellable stock of all visible variants. */
  available: Type.Integer(),
  /** Whether the stock of a visible variant is below that variant's threshold. */
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
      'Lists products, newest first, fifty a page; continue with `after`. `q` searches by words, a number, or an exact sku, barcode or external reference. Archived ones are included only with `status` or `q`. With `updated_since`, those that have changed since, archived ones included, oldest change first; for stock, use the list of stock.',
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
    summary: 'Creates a product.',
    access: managers,
    body: NewProduct,
    reply: AdminProductDraft,
    status: 201,
    idempotency: 'optional',
    refusals: saveRefusals,
  },
  'POST /api/admin/products/preview/': {
    summary:
      'Returns a product as its page would display it if it were saved and visible, whether or not it exists. Nothing is saved; omit `id` for a new one.',
    access: managers,
    body: Type.Object({ id: Type.Optional(Id()), ...ProductForm.properties }),
    reply: ProductDetail,
    refusals: { ...attributeRefusals, 'product-not-found': 404, 'reference-unknown': 422 },
  },
  'GET /api/admin/products/:id/': {
    summary: 'Returns a product for editing.',
    access: managers,
    params: ById,
    reply: AdminProductDraft,
    refusals: { 'product-not-found': 404 },
  },
  'PUT /api/admin/products/:id/': {
    summary: 'Replaces a product, if it has not changed since `version`.',
    access: managers,
    params: ById,
    body: Type.Object({ version: Version, ...ProductForm.properties }),
    reply: AdminProductDraft,
    refusals: { ...saveRefusals, 'product-not-found': 404, 'changed-meanwhile': 409 },
  },
  'PATCH /api/admin/products/:id/metadata/': {
    summary:
      'Changes the notes of other systems on a product, key by key, if the named keys still have the values in `before`.',
    access: managers,
    params: ById,
    body: MetadataPatch,
    reply: WithMetadata,
    refusals: { ...metadataRefusals, 'product-not-found': 404 },
  },
  'POST /api/admin/products/bulk-set-status/': {
    id: 'adminBulkSetProductStatus',
    summary:
      'Makes products visible, turns them into drafts, or archives them; those that already have the status are `skipped`.',
    access: managers,
    body: Type.Object({
      ids: Type.Array(Id(), { minItems: 1, maxItems: 100 }),
      status: Type.Enum([...productStatuses]),
    }),
    reply: BulkReply,
  },
});
