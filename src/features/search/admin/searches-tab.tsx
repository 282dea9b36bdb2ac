import { FileSpreadsheet, Search } from 'lucide-react';
import { formatNumber } from '#shared/text/digits.ts';
import type { Language } from '#shared/language.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Button } from '#ui/inputs/button.tsx';
import type { Column } from '#ui/layout/data-table.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { FilterBar } from '#web/admin/filter-bar.tsx';
import { StaffTable } from '#web/admin/staff-table.tsx';
import { useAddressFilters } from '#web/data/address-filters.ts';
import { staffApi } from '#web/data/api.ts';
import { downloadFile } from '#web/data/download.ts';
import { usePages, type ListPart } from '#web/data/use-pages.ts';
import { useAction } from '#web/forms/use-action.ts';
import type { Reply } from '#shared/contract/contract.ts';
import { searchPeriods } from '../search-statistics.rules.ts';
import type { SearchCounts, searchesAdminContract } from '../searches-admin.contract.ts';
import { searchesTabMessages } from './searches-tab.messages.ts';

type Totals = Reply<(typeof searchesAdminContract)['GET /api/admin/searches/']>['totals'];

const asPeriod = (days: string | undefined) => searchPeriods.find((one) => String(one) === days) ?? searchPeriods[0];

/** Renders the searches of a period with those without results and the clicks; `onArrange` opens the arrangement of a search. */
export function SearchesTab({ onArrange }: { onArrange: (query: string) => void }) {
  const t = useMessages(searchesTabMessages);
  const language = useLanguage();
  const address = useAddressFilters({ q: 'text', days: searchPeriods.map(String), empty: ['true'] });
  const { q, empty } = address.filters;
  const query = {
    days: asPeriod(address.filters.days),
    ...(q !== undefined && { q }),
    ...(empty === 'true' && { empty: true }),
  };
  const list = usePages<SearchCounts, ListPart<SearchCounts> & { totals: Totals }>(
    ['admin/searches', address.key],
    (part, signal) =>
      staffApi('GET /api/admin/searches/', {
        query: { ...query, ...part },
        ...(signal && { signal }),
      }),
  );
  const totals = list.state === 'ready' ? list.data.totals : null;
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">{t.hint}</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-auto">
          <FilterBar
            of={address}
            filters={[
              { kind: 'search', name: 'q', label: t.find },
              {
                kind: 'chips',
                name: 'days',
                label: t.period,
                options: searchPeriods.map((days) => ({ value: String(days), label: t.days(days) })),
                usual: String(searchPeriods[0]),
              },
              {
                kind: 'select',
                name: 'empty',
                label: t.which,
                all: t.all,
                options: [{ value: 'true', label: t.onlyEmpty }],
              },
            ]}
          />
        </div>
        <ExportSearches query={query} />
      </div>
      {totals === null ? null : (
        <p className="text-sm">{t.totals(totals.searches_count, totals.empty_count, totals.clicks_count)}</p>
      )}
      <StaffTable
        list={list}
        caption={t.searches}
        columns={columnsOf(t, language, onArrange)}
        rowKey={({ id }) => id}
        empty={<EmptyState icon={<Search />} text={t.none} hint={t.noneHint} />}
      />
    </div>
  );
}

function ExportSearches({ query }: { query: Readonly<Record<string, string | number | boolean>> }) {
  const t = useMessages(searchesTabMessages);
  const fetching = useAction();
  const wanted = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return (
    <Button
      size="small"
      variant="outline"
      busy={fetching.busy}
      busyText={t.exporting}
      icon={<FileSpreadsheet aria-hidden size={16} />}
      onClick={() => {
        void fetching.run(
          () => downloadFile(`/api/admin/searches/export.csv?${wanted.toString()}`, 'searches.csv'),
          null,
        );
      }}
    >
      {t.export}
    </Button>
  );
}

function columnsOf(
  t: (typeof searchesTabMessages)['fa'],
  language: Language,
  onArrange: (query: string) => void,
): readonly Column<SearchCounts>[] {
  const figure = (count: number) => formatNumber(count, language);
  return [
    { key: 'query', title: t.query, cell: ({ query }) => <bdi>{query}</bdi> },
    { key: 'times', title: t.times, figure: true, cell: ({ searches_count: count }) => figure(count) },
    { key: 'empty', title: t.empty, figure: true, cell: ({ empty_count: count }) => figure(count) },
    { key: 'clicks', title: t.clicks, figure: true, cell: ({ clicks_count: count }) => figure(count) },
    {
      key: 'positions',
      title: t.positions,
      onlyWide: true,
      cell: (row) => (
        <bdi>
          {[
            row.first_clicks_count,
            row.second_third_clicks_count,
            row.fourth_tenth_clicks_count,
            row.further_clicks_count,
          ]
            .map(figure)
            .join(' · ')}
        </bdi>
      ),
    },
    {
      key: 'arrange',
      title: <span className="sr-only">{t.arrange}</span>,
      cell: ({ query }) => (
        <Button size="small" aria-label={`${t.arrange}: ${query}`} onClick={() => onArrange(query)}>
          {t.arrange}
        </Button>
      ),
    },
  ];
}
