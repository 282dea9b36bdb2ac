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

export const meta = pageHead(({ language }) => ({ title: searchAdminMessages[language].title, unlisted: true }));

/** How shoppers find products, and what the owner does about it; which part is displayed stands in the address. */
export default function SearchAdminPage() {
  const t = useMessages(searchAdminMessages);
  const words = useMessages(synonymsAdminMessages);
  const address = useAddressFilters({ tab: 'text', q: 'text', kind: 'text' });
  return (
    <AdminLayout title={t.title}>
      <Tabs
        label={t.title}
        value={address.filters.tab ?? 'dictionary'}
        onChange={(tab) => address.set({ tab, q: null, kind: null })}
        tabs={[
          { value: 'dictionary', label: words.dictionary, content: <SynonymsTab /> },
          { value: 'suggestions', label: words.suggested, content: <SynonymSuggestionsTab /> },
          { value: 'built-in', label: words.builtIn, content: <BuiltInTab /> },
        ]}
      />
    </AdminLayout>
  );
}
