import { PinnedResultsTab } from '#features/pinned-results/admin/pinned-results-tab.tsx';
import { pinnedResultsMessages } from '#features/pinned-results/admin/pinned-results.messages.ts';
import { BuiltInTab } from '#features/synonyms/admin/built-in-tab.tsx';
import { SynonymSuggestionsTab } from '#features/synonyms/admin/synonym-suggestions-tab.tsx';
import { synonymsAdminMessages } from '#features/synonyms/admin/synonyms-admin.messages.ts';
import { SynonymsTab } from '#features/synonyms/admin/synonyms-tab.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { useAddressFilters } from '#web/data/address-filters.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { searchAdminMessages } from './search-admin.messages.ts';
import { SearchesTab } from './searches-tab.tsx';
import { searchesTabMessages } from './searches-tab.messages.ts';

export const meta = pageHead(({ language }) => ({ title: searchAdminMessages[language].title, unlisted: true }));

/** The search administration: statistics and arrangements; the active tab is in the URL. */
export default function SearchAdminPage() {
  const t = useMessages(searchAdminMessages);
  const words = useMessages(synonymsAdminMessages);
  const searches = useMessages(searchesTabMessages);
  const arranged = useMessages(pinnedResultsMessages);
  const address = useAddressFilters({
    tab: 'text',
    q: 'text',
    kind: 'text',
    days: 'text',
    empty: 'text',
    arrange: 'text',
  });
  const { tab: open = 'searches', arrange = null } = address.filters;
  const onlyTab = { q: null, kind: null, days: null, empty: null, arrange: null };
  return (
    <AdminLayout title={t.title}>
      <Tabs
        label={t.title}
        value={open}
        onChange={(tab) => address.set({ ...onlyTab, tab })}
        tabs={[
          {
            value: 'searches',
            label: searches.searches,
            content: (
              <SearchesTab onArrange={(query) => address.set({ ...onlyTab, tab: 'arranged', arrange: query })} />
            ),
          },
          {
            value: 'arranged',
            label: arranged.arranged,
            content: (
              <PinnedResultsTab fresh={arrange} onFresh={() => address.set({ arrange: null }, { replace: true })} />
            ),
          },
          { value: 'dictionary', label: words.dictionary, content: <SynonymsTab /> },
          { value: 'suggestions', label: words.suggested, content: <SynonymSuggestionsTab /> },
          { value: 'built-in', label: words.builtIn, content: <BuiltInTab /> },
        ]}
      />
    </AdminLayout>
  );
}
