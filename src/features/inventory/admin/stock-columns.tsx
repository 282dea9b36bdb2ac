import { History } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { Language } from '#shared/language.ts';
import { formatNumber } from '#shared/text/digits.ts';
import { joined } from '#shared/text/joined.ts';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { NumberField } from '#ui/inputs/number-field.tsx';
import type { Column } from '#ui/layout/data-table.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import type { AdminStock } from '../inventory-admin.contract.ts';
import type { StockLocation } from '../stock-locations.contract.ts';
import { stockMessages } from './stock.messages.ts';
import type { StockChanges } from './use-stock-changes.ts';
import { locationName } from './use-stock-locations.ts';

/** Returns the label of an item: product and variant. */
export const nameOf = ({ name, variant }: AdminStock, language: Language): string => joined([name, variant], language);

interface StockColumns {
  locations: readonly StockLocation[];
  /** The id of the form that saves the entered quantities. */
  bar: string;
  onHistory: (row: AdminStock) => void;
}

/** Returns the columns of the stock list. */
export function useStockColumns(
  { typed, type, errors, locationId }: StockChanges,
  { locations, bar, onHistory }: StockColumns,
): readonly Column<AdminStock>[] {
  const t = useMessages(stockMessages);
  const language = useLanguage();
  const figure = (number: number) => <bdi>{formatNumber(number, language)}</bdi>;
  return [
    {
      key: 'item',
      title: t.item,
      cell: (row) => (
        <span className="grid min-w-32">
          <bdi className="font-semibold">{nameOf(row, language)}</bdi>
          <bdi className="text-xs text-muted">{row.sku ?? t.variantNumber(row.id)}</bdi>
          {locationId === undefined ? <Levels row={row} locations={locations} /> : null}
        </span>
      ),
    },
    { key: 'on_hand', title: t.onHand, figure: true, onlyWide: true, cell: ({ on_hand: onHand }) => figure(onHand) },
    { key: 'held', title: t.held, figure: true, onlyWide: true, cell: ({ held }) => figure(held) },
    { key: 'available', title: t.available, figure: true, cell: ({ on_hand: onHand, held }) => figure(onHand - held) },
    {
      key: 'change',
      title: t.change,
      cell: (row) => (
        <div className="w-28">
          <NumberField
            label={t.pieces(nameOf(row, language))}
            labelHidden
            form={bar}
            aria-keyshortcuts="Enter"
            onKeyDown={toItsBar}
            value={typed.get(row.id)?.pieces ?? null}
            error={errors.get(row.id)}
            onChange={(pieces) => {
              type(row, pieces);
            }}
          />
        </div>
      ),
    },
    {
      key: 'history',
      corner: true,
      title: t.history,
      cell: (row) => (
        <IconButton
          label={t.historyOf(nameOf(row, language))}
          onClick={() => {
            onHistory(row);
          }}
        >
          <History aria-hidden className="size-5" />
        </IconButton>
      ),
    },
  ];
}

/** Moves the focus on Enter from a field of the list to the reason field, past the rows below. */
function toItsBar(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.form?.querySelector('select')?.focus();
}

/** The quantities of a variant by location; renders nothing in a shop with a single location. */
function Levels({ row, locations }: { row: AdminStock; locations: readonly StockLocation[] }) {
  const t = useMessages(stockMessages);
  const language = useLanguage();
  const there = locations.flatMap((location) => {
    const level = row.levels.find(({ location_id: id }) => id === location.id);
    return level === undefined || level.on_hand === 0 ? [] : [t.at(locationName(location, language), level.on_hand)];
  });
  return there.length === 0 ? null : (
    <bdi className="text-xs text-muted">{there.join(language === 'fa' ? '، ' : ', ')}</bdi>
  );
}
