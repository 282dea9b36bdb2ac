import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { managers } from '#shared/contract/staff-access.ts';
import { Id, NonEmptyText, OptionalText, WholeNumber } from '#shared/contract/fields.ts';
import { Done, Nullable, PageSize } from '#shared/contract/replies.ts';
import { longestSearch, maxHidden, maxPinned } from './pinned-results.rules.ts';

const Moment = Type.String({ format: 'date-time' });
const Version = WholeNumber({ minimum: 1 });

const fields = {
  /** What shoppers search for; it holds for each way of writing the same words. */
  query: NonEmptyText({ maximum: longestSearch }),
  /** Products that stand first, in this order. */
  pinned: Type.Array(Id(), { maxItems: maxPinned }),
  /** Products that the search leaves out. */
  hidden: Type.Array(Id(), { maxItems: maxHidden }),
};
export type PinnedSearchFields = Static<ReturnType<typeof Type.Object<typeof fields>>>;

const PinnedProduct = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  slug: Type.String(),
  thumb: Nullable(Type.String()),
  in_stock: Type.Boolean(),
  /** Whether shoppers see it at all. */
  visible: Type.Boolean(),
});
export type PinnedProduct = Static<typeof PinnedProduct>;

export const PinnedSearch = Type.Object({
  id: Type.Integer(),
  query: Type.String(),
  pinned: Type.Array(PinnedProduct),
  hidden: Type.Array(PinnedProduct),
  created_at: Moment,
  updated_at: Moment,
  version: Type.Integer(),
});
export type PinnedSearch = Static<typeof PinnedSearch>;

const ById = Type.Object({ id: Id() });
const writing = { 'pinned-result-taken': 409, 'pinned-result-wrong': 400, 'product-not-found': 404 } as const;
const change = { 'pinned-result-not-found': 404, 'changed-meanwhile': 409 } as const;

export const pinnedResultsAdminContract = contract({
  'GET /api/admin/pinned-results/': {
    summary: 'Searches for which the owner says what stands first and what is left out, newest first.',
    access: managers,
    query: Type.Object({
      page_size: PageSize(),
      after: Type.Optional(Type.String({ maxLength: 100 })),
      q: Type.Optional(OptionalText({ maximum: longestSearch })),
    }),
    reply: Type.Object({
      data: Type.Array(PinnedSearch),
      next: Nullable(Type.String()),
      next_after: Nullable(Type.String()),
    }),
    refusals: { 'invalid-request': 400 },
  },
  'POST /api/admin/pinned-results/': {
    summary: 'Says what stands first for a search and what it leaves out; it holds at once.',
    access: managers,
    body: Type.Object(fields),
    reply: PinnedSearch,
    status: 201,
    idempotency: 'optional',
    refusals: { ...writing, 'too-many-pinned-results': 409 },
  },
  'GET /api/admin/pinned-results/:id/': {
    summary: 'A search with the products that stand first and those that it leaves out.',
    access: managers,
    params: ById,
    reply: PinnedSearch,
    refusals: { 'pinned-result-not-found': 404 },
  },
  'PUT /api/admin/pinned-results/:id/': {
    summary: 'Changes that, if nobody changed it since its `version` was read.',
    access: managers,
    params: ById,
    body: Type.Object({ ...fields, version: Version }),
    reply: PinnedSearch,
    refusals: { ...writing, ...change },
  },
  'DELETE /api/admin/pinned-results/:id/': {
    summary: 'Leaves a search to itself again.',
    access: managers,
    params: ById,
    query: Type.Object({ version: Version }),
    reply: Done,
    refusals: change,
  },
});
