import { formatToman } from '#shared/commerce/money.ts';
import { TextField } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import type { Facets } from '../../listings.contract.ts';
import type { ListFilter } from '../../list-filter.rules.ts';
import { listsMessages } from '../../listings.messages.ts';

/** What stands in the two fields; null for what nobody has typed in. */
export interface TypedPrices {
  readonly min: string | null;
  readonly max: string | null;
}

/** From which price to which; untouched, the fields hold the least and the greatest there is. */
export function PriceRange(props: {
  filter: ListFilter;
  facets: Facets;
  typed: TypedPrices;
  onType: (typed: TypedPrices) => void;
  onLeave: () => void;
}) {
  const { filter, facets, typed, onType, onLeave } = props;
  const t = useMessages(listsMessages);
  const language = useLanguage();
  const field = { inputMode: 'numeric', autoComplete: 'off', onBlur: onLeave } as const;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{t.price}</legend>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          {...field}
          label={t.priceFrom}
          value={typed.min ?? formatToman(filter.priceMin ?? facets.price_min, language)}
          onChange={(event) => onType({ ...typed, min: event.target.value })}
        />
        <TextField
          {...field}
          label={t.priceTo}
          value={typed.max ?? formatToman(filter.priceMax ?? facets.price_max, language)}
          onChange={(event) => onType({ ...typed, max: event.target.value })}
        />
      </div>
    </fieldset>
  );
}
