import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { OptionalText } from '#shared/contract/fields.ts';
import { managers } from '#shared/contract/staff-access.ts';
import { Nullable, PageSize } from '#shared/contract/replies.ts';

const counts = {
  /** The number of searches, each network counted once per day. */
  searches_count: Type.Integer(),
  /** The number of searches without results. */
  empty_count: Type.Integer(),
  clicks_count: Type.Integer(),
  /** Clicks on the first result. */
  first_clicks_count: Type.Integer(),
  /** Clicks on the second and third result. */
  second_third_clicks_count: Type.Integer(),
  /** Clicks on the fourth to the tenth result. */
  fourth_tenth_clicks_count: Type.Integer(),
  /** Clicks after the tenth result. */
  further_clicks_count: Type.Integer(),
};

export const SearchCounts = Type.Object({ id: Type.Integer(), query: Type.String(), ...counts });
export type SearchCounts = Static<typeof SearchCounts>;

const Wanted = Type.Object({
  days: Type.Optional(
    Type.Union([Type.Literal(7), Type.Literal(30), Type.Literal(90)], {
      description: 'The number of days, today included',
    }),
  ),
  /** Only searches without results, most frequent first. */
  empty: Type.Optional(Type.Boolean()),
  q: Type.Optional(OptionalText({ maximum: 100 })),
});

export const searchesAdminContract = contract({
  'GET /api/admin/searches/': {
    summary:
      'Lists what shoppers searched for, most frequent first, with how often there was no result and where they clicked; a wording is listed from three searches on.',
    access: managers,
    query: Type.Object({
      ...Wanted.properties,
      page_size: PageSize(),
      after: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    reply: Type.Object({
      data: Type.Array(SearchCounts),
      next: Nullable(Type.String()),
      next_after: Nullable(Type.String()),
      /** Totals of all searches in the period, including those not listed. */
      totals: Type.Object(counts),
    }),
    refusals: { 'invalid-request': 400 },
  },
  'GET /api/admin/searches/export.csv': {
    summary: 'Exports the same searches as a file for Excel.',
    access: managers,
    query: Wanted,
    download: 'text/csv; charset=utf-8',
    reply: Type.String({ description: 'CSV in UTF-8, one line for each wording' }),
  },
});
