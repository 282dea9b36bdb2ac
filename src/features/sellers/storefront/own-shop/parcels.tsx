import { PackageCheck } from 'lucide-react';
import { fulfillmentsMessages } from '#features/fulfillments/fulfillments.messages.ts';
import { PackLines, type WishedLines } from '#features/fulfillments/storefront/pack-lines.tsx';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { MoreButton } from '#ui/inputs/more-button.tsx';
import { Chip } from '#ui/inputs/chip.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { useAddressFilters } from '#web/data/address-filters.ts';
import { customerApi } from '#web/data/api.ts';
import { usePages } from '#web/data/use-pages.ts';
import { useAction } from '#web/forms/use-action.ts';
import type { SellerShop } from '../../own-shop.contract.ts';
import { ownShopMessages } from '../../own-shop.messages.ts';
import type { OrderToPack, OwnParcel } from '../../own-parcels.contract.ts';
import { OwnParcelCard } from './own-parcel-card.tsx';

const steps = ['to-pack', 'packed', 'handed-over'] as const;
/** The name of the count for each step. */
const countOf = { 'to-pack': 'to_pack', packed: 'packed', 'handed-over': 'handed_over' } as const;

interface ListProps {
  onMoved: () => void;
}

/** Renders the seller's parcels, by step. */
export function Parcels({ counts, onMoved }: { counts: SellerShop['parcels']; onMoved: () => void }) {
  const t = useMessages(ownShopMessages);
  const of = useAddressFilters({ step: steps });
  const { step = 'to-pack' } = of.query;
  return (
    <div className="grid gap-4">
      <div role="group" aria-label={t.step} className="flex flex-wrap gap-2">
        {steps.map((one) => (
          <Chip
            key={one}
            selected={one === step}
            onClick={() => {
              of.set({ step: one === 'to-pack' ? null : one });
            }}
          >
            {t[one](counts[countOf[one]])}
          </Chip>
        ))}
      </div>
      {step === 'to-pack' ? <ToPack onMoved={onMoved} /> : <OwnParcels key={step} step={step} onMoved={onMoved} />}
    </div>
  );
}

function ToPack({ onMoved }: ListProps) {
  const list = usePages<OrderToPack>(['seller/orders', 'to-pack'], (part, signal) =>
    customerApi('GET /api/seller/orders/to-pack/', { query: part, ...(signal && { signal }) }),
  );
  return (
    <Listed list={list}>
      {(order) => (
        <OrderToPackCard
          key={order.number}
          order={order}
          onPacked={() => {
            list.refresh();
            onMoved();
          }}
        />
      )}
    </Listed>
  );
}

function OwnParcels({ step, onMoved }: ListProps & { step: 'packed' | 'handed-over' }) {
  const list = usePages<OwnParcel>(['seller/fulfillments', step], (part, signal) =>
    customerApi('GET /api/seller/fulfillments/', { query: { status: step, ...part }, ...(signal && { signal }) }),
  );
  return (
    <Listed list={list}>
      {(parcel) => (
        <OwnParcelCard
          key={parcel.id}
          parcel={parcel}
          onMoved={() => {
            list.refresh();
            onMoved();
          }}
        />
      )}
    </Listed>
  );
}

interface ListedProps<Row> {
  list: ReturnType<typeof usePages<Row>>;
  children: (row: Row) => React.ReactNode;
}

function Listed<Row>({ list, children }: ListedProps<Row>) {
  const t = useMessages(ownShopMessages);
  if (list.state === 'loading') return <SkeletonCards count={3} />;
  if (list.state === 'failed') return <FailedState text={t.listFailed} onRetry={list.refresh} />;
  if (list.data.data.length === 0) return <EmptyState icon={<PackageCheck />} text={t.noParcels} />;
  return (
    <>
      {list.data.data.map(children)}
      {list.data.next === null ? null : <MoreButton list={list}>{t.more}</MoreButton>}
    </>
  );
}

function OrderToPackCard({ order, onPacked }: { order: OrderToPack; onPacked: () => void }) {
  const t = useMessages(ownShopMessages);
  const { toPack } = useMessages(fulfillmentsMessages);
  const language = useLanguage();
  const action = useAction({ done: t.moved });
  const pack = async (lines: WishedLines) => {
    const body = lines === undefined ? {} : { lines };
    const isDone = await action.run(() =>
      customerApi('POST /api/seller/orders/:number/fulfillments/', {
        params: { number: order.number },
        headers: { 'idempotency-key': action.key.once(`own parcel of:${order.number}`, body) },
        body,
      }),
    );
    if (isDone) onPacked();
    return isDone;
  };
  return (
    <article aria-label={t.order(order.number)} className="grid gap-3 rounded-card bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="text-base">{t.order(order.number)}</h3>
        <bdi className="text-sm text-muted">{t.to(order.province, order.city)}</bdi>
        <time dateTime={order.placed_at} className="ms-auto text-xs text-muted">
          <bdi>{formatJalaliDate(new Date(order.placed_at), language, 'with-time')}</bdi>
        </time>
      </div>
      <p className="sr-only">{toPack}</p>
      <PackLines lines={order.lines} busy={action.busy} label={t.packOne(order.number)} onPack={pack} />
    </article>
  );
}
