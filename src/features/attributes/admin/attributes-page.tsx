import { Archive, ArchiveRestore, Plus, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#ui/feedback/badge.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import type { Column } from '#ui/layout/data-table.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { FilterBar } from '#web/admin/filter-bar.tsx';
import { StaffTable } from '#web/admin/staff-table.tsx';
import { useAddressFilters } from '#web/data/address-filters.ts';
import { staffApi } from '#web/data/api.ts';
import { newestOf, usePages } from '#web/data/use-pages.ts';
import { useResource } from '#web/data/use-resource.ts';
import { useAction } from '#web/forms/use-action.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { textFor } from '#shared/text/names.ts';
import type { ListedAttribute } from '../attributes-admin.contract.ts';
import { attributeTypes } from '../attributes.rules.ts';
import { AttributeDialog } from './attribute-dialog.tsx';
import { attributesAdminMessages } from './attributes-admin.messages.ts';

export const meta = pageHead(({ language }) => ({ title: attributesAdminMessages[language].title, unlisted: true }));

/** Renders the attributes by which products are described, filtered and compared, to create, rename, assign to categories and archive. */
export default function AttributesPage() {
  const t = useMessages(attributesAdminMessages);
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const [archiving, setArchiving] = useState<ListedAttribute | null>(null);
  const address = useAddressFilters(filters);
  const list = usePages<ListedAttribute>(['admin/attributes', 'list', address.key], (query, signal) =>
    staffApi('GET /api/admin/attributes/', { query: { ...address.query, ...query }, ...(signal && { signal }) }),
  );
  const restoring = useAction({ done: t.restored });
  const turn = async (attribute: ListedAttribute) => {
    const { id, version, archived } = newestOf(list, attribute);
    try {
      await staffApi(`POST /api/admin/attributes/:id/${archived ? 'restore' : 'archive'}/`, {
        params: { id },
        body: { version },
      });
    } finally {
      list.refresh();
    }
  };
  const done = () => {
    setOpen(null);
    list.refresh();
  };
  return (
    <AdminLayout
      title={t.title}
      actions={
        <Button variant="primary" size="small" icon={<Plus aria-hidden size={18} />} onClick={() => setOpen('new')}>
          {t.add}
        </Button>
      }
    >
      <p className="text-sm text-muted">{t.hint}</p>
      <AttributeFilters address={address} />
      <StaffTable
        list={list}
        caption={t.title}
        columns={useColumns({
          onOpen: setOpen,
          onArchive: setArchiving,
          onRestore: (one) => void restoring.run(() => turn(one)),
        })}
        rowKey={({ id }) => id}
        empty={<EmptyState icon={<SlidersHorizontal />} text={t.none} hint={t.noneHint} />}
      />
      {open === 'new' ? <AttributeDialog attribute={null} onClose={() => setOpen(null)} onSaved={done} /> : null}
      {typeof open === 'number' ? <Opened key={open} id={open} onClose={() => setOpen(null)} onSaved={done} /> : null}
      <ArchiveQuestion attribute={archiving} onClose={() => setArchiving(null)} onArchive={turn} />
    </AdminLayout>
  );
}

interface ArchiveQuestionProps {
  attribute: ListedAttribute | null;
  onClose: () => void;
  onArchive: (attribute: ListedAttribute) => Promise<void>;
}

function ArchiveQuestion({ attribute, onClose, onArchive }: ArchiveQuestionProps) {
  const t = useMessages(attributesAdminMessages);
  return (
    <ConfirmDialog
      open={attribute !== null}
      onClose={onClose}
      title={t.archiveQuestion}
      text={t.archiveMeans}
      yes={t.archive}
      onYes={async () => {
        if (attribute === null) return;
        await onArchive(attribute);
        announce(t.wasArchived, 'good');
      }}
    />
  );
}

const filters = { q: 'text', kind: attributeTypes, archived: 'boolean' } as const;

function AttributeFilters({ address }: { address: ReturnType<typeof useAddressFilters<typeof filters>> }) {
  const t = useMessages(attributesAdminMessages);
  return (
    <FilterBar
      of={address}
      filters={[
        { kind: 'search', name: 'q', label: t.find },
        {
          kind: 'select',
          name: 'kind',
          label: t.type,
          all: t.allTypes,
          options: attributeTypes.map((value) => ({ value, label: t[value] })),
        },
        {
          kind: 'select',
          name: 'archived',
          label: t.archived,
          all: t.inUse,
          options: [{ value: 'true', label: t.archived }],
        },
      ]}
    />
  );
}

/** Renders the dialog of an attribute once it is loaded with its options and categories. */
function Opened({ id, onClose, onSaved }: { id: number; onClose: () => void; onSaved: () => void }) {
  const requested = useResource(['admin/attributes', String(id)], (signal) =>
    staffApi('GET /api/admin/attributes/:id/', { params: { id }, signal }),
  );
  const t = useMessages(attributesAdminMessages);
  if (requested.state !== 'ready')
    return (
      <Dialog open wide onClose={onClose} title={t.edit}>
        {requested.state === 'loading' ? (
          <SkeletonText lines={6} />
        ) : (
          <FailedState text={requested.refused?.message || t.notRead} onRetry={requested.refresh} />
        )}
      </Dialog>
    );
  return <AttributeDialog attribute={requested.data} onClose={onClose} onSaved={onSaved} />;
}

interface AttributeActions {
  onOpen: (id: number) => void;
  onArchive: (attribute: ListedAttribute) => void;
  onRestore: (attribute: ListedAttribute) => void;
}

function useColumns({ onOpen, onArchive, onRestore }: AttributeActions): readonly Column<ListedAttribute>[] {
  const t = useMessages(attributesAdminMessages);
  const language = useLanguage();
  const nameOf = ({ name }: ListedAttribute) => textFor(name, language);
  return [
    {
      key: 'name',
      title: t.name,
      cell: (one) => (
        <button type="button" className="min-h-target text-start" onClick={() => onOpen(one.id)}>
          <bdi className="block font-semibold text-turquoise">{nameOf(one)}</bdi>
          <bdi dir="ltr" className="block text-xs text-muted">
            {one.code}
          </bdi>
        </button>
      ),
    },
    {
      key: 'kind',
      title: t.type,
      cell: ({ kind, unit }) => {
        const unitName = textFor(unit, language);
        return <bdi>{unitName === '' ? t[kind] : `${t[kind]} · ${unitName}`}</bdi>;
      },
    },
    {
      key: 'use',
      title: t.use,
      cell: ({ products_count: products, categories_count: categories }) => (
        <>
          <bdi className="block">{t.products(products)}</bdi>
          <bdi className="block text-xs text-muted">{t.inCategories(categories)}</bdi>
        </>
      ),
    },
    {
      key: 'lists',
      title: t.inLists,
      onlyWide: true,
      cell: ({ filterable }) => (filterable ? <Badge>{t.inLists}</Badge> : null),
    },
    {
      key: 'archive',
      corner: true,
      title: <span className="sr-only">{t.archive}</span>,
      cell: (one) =>
        one.archived ? (
          <IconButton label={`${t.restore}: ${nameOf(one)}`} onClick={() => onRestore(one)}>
            <ArchiveRestore aria-hidden className="size-5" />
          </IconButton>
        ) : (
          <IconButton label={`${t.archive}: ${nameOf(one)}`} onClick={() => onArchive(one)}>
            <Archive aria-hidden className="size-5" />
          </IconButton>
        ),
    },
  ];
}
