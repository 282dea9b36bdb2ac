import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { managers } from '#shared/contract/staff-access.ts';
import { Id, NonEmptyText, OptionalText, WholeNumber } from '#shared/contract/fields.ts';
import { Done, goesOn, After, PageSize } from '#shared/contract/replies.ts';
import { longestName, synonymKinds } from './synonyms.rules.ts';

const Moment = Type.String({ format: 'date-time' });
const Version = WholeNumber({ minimum: 1 });

const fields = {
  /** The text that shoppers type. */
  name: NonEmptyText({ maximum: longestName }),
  /** The text it is also searched as. */
  means: NonEmptyText({ maximum: longestName }),
  /** two-way: each is a synonym of the other; one-way: only the name is also searched as its meaning; never: overrides a wrong built-in pair. */
  kind: Type.Enum([...synonymKinds]),
};
export type SynonymFields = Static<ReturnType<typeof Type.Object<typeof fields>>>;

export const Synonym = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  means: Type.String(),
  kind: Type.Enum([...synonymKinds]),
  created_at: Moment,
  updated_at: Moment,
  version: Type.Integer(),
});
export type Synonym = Static<typeof Synonym>;

export const SynonymSuggestion = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  means: Type.String(),
  /** The number of clicks, each network counted once per day. */
  clicks_count: Type.Integer(),
  last_clicked_at: Moment,
});
export type SynonymSuggestion = Static<typeof SynonymSuggestion>;

const paging = {
  page_size: PageSize(),
  after: After(),
};
const page = <Row extends typeof Synonym | typeof SynonymSuggestion>(row: Row) =>
  Type.Object({ data: Type.Array(row), ...goesOn });
const ById = Type.Object({ id: Id() });
const writing = { 'synonym-taken': 409, 'synonym-wrong': 400 } as const;
const change = { 'synonym-not-found': 404, 'changed-meanwhile': 409 } as const;

export const synonymsAdminContract = contract({
  'GET /api/admin/synonyms/': {
    summary: "Lists the owner's dictionary of synonyms, newest first.",
    access: managers,
    query: Type.Object({
      ...paging,
      q: Type.Optional(OptionalText({ maximum: longestName })),
      kind: Type.Optional(Type.Enum([...synonymKinds])),
    }),
    reply: page(Synonym),
    refusals: { 'invalid-request': 400 },
  },
  'POST /api/admin/synonyms/': {
    summary: 'Adds a pair of synonyms; searches use it at once.',
    access: managers,
    body: Type.Object(fields),
    reply: Synonym,
    status: 201,
    idempotency: 'optional',
    refusals: { ...writing, 'too-many-synonyms': 409 },
  },
  'GET /api/admin/synonyms/:id/': {
    summary: 'Returns a pair of synonyms.',
    access: managers,
    params: ById,
    reply: Synonym,
    refusals: { 'synonym-not-found': 404 },
  },
  'PUT /api/admin/synonyms/:id/': {
    summary: 'Changes a pair of synonyms, if it has not changed since `version`.',
    access: managers,
    params: ById,
    body: Type.Object({ ...fields, version: Version }),
    reply: Synonym,
    refusals: { ...writing, ...change },
  },
  'DELETE /api/admin/synonyms/:id/': {
    summary: 'Removes a pair of synonyms.',
    access: managers,
    params: ById,
    query: Type.Object({ version: Version }),
    reply: Done,
    refusals: change,
  },
  'GET /api/admin/synonym-suggestions/': {
    summary:
      'Lists undecided pairs of synonyms suggested by clicks after a search without results, most clicked first.',
    access: managers,
    query: Type.Object(paging),
    reply: page(SynonymSuggestion),
    refusals: { 'invalid-request': 400 },
  },
  'POST /api/admin/synonym-suggestions/:id/accept/': {
    summary: 'Adds a suggested pair to the dictionary.',
    access: managers,
    params: ById,
    body: Type.Object({ kind: fields.kind }),
    reply: Synonym,
    refusals: { 'synonym-suggestion-not-found': 404, 'synonym-taken': 409, 'too-many-synonyms': 409 },
  },
  'POST /api/admin/synonym-suggestions/:id/reject/': {
    summary: 'Rejects a suggested pair: it is not suggested again.',
    access: managers,
    params: ById,
    body: Type.Object({}),
    reply: SynonymSuggestion,
    refusals: { 'synonym-suggestion-not-found': 404 },
  },
});
