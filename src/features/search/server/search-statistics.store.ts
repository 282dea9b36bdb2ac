import { bigint, bool, date, int, neverNull, nullable, text } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/** Counts a search on a day; a new search only while the day's limit is not reached. */
export const countSearch = statement({
  name: 'search_days_count_search',
  params: { day: date, key: text, query: text, empty: bool, max: int },
  row: {},
  text: `insert into search_days (day, search_key, query, searches, empty)
    select :day, :key, :query, 1, :empty::int
    where exists (select from search_days known where known.day = :day and known.search_key = :key)
      or (select count(*) from search_days today where today.day = :day) < :max
    on conflict (day, search_key) do update
    set searches = search_days.searches + 1, empty = search_days.empty + excluded.empty`,
});

/** Counts a click on a result of a search that was counted that day. */
export const countClick = statement({
  name: 'search_days_count_click',
  params: { day: date, key: text, part: text },
  row: {},
  text: `update search_days set
      clicks_first = clicks_first + (:part = 'first')::int,
      clicks_second_third = clicks_second_third + (:part = 'second-third')::int,
      clicks_fourth_tenth = clicks_fourth_tenth + (:part = 'fourth-tenth')::int,
      clicks_further = clicks_further + (:part = 'further')::int
    where day = :day and search_key = :key`,
});

const counts = `sum(searches) as searches, sum(empty) as empty, sum(clicks_first) as first, sum(clicks_second_third) as "secondThird",
  sum(clicks_fourth_tenth) as "fourthTenth", sum(clicks_further) as further`;

/** The searches since a day, most frequent first, after a cursor; optionally only those without results, or with some words. */
export const searchesSince = statement({
  name: 'search_days_since',
  params: {
    since: date,
    pattern: text,
    emptyOnly: bool,
    least: int,
    afterCount: nullable(bigint),
    afterId: nullable(bigint),
    limit: int,
  },
  row: {
    id: bigint,
    query: neverNull(text),
    searches: bigint,
    empty: bigint,
    first: bigint,
    secondThird: bigint,
    fourthTenth: bigint,
    further: bigint,
  },
  text: `select * from (
      select min(id) as id, (array_agg(query order by id desc))[1] as query, ${counts}
      from search_days where day >= :since and search_key like :pattern group by search_key
    ) s
    where s.searches >= :least and (not :emptyOnly or s.empty > 0)
      and (:afterCount::bigint is null or (case when :emptyOnly then s.empty else s.searches end, -s.id) < (:afterCount, -:afterId::bigint))
    order by case when :emptyOnly then s.empty else s.searches end desc, s.id limit :limit`,
});

/** The totals of all searches since a day. */
export const totalsSince = statement({
  name: 'search_days_totals',
  params: { since: date },
  row: {
    searches: bigint,
    empty: bigint,
    first: bigint,
    secondThird: bigint,
    fourthTenth: bigint,
    further: bigint,
  },
  text: `select coalesce(sum(searches), 0) as searches, coalesce(sum(empty), 0) as empty, coalesce(sum(clicks_first), 0) as first,
      coalesce(sum(clicks_second_third), 0) as "secondThird", coalesce(sum(clicks_fourth_tenth), 0) as "fourthTenth",
      coalesce(sum(clicks_further), 0) as further
    from search_days where day >= :since`,
});
