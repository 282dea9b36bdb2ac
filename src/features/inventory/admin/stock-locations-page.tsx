import { Archive, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#ui/feedback/badge.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { Link } from '#ui/link.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { OrderButtons } from '#web/admin/order-buttons.tsx';
import { useStoredOrder } from '#web/admin/use-stored-order.ts';
import { staffApi } from '#web/data/api.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import type { StockLocation } from '../stock-locations.contract.ts';
import { StockLocationDialog } from './stock-location-dialog.tsx';
import { stockLocationsMessages } from './stock-locations.messages.ts';
import { locationName, useEveryLocation } from './use-stock-locations.ts';

export const meta = pageHead(({ language }) => ({ title: stockLocationsMessages[language].title, unlisted: true }));

const isActive = ({ archived }: StockLocation) => !archived;

/** Where stock lies: add, rename, order, archive. */
export default function StockLocationsPage() {
  const t = useMessages(stockLocationsMessages);
  const requested = useEveryLocation();
  const [writing, setWriting] = useState<StockLocation | 'new' | null>(null);
  const [archiving, setArchiving] = useState<StockLocation | null>(null);
  const order = useStoredOrder(requested, {
    read: () => staffApi('GET /api/admin/stock-locations/').then(({ data }) => data),
    keep: async (locations) => {
      const ids = locations.filter(isActive).map(({ id }) => id);
      requested.replace((await staffApi('PUT /api/admin/stock-locations/order/', { body: { ids } })).data);
    },
  });
  const all = requested.state === 'ready' ? requested.data : [];
  const add = () => {
    setWriting('new');
  };
  return (
    <AdminLayout
      title={t.title}
      actions={
        <Button variant="primary" size="small" icon={<Plus aria-hidden size={18} />} onClick={add}>
          {t.add}
        </Button>
      }
    >
      <BackToStock />
      {requested.state === 'loading' ? <SkeletonText lines={4} /> : null}
      {requested.state === 'failed' ? (
        <FailedState text={requested.refused?.message || t.failed} onRetry={requested.refresh} />
      ) : null}
      {all.length === 0 ? null : (
        <LocationList
          all={all}
          busy={order.busy}
          onMove={(location, by) => void order.move(location, by, t.moved)}
          onEdit={setWriting}
          onArchive={setArchiving}
        />
      )}
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
        location={archiving}
        onClose={() => {
          setArchiving(null);
        }}
        onTried={order.renew}
      />
    </AdminLayout>
  );
}

function BackToStock() {
  const t = useMessages(stockLocationsMessages);
  return (
    <Link to="/admin/stock" className="inline-flex min-h-target items-center justify-self-start text-sm text-turquoise">
      {t.back}
    </Link>
  );
}

interface LocationListProps {
  all: readonly StockLocation[];
  busy: boolean;
  onMove: (location: StockLocation, by: -1 | 1) => void;
  onEdit: (location: StockLocation) => void;
  onArchive: (location: StockLocation) => void;
}

function LocationList({ all, busy, onMove, onEdit, onArchive }: LocationListProps) {
  const t = useMessages(stockLocationsMessages);
  const language = useLanguage();
  const active = all.filter(isActive);
  const archived = all.filter((location) => !isActive(location));
  return (
    <>
      <p className="max-w-3xl text-sm text-muted">{active.length === 1 ? t.alone : t.lead}</p>
      <ol aria-busy={busy} className="max-w-3xl divide-y divide-line rounded-card border border-line bg-surface">
        {active.map((location) => (
          <LocationLine
            key={location.id}
            location={location}
            several={active.length > 1}
            first={location === active[0]}
            last={location === active.at(-1)}
            onMove={(by) => {
              onMove(location, by);
            }}
            onEdit={() => {
              onEdit(location);
            }}
            onArchive={() => {
              onArchive(location);
            }}
          />
        ))}
      </ol>
      {archived.length === 0 ? null : (
        <section className="grid max-w-3xl gap-2">
          <h2 className="text-sm font-semibold text-muted">{t.archivedOnes}</h2>
          <ul className="divide-y divide-line rounded-card border border-line">
            {archived.map((location) => (
              <li key={location.id} className="flex min-h-target items-center px-3 text-sm text-muted">
                <bdi>{locationName(location, language)}</bdi>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface LocationLineProps {
  location: StockLocation;
  several: boolean;
  first: boolean;
  last: boolean;
  onMove: (by: -1 | 1) => void;
  onEdit: () => void;
  onArchive: () => void;
}

function LocationLine({ location, several, first, last, onMove, onEdit, onArchive }: LocationLineProps) {
  const t = useMessages(stockLocationsMessages);
  const name = locationName(location, useLanguage());
  return (
    <li className="flex flex-wrap items-center gap-x-2 px-3 py-1 hover:bg-raised">
      <span className="min-w-40 flex-1 py-1">
        <span className="flex flex-wrap items-center gap-2">
          <bdi className="text-sm font-semibold">{name}</bdi>
          {several && location.main ? <Badge>{t.main}</Badge> : null}
        </span>
        {several ? (
          <span className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
            <bdi>{t.number(location.id)}</bdi>
            <span aria-hidden>·</span>
            <Link
              to={`/admin/stock?location_id=${location.id}`}
              className="inline-flex min-h-6 items-center text-turquoise"
            >
              {t.stockOf}
            </Link>
          </span>
        ) : null}
      </span>
      <span className="ms-auto flex">
        {several ? (
          <OrderButtons up={t.up(name)} down={t.down(name)} first={first} last={last} onMove={onMove} />
        ) : null}
        <IconButton label={t.edit(name)} onClick={onEdit}>
          <Pencil aria-hidden className="size-5" />
        </IconButton>
        {several ? (
          <IconButton label={t.archive(name)} disabled={location.main} onClick={onArchive}>
            <Archive aria-hidden className="size-5" />
          </IconButton>
        ) : null}
      </span>
    </li>
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
