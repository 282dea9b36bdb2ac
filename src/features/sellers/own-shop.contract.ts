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
    /** The seller's share of all paid orders, delivered or not. */
    owed: Type.Integer(),
    /** What the shop currently owes the seller: the ledger's balance. */
    balance: Type.Integer(),
    paid_out: Type.Integer(),
    /** Ordered but not paid yet. */
    open: Type.Integer(),
    pieces: Type.Integer(),
  }),
  /** Numbers of orders with unpacked lines, of packed parcels, and of parcels handed over. */
  parcels: Type.Object({ to_pack: Type.Integer(), packed: Type.Integer(), handed_over: Type.Integer() }),
});
export type SellerShop = Static<typeof OwnShop>;

export const OwnProduct = Type.Object({
  ...AdminProduct.properties,
  /** For a product added by the seller: its approval status. */
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

/** The required access: a seller, after two-factor authentication where the shop requires it. */
const ofSellers = { access: 'customer', secondStep: 'needed' } as const;

export const ownShopContract = contract({
  'GET /api/seller/': {
    summary: "Returns the customer's own shop as a seller: what was sold, what is owed, what is to be sent.",
    ...ofSellers,
    reply: OwnShop,
    refusals: needsShop,
  },
  'PUT /api/seller/shop/': {
    summary:
      "Changes the page of the seller's shop: its name and description in both languages, and its image (the key of an upload; null removes it). An omitted image stays unchanged.",
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
    summary: "Lists the entries of the seller's account, newest first; continue with `after`.",
    ...ofSellers,
    query: Type.Object({ page_size: PageSize(), after: After() }),
    reply: Type.Object({ data: Type.Array(SellerEntry), ...goesOn }),
    refusals: { ...needsShop, 'invalid-request': 400 },
  },
  'GET /api/seller/categories/': {
    summary: 'Lists the categories that can hold products, those without subcategories, with their paths.',
    ...ofSellers,
    reply: Type.Object({ data: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })), ...endsHere }),
  },
  'GET /api/seller/products/': {
    summary:
      "Lists the seller's own products, hidden ones included, newest first; continue with `after`. With `updated_since`, those that have changed since, oldest change first.",
    ...ofSellers,
    query: Type.Object({ q: Type.Optional(OptionalText({ maximum: 100 })), updated_since: UpdatedSince(), ...paged }),
    reply: Type.Object({ data: Type.Array(OwnProduct), ...goesOn }),
    refusals: { ...needsShop, 'invalid-request': 400 },
  },
  'GET /api/seller/products/:id/': {
    summary: "Returns one of the seller's products with its variants, prices and stock.",
    ...ofSellers,
    params: ById,
    reply: ProductDraft,
    refusals: { ...needsShop, 'product-not-found': 404 },
  },
  'POST /api/seller/products/': {
    summary: 'Creates a product; it is visible once the staff approves it.',
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
      "Changes the name and description of the seller's product in both languages, if it has not changed since `version`. It stays on sale while the staff reviews the new texts.",
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
    summary: 'Submits a refused product of the seller to the staff again.',
    ...ofSellers,
    params: ById,
    body: Type.Object({}),
    reply: ProductDraft,
    refusals: { ...needsShop, 'product-not-found': 404, 'product-not-refused': 409, 'too-many-tries': 429 },
  },
  'PATCH /api/seller/variants/:id/': {
    summary:
      "Changes price, codes, weight and size of one of the seller's variants; omitted fields stay unchanged. With `before`, only if each sent value is still the one that was read, or already the new one. Stock is changed by another call.",
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
    summary: "Corrects the stock of one of the seller's variants to what was counted, if the stock is still `seen`.",
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
    summary:
      "Changes the prices of up to a hundred of the seller's variants, each by itself; a refusal does not affect the others.",
    idempotency: 'required',
    ...ofSellers,
    body: bulkOf(Reprice),
    reply: BulkReply,
    refusals: needsShop,
  },
  'POST /api/seller/variants/bulk-count/': {
    summary:
      "Corrects the stock of up to a hundred of the seller's variants to what was counted, each by itself; a refusal does not affect the others.",
    idempotency: 'required',
    ...ofSellers,
    body: bulkOf(CountedVariant),
    reply: BulkReply,
    refusals: needsShop,
  },
  'GET /api/admin/seller-products/': {
    summary: 'Lists products that sellers added or rewrote, longest waiting first.',
    access: { staff: ['owner', 'manager'] },
    query: Type.Object({ status: Type.Optional(SubmissionStatus), page_size: PageSize(), after: After() }),
    reply: Type.Object({ data: Type.Array(SubmittedProduct), ...goesOn }),
    refusals: { 'invalid-request': 400 },
  },
  'POST /api/admin/seller-products/:id/decide/': {
    summary: 'Approves a product that a seller added or rewrote, or refuses and hides it with a reason.',
    access: { staff: ['owner', 'manager'] },
    params: ById,
    body: Type.Object({
      decision: Type.Enum(['approve', 'refuse']),
      reason: Type.Optional(NonEmptyText({ maximum: 300 })),
      /** The version of the product that was reviewed; if it has changed since, the request is refused with `changed-meanwhile`. */
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
      'Undoes a decision: its products wait again and are no longer displayed. One that was decided otherwise or submitted again since, or whose seller is closed, is `skipped`.',
    access: { staff: ['owner', 'manager'] },
    body: DecidedRows,
    reply: BulkReply,
  },
});
