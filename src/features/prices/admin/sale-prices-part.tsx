import { useId, useState } from 'react';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { periodTones } from '#web/admin/period-tones.ts';
import { termsMessages } from '#web/admin/settings/terms.messages.ts';
import { TimeCell } from '#web/admin/time-cell.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { StateBadge } from '#ui/feedback/state-badge.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { Price } from '#ui/text/price.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { staffApi } from '#web/data/api.ts';
import { useOpened } from '#web/data/use-opened.ts';
import { useResource, type UsedResource } from '#web/data/use-resource.ts';
import type { ProductSalePrices, SalePrice } from '../sale-prices.contract.ts';
import { SalePriceDialog } from './sale-price-dialog.tsx';
import { salePricesMessages } from './sale-prices.messages.ts';

type PricedVariant = ProductSalePrices['variants'][number];

interface SalePricesPartProps {
  productId: number;
  /** The product's version: only the sale prices of its newest variants are reloaded, and an open dialog stays open. */
  version: number;
}

const oneSale = (id: number, signal: AbortSignal) =>
  staffApi('GET /api/admin/sale-prices/:id/', { params: { id }, signal });

/** Renders the sale prices of a product's variants: current and future ones, and each variant's lowest price of the last 30 days. */
export function SalePricesPart({ productId, version: ofProduct }: SalePricesPartProps) {
  const t = useMessages(salePricesMessages);
  const heading = useId();
  const [open, setOpen] = useState<{ variantId: number; sale: SalePrice | null } | null>(null);
  const [ending, setEnding] = useState<SalePrice | null>(null);
  const prices = useResource(['admin/sale-prices', String(productId), String(ofProduct)], (signal) =>
    staffApi('GET /api/admin/product-sale-prices/:id/', { params: { id: productId }, signal }),
  );
  const sale = useOpened('admin/sale-prices', open?.sale ?? null, oneSale);
  const ended = useOpened('admin/sale-prices', ending, oneSale);
  const end = async () => {
    if (ended === null) return;
    const { id, version } = ended;
    await staffApi('POST /api/admin/sale-prices/:id/end/', { params: { id }, body: { version } });
    prices.refresh();
  };
  return (
    <section aria-labelledby={heading} className="grid min-w-0 gap-4 rounded-card border border-line bg-surface p-4">
      <h2 id={heading} className="text-base font-bold">
        {t.title}
      </h2>
      <p className="text-sm text-muted">{t.intro}</p>
      <SalesByVariant prices={prices} onOpen={setOpen} onEnd={setEnding} />
      {open === null ? null : (
        <SalePriceDialog
          variantId={open.variantId}
          sale={sale}
          onClose={() => {
            setOpen(null);
          }}
          onSaved={() => {
            setOpen(null);
            prices.refresh();
          }}
        />
      )}
      <ConfirmDialog
        open={ending !== null}
        onClose={() => {
          setEnding(null);
        }}
        title={t.endTitle}
        text={t.endText}
        yes={ended?.status === 'coming' ? t.callOff : t.endNow}
        onYes={end}
      />
    </section>
  );
}

interface SalesByVariantProps extends Omit<VariantSalesProps, 'variant'> {
  prices: UsedResource<ProductSalePrices>;
}

function SalesByVariant({ prices, ...actions }: SalesByVariantProps) {
  const t = useMessages(salePricesMessages);
  if (prices.state === 'ready')
    return (
      <ul className="grid gap-4">
        {prices.data.variants.map((variant) => (
          <VariantSales key={variant.variant_id} variant={variant} {...actions} />
        ))}
      </ul>
    );
  if (prices.state === 'loading')
    return (
      <div role="status" aria-label={t.loading}>
        <SkeletonText lines={3} />
      </div>
    );
  return (
    <Notice tone="bad">
      {t.failed}{' '}
      <Button size="small" onClick={prices.refresh}>
        {t.again}
      </Button>
    </Notice>
  );
}

interface VariantSalesProps {
  variant: PricedVariant;
  onOpen: (opened: { variantId: number; sale: SalePrice | null }) => void;
  onEnd: (sale: SalePrice) => void;
}

function VariantSales({ variant, onOpen, onEnd }: VariantSalesProps) {
  const t = useMessages(salePricesMessages);
  const { variant_id: variantId, label, base_price: usual, lowest_price: lowest, sale_prices: sales } = variant;
  const name = label ?? t.onlyVariant;
  return (
    <li className="grid gap-2 border-t border-line pt-3 first:border-0 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <bdi className="font-semibold">{name}</bdi>
        <Button
          size="small"
          aria-label={t.addFor(name)}
          onClick={() => {
            onOpen({ variantId, sale: null });
          }}
        >
          {t.add}
        </Button>
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Amount name={t.usual} amount={usual} />
        {lowest === null ? null : <Amount name={t.lowest} amount={lowest} />}
      </dl>
      {sales.length === 0 ? (
        <p className="text-sm text-muted">{t.noSale}</p>
      ) : (
        <ul className="grid gap-2">
          {sales.map((sale) => (
            <SaleRow
              key={sale.id}
              sale={sale}
              onEdit={() => {
                onOpen({ variantId, sale });
              }}
              onEnd={() => {
                onEnd(sale);
              }}
            />
          ))}
        </ul>
      )}
    </li>
  );
}

function Amount({ name, amount }: { name: string; amount: number }) {
  const t = useMessages(salePricesMessages);
  return (
    <div className="flex items-center gap-2">
      <dt className="text-muted">{name}</dt>
      <dd>
        <Price amount={amount} unit={t.toman} size="small" />
      </dd>
    </div>
  );
}

function SaleRow({ sale, onEdit, onEnd }: { sale: SalePrice; onEdit: () => void; onEnd: () => void }) {
  const t = useMessages(salePricesMessages);
  const terms = useMessages(termsMessages);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line p-3 text-sm">
      <StateBadge tone={periodTones[sale.status]}>{terms[sale.status]}</StateBadge>
      <Price amount={sale.price} unit={t.toman} size="small" />
      <span className="inline-flex gap-1">
        <span className="text-muted">{terms.begins}</span> <TimeCell at={sale.begins_at} />
      </span>
      <span className="inline-flex gap-1">
        <span className="text-muted">{terms.ends}</span>{' '}
        {sale.ends_at === null ? <span>{t.noEnd}</span> : <TimeCell at={sale.ends_at} />}
      </span>
      <span className="ms-auto inline-flex gap-2">
        <Button size="small" onClick={onEdit}>
          {t.edit}
        </Button>
        <Button size="small" onClick={onEnd}>
          {sale.status === 'coming' ? t.callOff : t.endNow}
        </Button>
      </span>
    </li>
  );
}
