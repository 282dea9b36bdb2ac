import { Pin, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import type { Column } from '#ui/layout/data-table.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { FilterBar } from '#web/admin/filter-bar.tsx';
import { StaffTable } from '#web/admin/staff-table.tsx';
import { TimeCell } from '#web/admin/time-cell.tsx';
import { useAddressFilters } from '#web/data/address-filters.ts';
import { staffApi } from '#web/data/api.ts';
import { useOpened } from '#web/data/use-opened.ts';
import { usePages } from '#web/data/use-pages.ts';
import { formatNumber } from '#shared/text/digits.ts';
import type { Language } from '#shared/language.ts';
import type { PinnedSearch } from '../pinned-results-admin.contract.ts';
import { PinnedSearchDialog } from './pinned-search-dialog.tsx';
import { pinnedResultsMessages } from './pinned-results.messages.ts';

const oneSearch = (id: number, signal: AbortSignal) =>
  staffApi('GET /api/admin/pinned-results/:id/', { params: { id }, signal });

/** Renders the searches whose results the owner arranges. `fresh` is the text of a search for which a new arrangement is started. */
export function PinnedResultsTab({ fresh, onFresh }: { fresh: string | null; onFresh: () => void }) {
  const t = useMessages(pinnedResultsMessages);
  const language = useLanguage();
  const [open, setOpen] = useState<PinnedSearch | string | null>(fresh);
  const [removing, setRemoving] = useState<PinnedSearch | null>(null);
  const opened = useOpened('admin/pinned-results', typeof open === 'string' ? null : open, oneSearch);
  const removed = useOpened('admin/pinned-results', removing, oneSearch);
  const address = useAddressFilters({ q: 'text' });
  const list = usePages<PinnedSearch>(['admin/pinned-results', address.key], (query, signal) =>
    staffApi('GET /api/admin/pinned-results/', { query: { ...address.query, ...query }, ...(signal && { signal }) }),
  );
  const close = () => {
    setOpen(null);
    onFresh();
  };
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">{t.hint}</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-auto">
          <FilterBar of={address} filters={[{ kind: 'search', name: 'q', label: t.find }]} />
        </div>
        <Button variant="primary" size="small" icon={<Plus aria-hidden size={18} />} onClick={() => setOpen('')}>
          {t.newOne}
        </Button>
      </div>
      <StaffTable
        list={list}
        caption={t.arranged}
        columns={columnsOf(t, language, { onOpen: setOpen, onRemove: setRemoving })}
        rowKey={({ id }) => id}
        empty={<EmptyState icon={<Pin />} text={t.none} hint={t.noneHint} />}
      />
      {open === null ? null : (
        <PinnedSearchDialog
          search={opened ?? (typeof open === 'string' ? open : '')}
          onClose={close}
          onSaved={() => {
            close();
            list.refresh();
          }}
        />
      )}
      <ConfirmDialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        title={t.removeQuestion}
        text={t.removeMeans}
        yes={t.remove}
        onYes={async () => {
          if (removed === null) return;
          const { id, version } = removed;
          await staffApi('DELETE /api/admin/pinned-results/:id/', { params: { id }, query: { version } });
          list.refresh();
        }}
      />
    </div>
  );
}

interface Actions {
  onOpen: (search: PinnedSearch) => void;
  onRemove: (search: PinnedSearch) => void;
}

function columnsOf(
  t: (typeof pinnedResultsMessages)['fa'],
  language: Language,
  { onOpen, onRemove }: Actions,
): readonly Column<PinnedSearch>[] {
  return [
    {
      key: 'query',
      title: t.query,
      cell: (search) => (
        <Button size="small" aria-label={`${t.edit}: ${search.query}`} onClick={() => onOpen(search)}>
          <bdi>{search.query}</bdi>
        </Button>
      ),
    },
    { key: 'pinned', title: t.pinned, figure: true, cell: ({ pinned }) => formatNumber(pinned.length, language) },
    { key: 'hidden', title: t.hidden, figure: true, cell: ({ hidden }) => formatNumber(hidden.length, language) },
    { key: 'changed', title: t.changedAt, onlyWide: true, cell: ({ updated_at: at }) => <TimeCell at={at} /> },
    {
      key: 'remove',
      corner: true,
      title: <span className="sr-only">{t.remove}</span>,
      cell: (search) => (
        <IconButton label={`${t.remove}: ${search.query}`} onClick={() => onRemove(search)}>
          <Trash2 aria-hidden size={18} />
        </IconButton>
      ),
    },
  ];
}
