import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { OptionalText } from '#shared/contract/fields.ts';
import { managers } from '#shared/contract/staff-access.ts';
import { Nullable, PageSize } from '#shared/contract/replies.ts';

const counts = {
  /** From how many networks it was searched for, each once a day. */
  searches_count: Type.Integer(),
  /** Of them those that found nothing. */
  empty_count: Type.Integer(),
  clicks_count: Type.Integer(),
  /** Clicks on the first result. */
  first_clicks_count: Type.Integer(),
  /** On the second and the third. */
  second_third_clicks_count: Type.Integer(),
  /** On the fourth to the tenth. */
  fourth_tenth_clicks_count: Type.Integer(),
  /** Behind the tenth. */
  further_clicks_count: Type.Integer(),
};

export const SearchCounts = Type.Object({ id: Type.Integer(), query: Type.String(), ...counts });
export type SearchCounts = Static<typeof SearchCounts>;

const Wanted = Type.Object({
  days: Type.Optional(
    Type.Union([Type.Literal(7), Type.Literal(30), Type.Literal(90)], {
      description: 'The last so many days, today among them',
    }),
  ),
  /** Only those that found nothing, most often first. */
  empty: Type.Optional(Type.Boolean()),
  q: Type.Optional(OptionalText({ maximum: 100 })),
});

export const searchesAdminContract = contract({
  'GET /api/admin/searches/': {
    summary:
      'What shoppers searched for, most often first, with how often it found nothing and where they clicked; a wording is listed from three searches on.',
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
      /** All searches of the period, those too that are not listed. */
      totals: Type.Object(counts),
    }),
    refusals: { 'invalid-request': 400 },
  },
  'GET /api/admin/searches/export.csv': {
    summary: 'The same searches as a file for Excel.',
    access: managers,
    query: Wanted,
    download: 'text/csv; charset=utf-8',
    reply: Type.String({ description: 'CSV in UTF-8, a line for each wording' }),
  },
});
