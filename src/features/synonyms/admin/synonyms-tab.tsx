import { BookA, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { StateBadge } from '#ui/feedback/state-badge.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import type { Column } from '#ui/layout/data-table.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { FilterBar } from '#web/admin/filter-bar.tsx';
import { StaffTable } from '#web/admin/staff-table.tsx';
import { TimeCell } from '#web/admin/time-cell.tsx';
import { useAddressFilters } from '#web/data/address-filters.ts';
import { staffApi } from '#web/data/api.ts';
import { useOpened } from '#web/data/use-opened.ts';
import { usePages } from '#web/data/use-pages.ts';
import type { Synonym } from '../synonyms-admin.contract.ts';
import { synonymKinds, type SynonymKind } from '../synonyms.rules.ts';
import { SynonymDialog } from './synonym-dialog.tsx';
import { synonymsAdminMessages } from './synonyms-admin.messages.ts';

const tones = { 'two-way': 'good', 'one-way': 'going', never: 'over' } as const satisfies Record<SynonymKind, string>;

const onePair = (id: number, signal: AbortSignal) =>
  staffApi('GET /api/admin/synonyms/:id/', { params: { id }, signal });

const removePair = ({ id, version }: Synonym) =>
  staffApi('DELETE /api/admin/synonyms/:id/', { params: { id }, query: { version } });

/** Renders the owner's dictionary: pairs of synonymous names, which can be changed and deleted. */
export function SynonymsTab() {
  const t = useMessages(synonymsAdminMessages);
  const [open, setOpen] = useState<Synonym | 'new' | null>(null);
  const [removing, setRemoving] = useState<Synonym | null>(null);
  const opened = useOpened('admin/synonyms', open === 'new' ? null : open, onePair);
  const removed = useOpened('admin/synonyms', removing, onePair);
  const address = useAddressFilters({ q: 'text', kind: synonymKinds });
  const list = usePages<Synonym>(['admin/synonyms', address.key], (query, signal) =>
    staffApi('GET /api/admin/synonyms/', { query: { ...address.query, ...query }, ...(signal && { signal }) }),
  );
  const options = synonymKinds.map((value) => ({ value, label: t[value] }));
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">{t.dictionaryHint}</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-auto">
          <FilterBar
            of={address}
            filters={[
              { kind: 'search', name: 'q', label: t.find },
              { kind: 'select', name: 'kind', label: t.kind, all: t.allKinds, options },
            ]}
          />
        </div>
        <Button variant="primary" size="small" icon={<Plus aria-hidden size={18} />} onClick={() => setOpen('new')}>
          {t.newPair}
        </Button>
      </div>
      <StaffTable
        list={list}
        caption={t.dictionary}
        columns={columnsOf(t, { onOpen: setOpen, onRemove: setRemoving })}
        rowKey={({ id }) => id}
        empty={<EmptyState icon={<BookA />} text={t.noPairs} hint={t.noPairsHint} />}
      />
      {open === null ? null : (
        <SynonymDialog
          synonym={opened}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null);
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
          await removePair(removed);
          list.refresh();
        }}
      />
    </div>
  );
}

interface PairActions {
  onOpen: (pair: Synonym) => void;
  onRemove: (pair: Synonym) => void;
}

function columnsOf(
  t: (typeof synonymsAdminMessages)['fa'],
  { onOpen, onRemove }: PairActions,
): readonly Column<Synonym>[] {
  return [
    {
      key: 'name',
      title: t.name,
      cell: (pair) => (
        <Button size="small" aria-label={`${t.edit}: ${pair.name}`} onClick={() => onOpen(pair)}>
          <bdi>{pair.name}</bdi>
        </Button>
      ),
    },
    { key: 'means', title: t.means, cell: ({ means }) => <bdi>{means}</bdi> },
    { key: 'kind', title: t.kind, cell: ({ kind }) => <StateBadge tone={tones[kind]}>{t[kind]}</StateBadge> },
    { key: 'changed', title: t.changedAt, onlyWide: true, cell: ({ updated_at: at }) => <TimeCell at={at} /> },
    {
      key: 'remove',
      corner: true,
      title: <span className="sr-only">{t.remove}</span>,
      cell: (pair) => (
        <IconButton label={`${t.remove}: ${pair.name}`} onClick={() => onRemove(pair)}>
          <Trash2 aria-hidden size={18} />
        </IconButton>
      ),
    },
  ];
}
