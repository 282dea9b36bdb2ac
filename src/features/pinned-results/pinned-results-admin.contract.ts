import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { managers } from '#shared/contract/staff-access.ts';
import { Id, NonEmptyText, OptionalText, WholeNumber } from '#shared/contract/fields.ts';
import { Done, Nullable, PageSize } from '#shared/contract/replies.ts';
import { longestSearch, maxHidden, maxPinned } from './pinned-results.rules.ts';

const Moment = Type.String({ format: 'date-time' });
const Version = WholeNumber({ minimum: 1 });

const fields = {
  /** The shoppers' search text; applies to every spelling of the same words. */
  query: NonEmptyText({ maximum: longestSearch }),
  /** Products listed first, in this order. */
  pinned: Type.Array(Id(), { maxItems: maxPinned }),
  /** Products excluded from the results. */
  hidden: Type.Array(Id(), { maxItems: maxHidden }),
};
export type PinnedSearchFields = Static<ReturnType<typeof Type.Object<typeof fields>>>;

const PinnedProduct = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  slug: Type.String(),
  thumb: Nullable(Type.String()),
  in_stock: Type.Boolean(),
  /** Whether the product is visible to shoppers. */
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
    summary: 'Lists the searches with pinned or hidden results, newest first.',
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
    summary: 'Pins and hides results of a search, effective at once.',
    access: managers,
    body: Type.Object(fields),
    reply: PinnedSearch,
    status: 201,
    idempotency: 'optional',
    refusals: { ...writing, 'too-many-pinned-results': 409 },
  },
  'GET /api/admin/pinned-results/:id/': {
    summary: 'Returns a search with its pinned and hidden products.',
    access: managers,
    params: ById,
    reply: PinnedSearch,
    refusals: { 'pinned-result-not-found': 404 },
  },
  'PUT /api/admin/pinned-results/:id/': {
    summary: 'Changes the pinned and hidden results of a search, if they have not changed since `version`.',
    access: managers,
    params: ById,
    body: Type.Object({ ...fields, version: Version }),
    reply: PinnedSearch,
    refusals: { ...writing, ...change },
  },
  'DELETE /api/admin/pinned-results/:id/': {
    summary: 'Removes the pinned and hidden results of a search.',
    access: managers,
    params: ById,
    query: Type.Object({ version: Version }),
    reply: Done,
    refusals: change,
  },
});
