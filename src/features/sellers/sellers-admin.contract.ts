import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Id, NonEmptyText, Toman, WholeNumber, SeenVersion } from '#shared/contract/fields.ts';
import { Nullable, goesOn, After, PageSize } from '#shared/contract/replies.ts';
import { InBoth, MayBeEmpty, Texts } from '#shared/contract/texts.ts';
import { maxCommissionPercent } from './commission.rules.ts';
import { SellerEntry } from '#features/payouts/payouts.contract.ts';

export const ListedSeller = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  name: Texts,
  /** Whether it is the shop itself, which has no commission and no balance. */
  house: Type.Boolean(),
  /** Null for a seller managed by staff. */
  owner: Nullable(Type.Object({ id: Type.Integer(), username: Type.String(), phone: Type.String() })),
  active: Type.Boolean(),
  commission_percent: Type.Integer(),
  /** The number of visible products. */
  products_count: Type.Integer(),
  /** What the shop currently owes the seller. */
  balance: Type.Integer(),
  created_at: Type.String({ format: 'date-time' }),
});
export type ListedSeller = Static<typeof ListedSeller>;

export const SellerFile = Type.Object({
  ...ListedSeller.properties,
  version: Type.Integer(),
  about: Texts,
  province: Nullable(Type.String()),
  city: Nullable(Type.String()),
  /** Why the shop was closed. */
  suspension_reason: Nullable(Type.String()),
  sums: Type.Object({
    sold: Type.Integer({ description: 'Paid by buyers, delivered or not' }),
    open: Type.Integer({ description: 'Ordered and not paid yet' }),
    paid_out: Type.Integer(),
  }),
  parcels: Type.Object({ to_pack: Type.Integer(), packed: Type.Integer(), handed_over: Type.Integer() }),
});
export type SellerFile = Static<typeof SellerFile>;

export const SellerOrder = Type.Object({
  id: Type.Integer(),
  order: Type.String(),
  status: Type.String(),
  placed_at: Type.String({ format: 'date-time' }),
  pieces: Type.Integer(),
  total: Type.Integer({ description: "Of the seller's lines" }),
});
export type SellerOrder = Static<typeof SellerOrder>;

const deciders = { staff: ['owner', 'manager'] } as const;
const ById = Type.Object({ id: Id() });
const unknown = { 'seller-not-found': 404 } as const;
const Percent = WholeNumber({ maximum: maxCommissionPercent });

export const staffSellersContract = contract({
  'GET /api/admin/settings/seller-commission/': {
    summary: 'Returns the commission in percent for sellers who open from now on.',
    access: deciders,
    reply: Type.Object({ version: Type.Integer(), percent: Type.Integer() }),
  },
  'PUT /api/admin/settings/seller-commission/': {
    summary: 'Changes the commission for sellers who open from now on; existing ones keep theirs.',
    access: deciders,
    body: Type.Object({ version: SeenVersion(), percent: Percent }),
    reply: Type.Object({ version: Type.Integer(), percent: Type.Integer() }),
    refusals: { 'changed-meanwhile': 409 },
  },
  'GET /api/admin/sellers/': {
    summary: 'Lists the sellers, newest first.',
    access: deciders,
    query: Type.Object({
      q: Type.Optional(NonEmptyText({ maximum: 60 })),
      active: Type.Optional(Type.Boolean()),
      page_size: PageSize(),
      after: After(),
    }),
    reply: Type.Object({ data: Type.Array(ListedSeller), ...goesOn }),
    refusals: { 'invalid-request': 400 },
  },
  'GET /api/admin/sellers/:id/': {
    summary: 'Returns a seller with the sums sold and owed.',
    access: deciders,
    params: ById,
    reply: SellerFile,
    refusals: unknown,
  },
  'PUT /api/admin/sellers/:id/': {
    summary:
      "Changes how a seller is displayed and the commission of orders placed from now on. The shop's own seller is always named like the shop.",
    access: deciders,
    params: ById,
    body: Type.Object({
      version: SeenVersion(),
      name: InBoth(80),
      about: MayBeEmpty(2_000),
      commission_percent: Percent,
    }),
    reply: SellerFile,
    refusals: { ...unknown, 'changed-meanwhile': 409, 'own-matter': 403 },
  },
  'POST /api/admin/sellers/:id/suspend/': {
    summary: 'Suspends a seller: none of their products is displayed or sold from now on. The seller reads the reason.',
    access: deciders,
    params: ById,
    body: Type.Object({ reason: NonEmptyText({ maximum: 300 }) }),
    reply: SellerFile,
    refusals: { ...unknown, 'seller-is-shop': 409, 'seller-inactive': 409, 'own-matter': 403 },
  },
  'POST /api/admin/sellers/:id/resume/': {
    summary: 'Resumes a suspended seller, with the products that the suspension had hidden.',
    access: deciders,
    params: ById,
    body: Type.Object({}),
    reply: SellerFile,
    refusals: { ...unknown, 'seller-active': 409, 'own-matter': 403 },
  },
  'GET /api/admin/sellers/:id/orders/': {
    summary: 'Lists orders with items of a seller, newest first.',
    access: deciders,
    params: ById,
    query: Type.Object({ page_size: PageSize(), after: After() }),
    reply: Type.Object({ data: Type.Array(SellerOrder), ...goesOn }),
    refusals: { 'invalid-request': 400, ...unknown },
  },
  'GET /api/admin/sellers/:id/entries/': {
    summary: "Lists the entries of a seller's account, newest first.",
    access: deciders,
    params: ById,
    query: Type.Object({ page_size: PageSize(), after: After() }),
    reply: Type.Object({ data: Type.Array(SellerEntry), ...goesOn }),
    refusals: { 'invalid-request': 400, ...unknown },
  },
  'POST /api/admin/sellers/:id/payouts/': {
    summary: "Records a payout to a seller, with the bank's reference; never more than is owed.",
    idempotency: 'required',
    access: deciders,
    params: ById,
    body: Type.Object({ amount: Toman(), reference: NonEmptyText({ maximum: 60 }) }),
    reply: SellerEntry,
    status: 201,
    refusals: { ...unknown, 'payout-too-large': 409, 'payout-taken': 409, 'own-matter': 403 },
  },
});
