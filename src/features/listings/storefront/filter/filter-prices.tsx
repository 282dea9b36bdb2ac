import { NumberField } from '#ui/inputs/number-field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import type { Facets } from '../../listings.contract.ts';
import { priceIn, type ListFilter } from '../../list-filter.rules.ts';
import { listsMessages } from '../../listings.messages.ts';

/** The values of the two fields; null for an untouched one. */
export interface TypedPrices {
  readonly min: string | null;
  readonly max: string | null;
}

/** Price range fields; untouched, they contain the minimum and maximum price. */
export function PriceRange(props: {
  filter: ListFilter;
  facets: Facets;
  typed: TypedPrices;
  onType: (typed: TypedPrices) => void;
  onLeave: () => void;
}) {
  const { filter, facets, typed, onType, onLeave } = props;
  const t = useMessages(listsMessages);
  const priceOf = (text: string | null, otherwise: number) => (text === null ? otherwise : priceIn(text));
  const textOf = (price: number | null) => (price === null ? '' : String(price));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{t.price}</legend>
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label={t.priceFrom}
          value={priceOf(typed.min, filter.priceMin ?? facets.price_min)}
          onChange={(price) => onType({ ...typed, min: textOf(price) })}
          onBlur={onLeave}
        />
        <NumberField
          label={t.priceTo}
          value={priceOf(typed.max, filter.priceMax ?? facets.price_max)}
          onChange={(price) => onType({ ...typed, max: textOf(price) })}
          onBlur={onLeave}
        />
      </div>
    </fieldset>
  );
}
