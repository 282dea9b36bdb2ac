import { Archive, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#ui/feedback/badge.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { Link } from '#ui/link.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { OrderedRowsPage, type OrderedLine } from '#web/admin/ordered-rows.tsx';
import { useStoredOrder } from '#web/admin/use-stored-order.ts';
import { staffApi } from '#web/data/api.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import type { StockLocation } from '../stock-locations.contract.ts';
import { StockLocationDialog } from './stock-location-dialog.tsx';
import { stockLocationsMessages } from './stock-locations.messages.ts';
import { locationName, useEveryLocation } from './use-stock-locations.ts';

export const meta = pageHead(({ language }) => ({ title: stockLocationsMessages[language].title, unlisted: true }));

const idsOf = (locations: readonly StockLocation[]) => locations.filter(isActive).map(({ id }) => id);
const isActive = ({ archived }: StockLocation) => !archived;

/** Page of the stock locations: add, rename, reorder, archive. */
export default function StockLocationsPage() {
  const t = useMessages(stockLocationsMessages);
  const requested = useEveryLocation();
  const [writing, setWriting] = useState<StockLocation | 'new' | null>(null);
  const [archiving, setArchiving] = useState<StockLocation | null>(null);
  const order = useStoredOrder(requested, {
    read: () => staffApi('GET /api/admin/stock-locations/').then(({ data }) => data),
    keep: async (locations, seen) => {
      const [ids, before] = [idsOf(locations), idsOf(seen)];
      requested.replace((await staffApi('PUT /api/admin/stock-locations/order/', { body: { ids, before } })).data);
    },
  });
  const all = order.items;
  const active = all.filter(isActive);
  return (
    <OrderedRowsPage
      title={t.title}
      add={{
        text: t.add,
        onAdd: () => {
          setWriting('new');
        },
      }}
      back={{ text: t.back, to: '/admin/stock' }}
      requested={requested}
      failed={t.failed}
      lead={active.length === 1 ? t.alone : t.lead}
      rows={active}
      rowKey={({ id }) => id}
      line={useLocationLine(active.length > 1, { onEdit: setWriting, onArchive: setArchiving })}
      busy={order.busy}
      onMove={(location, by) => void order.move(location, by, t.moved)}
    >
      <ArchivedOnes locations={all.filter((location) => !isActive(location))} />
      {writing === null ? null : (
        <StockLocationDialog
          location={writing === 'new' ? null : (all.find(({ id }) => id === writing.id) ?? writing)}
          onClose={() => {
            setWriting(null);
          }}
          onSaved={requested.refresh}
        />
      )}
      <ArchiveDialog
        location={all.find(({ id }) => id === archiving?.id) ?? archiving}
        onClose={() => {
          setArchiving(null);
        }}
        onTried={order.renew}
      />
    </OrderedRowsPage>
  );
}

interface LocationActions {
  onEdit: (location: StockLocation) => void;
  onArchive: (location: StockLocation) => void;
}

/** Returns the row renderer of a location; a single location is not distinguished from others. */
function useLocationLine(several: boolean, { onEdit, onArchive }: LocationActions) {
  const t = useMessages(stockLocationsMessages);
  const language = useLanguage();
  return (location: StockLocation): OrderedLine => {
    const name = locationName(location, language);
    const edit = (
      <IconButton label={t.edit(name)} onClick={() => onEdit(location)}>
        <Pencil aria-hidden className="size-5" />
      </IconButton>
    );
    if (!several) return { name, actions: edit };
    return {
      name,
      badge: location.main ? <Badge>{t.main}</Badge> : null,
      details: (
        <>
          <bdi>{t.number(location.id)}</bdi>
          <span aria-hidden>·</span>
          <Link
            to={`/admin/stock?location_id=${location.id}`}
            className="inline-flex min-h-6 items-center text-turquoise"
          >
            {t.stockOf}
          </Link>
        </>
      ),
      order: { up: t.up(name), down: t.down(name) },
      actions: (
        <>
          {edit}
          <IconButton label={t.archive(name)} disabled={location.main} onClick={() => onArchive(location)}>
            <Archive aria-hidden className="size-5" />
          </IconButton>
        </>
      ),
    };
  };
}

function ArchivedOnes({ locations }: { locations: readonly StockLocation[] }) {
  const t = useMessages(stockLocationsMessages);
  const language = useLanguage();
  if (locations.length === 0) return null;
  return (
    <section className="grid max-w-3xl gap-2">
      <h2 className="text-sm font-semibold text-muted">{t.archivedOnes}</h2>
      <ul className="divide-y divide-line rounded-card border border-line">
        {locations.map((location) => (
          <li key={location.id} className="flex min-h-target items-center px-3 text-sm text-muted">
            <bdi>{locationName(location, language)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ArchiveDialogProps {
  location: StockLocation | null;
  onClose: () => void;
  onTried: () => Promise<void>;
}

function ArchiveDialog({ location, onClose, onTried }: ArchiveDialogProps) {
  const t = useMessages(stockLocationsMessages);
  const language = useLanguage();
  return (
    <ConfirmDialog
      open={location !== null}
      onClose={onClose}
      title={t.archiveQuestion(location === null ? '' : locationName(location, language))}
      text={t.archiveMeans}
      yes={t.yesArchive}
      onYes={async () => {
        if (location === null) return;
        await staffApi('POST /api/admin/stock-locations/:id/archive/', {
          params: { id: location.id },
          body: { version: location.version },
        });
        announce(t.archived, 'good');
        await onTried();
      }}
    />
  );
}
