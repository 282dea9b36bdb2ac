import { PackageCheck } from 'lucide-react';
import { useState } from 'react';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { Button } from '#ui/inputs/button.tsx';
import { Chip } from '#ui/inputs/chip.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Price } from '#ui/text/price.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { useAddressFilters } from '#web/data/address-filters.ts';
import { customerApi } from '#web/data/api.ts';
import { useAction } from '#web/forms/use-action.ts';
import { usePages } from '#web/data/use-pages.ts';
import type { SellerShop, Shipment } from '../../own-shop.contract.ts';
import { ownShopMessages } from '../../own-shop.messages.ts';

const steps = ['to-pack', 'packed', 'handed-over'] as const;

/** What the seller sends, step by step. */
export function Shipments({ counts, onMoved }: { counts: SellerShop['shipments']; onMoved: () => void }) {
  const t = useMessages(ownShopMessages);
  const of = useAddressFilters({ step: steps });
  const { step = 'to-pack' } = of.query;
  const list = usePages<Shipment>(['seller/shipments', step], (part, signal) =>
    customerApi('GET /api/seller/shipments/', { query: { step, ...part }, ...(signal && { signal }) }),
  );
  const moved = () => {
    list.refresh();
    onMoved();
  };
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
            {t[one](counts[one])}
          </Chip>
        ))}
      </div>
      {list.state === 'loading' ? <SkeletonText lines={6} /> : null}
      {list.state === 'failed' ? <FailedState text={t.listFailed} onRetry={list.refresh} /> : null}
      {list.state === 'ready' && list.data.data.length === 0 ? (
        <EmptyState icon={<PackageCheck />} text={t.noShipments} />
      ) : null}
      {list.state === 'ready'
        ? list.data.data.map((shipment) => <ShipmentCard key={shipment.id} shipment={shipment} onMoved={moved} />)
        : null}
      {list.state === 'ready' && list.data.next !== null ? (
        <Button
          busy={list.busy}
          onClick={() => {
            void list.more();
          }}
        >
          {t.more}
        </Button>
      ) : null}
    </div>
  );
}

function ShipmentCard({ shipment, onMoved }: { shipment: Shipment; onMoved: () => void }) {
  const t = useMessages(ownShopMessages);
  const language = useLanguage();
  const [code, setCode] = useState('');
  const action = useAction({ done: t.moved });
  const { order: number } = shipment;
  const move = async (step: 'packed' | 'handed-over') => {
    const isDone = await action.run(() =>
      customerApi('POST /api/seller/shipments/:id/', {
        params: { id: shipment.id },
        body: { step, ...(code.trim() !== '' && { tracking_code: code.trim() }) },
      }),
    );
    if (isDone) onMoved();
  };
  return (
    <article aria-label={t.order(number)} className="grid gap-3 rounded-card bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="text-base">{t.order(number)}</h3>
        <bdi className="text-sm text-muted">{t.to(shipment.province, shipment.city)}</bdi>
        <time dateTime={shipment.placed_at} className="ms-auto text-xs text-muted">
          <bdi>{formatJalaliDate(new Date(shipment.placed_at), language, 'with-time')}</bdi>
        </time>
      </div>
      <ul className="grid gap-2">
        {shipment.lines.map((line, index) => (
          <li key={index} className="flex items-center gap-3 text-sm">
            {line.image === null ? (
              <span className="size-12 shrink-0 rounded-small bg-raised" />
            ) : (
              <img
                src={line.image}
                alt=""
                width={48}
                height={48}
                loading="lazy"
                className="size-12 shrink-0 rounded-small object-cover"
              />
            )}
            <span className="grid min-w-0 flex-1">
              <bdi className="line-clamp-2">{line.name}</bdi>
              <span className="text-xs text-muted">
                {line.variant === null ? null : (
                  <>
                    <bdi>{line.variant}</bdi> ·{' '}
                  </>
                )}
                <bdi>{t.pieces(line.quantity)}</bdi>
              </span>
            </span>
            <Price amount={line.total} unit={t.toman} size="small" />
          </li>
        ))}
      </ul>
      {shipment.tracking_code === null ? null : (
        <p className="text-sm text-muted">
          <bdi>{t.tracking(shipment.tracking_code)}</bdi>
        </p>
      )}
      {shipment.step === 'to-pack' ? (
        <div>
          <Button
            size="small"
            variant="primary"
            busy={action.busy}
            aria-label={t.packOne(number)}
            onClick={() => {
              void move('packed');
            }}
          >
            {t.pack}
          </Button>
        </div>
      ) : null}
      {shipment.step === 'packed' ? (
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-48">
            <TextField
              label={t.trackingCode}
              dir="ltr"
              maxLength={60}
              value={code}
              onChange={(event) => {
                setCode(event.target.value);
              }}
            />
          </div>
          <Button
            variant="primary"
            busy={action.busy}
            aria-label={t.handOverOne(number)}
            onClick={() => {
              void move('handed-over');
            }}
          >
            {t.handOver}
          </Button>
        </div>
      ) : null}
    </article>
  );
}
