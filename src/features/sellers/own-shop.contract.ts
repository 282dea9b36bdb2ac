import { attributeRefusals } from '#features/attributes/attribute-values.contract.ts';
import { Type, type Static } from 'typebox';
import { formVariantSchemas } from '#features/products/variant-fields.contract.ts';
import { AdminProduct, ProductDraft, ProductForm } from '#features/products/products-admin.contract.ts';
import { Reprice } from '#features/products/variant-prices.contract.ts';
import { BulkReply, bulkOf } from '#shared/contract/bulk.ts';
import { contract } from '#shared/contract/contract.ts';
import { Id, NonEmptyText, OptionalText, Price, SeenVersion, Toman, WholeNumber } from '#shared/contract/fields.ts';
import { Nullable, goesOn, After, endsHere, PageSize, UpdatedSince } from '#shared/contract/replies.ts';
import { InBoth, MayBeEmpty, Texts } from '#shared/contract/texts.ts';
import { DecidedRows } from './applications.contract.ts';
import { CountedVariant, needsShop } from './own-jobs.contract.ts';
import { OwnStock } from './own-lists.contract.ts';
import { SellerEntry } from '#features/payouts/payouts.contract.ts';

const SubmissionStatus = Type.Enum(['waiting', 'approved', 'refused']);

const OwnShop = Type.Object({
  shop: Type.Object({
    version: Type.Integer(),
    slug: Type.String(),
    name: Texts,
    about: Texts,
    logo: Nullable(Type.String()),
  }),
  sums: Type.Object({
    /** Paid by buyers, in toman. */
    sold: Type.Integer(),
    commission_percent: Type.Integer(),
    commission: Type.Integer(),
    /** The seller's part of all that was paid for, delivered or not. */
    owed: Type.Integer(),
    /** What the shop owes the seller now: the ledger's balance. */
    balance: Type.Integer(),
    paid_out: Type.Integer(),
    /** Ordered and not paid yet. */
    open: Type.Integer(),
    pieces: Type.Integer(),
  }),
  /** Orders of which something is to be packed, parcels that are packed, and those that have left. */
  parcels: Type.Object({ to_pack: Type.Integer(), packed: Type.Integer(), handed_over: Type.Integer() }),
});
export type SellerShop = Static<typeof OwnShop>;

export const OwnProduct = Type.Object({
  ...AdminProduct.properties,
  /** Of a product that the seller has added: whether the staff has looked at it. */
  submission: Nullable(Type.Object({ status: SubmissionStatus, reason: Nullable(Type.String()) })),
});
export type OwnProduct = Static<typeof OwnProduct>;

export const SubmittedProduct = Type.Object({
  id: Type.Integer(),
  version: Type.Integer(),
  slug: Type.String(),
  name: Type.String(),
  thumb: Nullable(Type.String()),
  base_price: Type.Integer(),
  seller: Type.String(),
  status: SubmissionStatus,
  reason: Nullable(Type.String()),
  created_at: Type.String({ format: 'date-time' }),
});
export type SubmittedProduct = Static<typeof SubmittedProduct>;

const ImageKey = Type.String({ pattern: '^[0-9a-z]{2,60}$' });
const ById = Type.Object({ id: Id() });
const paged = { page_size: PageSize(), after: After() };

/** Who may make them: a seller, after their second step where the shop requires one. */
const ofSellers = { access: 'customer', secondStep: 'needed' } as const;

export const ownShopContract = contract({
  'GET /api/seller/': {
    summary: "The customer's own shop: what was sold, what is owed, what is to be sent.",
    ...ofSellers,
    reply: OwnShop,
    refusals: needsShop,
  },
  'PUT /api/seller/shop/': {
    summary:
      "Changes what the own shop's page says: its name and what it says of itself in both languages, its image (the key of an upload; null takes it away). The image stays when left out.",
    ...ofSellers,
    body: Type.Object({
      version: SeenVersion(),
      name: InBoth(80),
      about: MayBeEmpty(2_000),
      logo: Type.Optional(Nullable(ImageKey)),
    }),
    reply: OwnShop,
    refusals: {
      ...needsShop,
      'name-reserved': 400,
      'upload-not-found': 422,
      'too-many-tries': 429,
      'changed-meanwhile': 409,
    },
  },
  'GET /api/seller/entries/': {
    summary: "The seller's account with the shop, newest first; `after` says where to go on.",
    ...ofSellers,
    query: Type.Object({ page_size: PageSize(), after: After() }),
    reply: Type.Object({ data: Type.Array(SellerEntry), ...goesOn }),
    refusals: { ...needsShop, 'invalid-request': 400 },
  },
  'GET /api/seller/categories/': {
    summary: 'Where a product can be put: every category without others below it, by its way down.',
    ...ofSellers,
    reply: Type.Object({ data: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })), ...endsHere }),
  },
  'GET /api/seller/products/': {
    summary:
      "The seller's own products, hidden ones too, newest first; `after` says where to go on. With `updated_since` what has changed of each, oldest change first.",
    ...ofSellers,
    query: Type.Object({ q: Type.Optional(OptionalText({ maximum: 100 })), updated_since: UpdatedSince(), ...paged }),
    reply: Type.Object({ data: Type.Array(OwnProduct), ...goesOn }),
    refusals: { ...needsShop, 'invalid-request': 400 },
  },
  'GET /api/seller/products/:id/': {
    summary: 'One of the own products with its variants, their prices and pieces.',
    ...ofSellers,
    params: ById,
    reply: ProductDraft,
    refusals: { ...needsShop, 'product-not-found': 404 },
  },
  'POST /api/seller/products/': {
    summary: 'Adds a product; it is seen when the staff has approved it.',
    ...ofSellers,
    body: Type.Object({
      ...Type.Pick(ProductForm, ['name', 'description']).properties,
      category_id: Id(),
      base_price: Price(),
      stock: WholeNumber({ maximum: 1_000_000 }),
      ...formVariantSchemas,
      pictures: Type.Array(Type.String({ pattern: '^[0-9a-z]{2,60}$' }), { maxItems: 8, uniqueItems: true }),
      ...Type.Pick(ProductForm, ['attributes']).properties,
    }),
    reply: ProductDraft,
    status: 201,
    idempotency: 'optional',
    refusals: {
      ...needsShop,
      'reference-unknown': 422,
      'upload-not-found': 422,
      'slug-taken': 409,
      'sku-taken': 409,
      'variants-alike': 409,
      'options-invalid': 409,
      ...attributeRefusals,
      'too-many-tries': 429,
    },
  },
  'PUT /api/seller/products/:id/texts/': {
    summary:
      'Changes what an own product is called and said of it, in both languages, if nobody changed it since its `version` was read. It stays on sale and waits for the staff to look at the new words.',
    ...ofSellers,
    params: ById,
    body: Type.Object({
      version: WholeNumber({ minimum: 1 }),
      ...Type.Pick(ProductForm, ['name', 'description']).properties,
    }),
    reply: ProductDraft,
    refusals: {
      ...needsShop,
      'product-not-found': 404,
      'changed-meanwhile': 409,
      'reference-unknown': 422,
      'upload-not-found': 422,
      'slug-taken': 409,
      'sku-taken': 409,
      'variants-alike': 409,
      'options-invalid': 409,
      ...attributeRefusals,
    },
  },
  'POST /api/seller/products/:id/resubmit/': {
    summary: 'Sends an own product that was refused to the staff once more.',
    ...ofSellers,
    params: ById,
    body: Type.Object({}),
    reply: ProductDraft,
    refusals: { ...needsShop, 'product-not-found': 404, 'product-not-refused': 409, 'too-many-tries': 429 },
  },
  'PATCH /api/seller/variants/:id/': {
    summary:
      'Changes price, codes, weight and size of an own variant; what is left out stays. `before` says what was seen of each value that is sent: nothing is changed where it is another one by now, unless it is the one that is sent. Its stock is no part of it.',
    ...ofSellers,
    params: ById,
    body: Type.Object({
      base_price: Type.Optional(Price()),
      before: Type.Optional(Type.Object({ base_price: Type.Optional(Toman()), ...formVariantSchemas })),
      ...formVariantSchemas,
    }),
    reply: ProductDraft,
    refusals: {
      ...needsShop,
      'product-not-found': 404,
      'sku-taken': 409,
      'changed-meanwhile': 409,
      'version-needed': 428,
    },
  },
  'POST /api/seller/variants/:id/stock/': {
    id: 'sellerMoveStock',
    summary:
      'Corrects the pieces of an own variant to what was counted, when `seen` were on the shelf: with another number there by now nothing is changed.',
    idempotency: 'required',
    ...ofSellers,
    params: ById,
    body: Type.Object({ pieces: WholeNumber({ maximum: 1_000_000 }), seen: WholeNumber() }),
    reply: OwnStock,
    refusals: {
      ...needsShop,
      'variant-not-found': 404,
      'stock-held': 409,
      'stock-twice': 400,
      'changed-meanwhile': 409,
    },
  },
  'POST /api/seller/variants/bulk-reprice/': {
    summary: 'Gives up to a hundred own variants other prices, each by itself; what is refused leaves the others.',
    idempotency: 'required',
    ...ofSellers,
    body: bulkOf(Reprice),
    reply: BulkReply,
    refusals: needsShop,
  },
  'POST /api/seller/variants/bulk-count/': {
    summary:
      'Corrects the pieces of up to a hundred own variants to what was counted, each by itself; what is refused leaves the others.',
    idempotency: 'required',
    ...ofSellers,
    body: bulkOf(CountedVariant),
    reply: BulkReply,
    refusals: needsShop,
  },
  'GET /api/admin/seller-products/': {
    summary: 'Products that sellers added or described anew, the longest waiting first.',
    access: { staff: ['owner', 'manager'] },
    query: Type.Object({ status: Type.Optional(SubmissionStatus), page_size: PageSize(), after: After() }),
    reply: Type.Object({ data: Type.Array(SubmittedProduct), ...goesOn }),
    refusals: { 'invalid-request': 400 },
  },
  'POST /api/admin/seller-products/:id/decide/': {
    summary: 'Shows a product that a seller added or described anew, or refuses and hides it with a reason.',
    access: { staff: ['owner', 'manager'] },
    params: ById,
    body: Type.Object({
      decision: Type.Enum(['approve', 'refuse']),
      reason: Type.Optional(NonEmptyText({ maximum: 300 })),
      /** Of the product as it was looked at; one that was changed since is `changed-meanwhile`. */
      version: Type.Optional(WholeNumber({ minimum: 1 })),
    }),
    reply: SubmittedProduct,
    refusals: {
      'changed-meanwhile': 409,
      'product-not-found': 404,
      'product-decided': 409,
      'seller-inactive': 409,
      'reason-needed': 400,
      'own-matter': 403,
    },
  },
  'POST /api/admin/seller-products/bulk-undo/': {
    summary:
      'Takes a decision back: its products wait again and are displayed no more. One that was decided otherwise or sent again since, or whose seller is closed, is `skipped`.',
    access: { staff: ['owner', 'manager'] },
    body: DecidedRows,
    reply: BulkReply,
  },
});
