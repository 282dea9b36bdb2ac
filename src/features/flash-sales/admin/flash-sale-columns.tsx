import { periodTones } from '#web/admin/period-tones.ts';
import { termsMessages } from '#web/admin/settings/terms.messages.ts';
import { formatNumber } from '#shared/text/digits.ts';
import { Button } from '#ui/inputs/button.tsx';
import type { Column } from '#ui/layout/data-table.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { StateBadge } from '#ui/feedback/state-badge.tsx';
import type { AdminFlashSale } from '../flash-sales-admin.contract.ts';
import { flashSalesAdminMessages } from './flash-sales-admin.messages.ts';
import { TimeCell } from '#web/admin/time-cell.tsx';

/** Returns the columns of the flash sale table; the name opens the sale, an active sale can be ended and a scheduled one cancelled. */
export function useFlashSaleColumns(
  onOpen: (flashSale: AdminFlashSale) => void,
  onEnd: (flashSale: AdminFlashSale) => void,
): readonly Column<AdminFlashSale>[] {
  const t = useMessages(flashSalesAdminMessages);
  const terms = useMessages(termsMessages);
  const language = useLanguage();
  return [
    {
      key: 'product',
      title: t.product,
      cell: (flashSale) => (
        <Button
          size="small"
          className="justify-start!"
          onClick={() => {
            onOpen(flashSale);
          }}
        >
          <span className="grid text-start">
            <bdi className="line-clamp-2">{flashSale.name}</bdi>
            {flashSale.variant === null ? null : <bdi className="text-xs text-muted">{flashSale.variant}</bdi>}
          </span>
        </Button>
      ),
    },
    {
      key: 'price',
      title: t.price,
      figure: true,
      cell: (flashSale) => <PriceCell flashSale={flashSale} />,
    },
    {
      key: 'sold',
      title: t.sold,
      figure: true,
      cell: ({ sold, allotted }) => <bdi className="whitespace-nowrap">{terms.usesOf(sold, allotted)}</bdi>,
    },
    { key: 'begins', title: terms.begins, onlyWide: 'desk', cell: ({ begins_at: begins }) => <TimeCell at={begins} /> },
    { key: 'ends', title: terms.ends, onlyWide: true, cell: ({ ends_at: ends }) => <TimeCell at={ends} /> },
    {
      key: 'position',
      title: t.position,
      figure: true,
      onlyWide: 'desk',
      cell: ({ position }) => <bdi>{formatNumber(position, language)}</bdi>,
    },
    {
      key: 'state',
      title: terms.state,
      cell: (flashSale) => <StateCell flashSale={flashSale} onEnd={onEnd} />,
    },
  ];
}

function PriceCell({ flashSale: { price, base_price: base } }: { flashSale: AdminFlashSale }) {
  const language = useLanguage();
  return (
    <bdi className="grid whitespace-nowrap">
      <span>{price === null ? '—' : formatNumber(price, language)}</span>
      <s className="text-xs text-muted">{formatNumber(base, language)}</s>
    </bdi>
  );
}

interface StateCellProps {
  flashSale: AdminFlashSale;
  onEnd: (flashSale: AdminFlashSale) => void;
}

function StateCell({ flashSale, onEnd }: StateCellProps) {
  const t = useMessages(flashSalesAdminMessages);
  const terms = useMessages(termsMessages);
  return (
    <span className="flex flex-wrap items-center gap-2">
      <StateBadge tone={periodTones[flashSale.status]}>{terms[flashSale.status]}</StateBadge>
      {flashSale.status !== 'ended' ? (
        <Button
          size="small"
          onClick={() => {
            onEnd(flashSale);
          }}
        >
          {flashSale.status === 'coming' ? t.callOff : t.endNow}
        </Button>
      ) : null}
    </span>
  );
}
