import { Plus } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '#shared/text/digits.ts';
import { formatToman } from '#shared/commerce/money.ts';
import { Button } from '#ui/inputs/button.tsx';
import { DataTable, type Column } from '#ui/layout/data-table.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { StateBadge } from '#ui/feedback/state-badge.tsx';
import { staffApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import type { ShippingMethod } from '../shipping.contract.ts';
import { shippingMethodsMessages } from './shipping-methods.messages.ts';
import { ShippingMethodDialog } from './shipping-method-dialog.tsx';

/** Renders the shipping methods, which can be added, changed and withdrawn. */
export function ShippingMethods() {
  const t = useMessages(shippingMethodsMessages);
  const methods = useResource(['admin/shipping-methods'], (signal) =>
    staffApi('GET /api/admin/shipping-methods/', { signal }),
  );
  const [edited, setEdited] = useState<ShippingMethod | 'new' | null>(null);
  const columns = useColumns(setEdited);
  const rows = methods.state === 'ready' ? methods.data.data : [];
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-bold">{t.shipping}</h2>
        <Button
          size="small"
          icon={<Plus aria-hidden size={16} />}
          onClick={() => {
            setEdited('new');
          }}
        >
          {t.add}
        </Button>
      </div>
      {methods.state === 'loading' ? <SkeletonCards count={3} /> : null}
      {methods.state === 'failed' ? <FailedState text={t.failed} onRetry={methods.refresh} /> : null}
      {methods.state === 'ready' ? (
        <DataTable caption={t.shipping} columns={columns} rows={methods.data.data} rowKey={({ id }) => id} />
      ) : null}
      {edited === null ? null : (
        <ShippingMethodDialog
          key={edited === 'new' ? 'new' : edited.id}
          method={edited === 'new' ? null : (rows.find(({ id }) => id === edited.id) ?? edited)}
          onClose={() => {
            setEdited(null);
          }}
          onSaved={methods.refresh}
        />
      )}
    </section>
  );
}

function useColumns(onEdit: (method: ShippingMethod) => void): readonly Column<ShippingMethod>[] {
  const t = useMessages(shippingMethodsMessages);
  const language = useLanguage();
  return [
    {
      key: 'name',
      title: t.name,
      cell: (method) => (
        <button
          type="button"
          className="inline-flex min-h-target items-center font-semibold text-turquoise"
          aria-label={t.edit(method.name[language])}
          onClick={() => {
            onEdit(method);
          }}
        >
          <bdi>{method.name[language]}</bdi>
        </button>
      ),
    },
    { key: 'price', title: t.price, figure: true, cell: ({ price }) => formatToman(price, language) },
    {
      key: 'days',
      title: t.days,
      figure: true,
      cell: ({ min_days: min, max_days: max }) =>
        min === max ? formatNumber(max, language) : `${formatNumber(min, language)} – ${formatNumber(max, language)}`,
    },
    {
      key: 'state',
      title: t.active,
      cell: ({ active }) => <StateBadge tone={active ? 'good' : 'over'}>{active ? t.offered : t.paused}</StateBadge>,
    },
  ];
}
