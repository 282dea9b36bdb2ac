import { useId, useState, type SyntheticEvent } from 'react';
import { formatNumber } from '#shared/digits.ts';
import { formatToman } from '#shared/money.ts';
import { foldText } from '#shared/search-text.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/field.tsx';
import { useLanguage, useMessages } from '#ui/language-context.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import type { Facets } from '../catalogue.contract.ts';
import { noFilter, priceLimits, type ListFilter } from '../list-filter.rules.ts';
import { listsMessages } from '../lists.messages.ts';

export interface FilterPanelProps {
  open: boolean;
  onClose: () => void;
  filter: ListFilter;
  /** Null when they did not come. */
  facets: Facets | null;
  onApply: (filter: ListFilter) => void;
}

/** The panel at the side that narrows a list; nothing happens to the list before Apply. */
export function FilterPanel({ open, onClose, filter, facets, onApply }: FilterPanelProps) {
  const t = useMessages(listsMessages);
  const form = useId();
  const apply = (next: ListFilter) => {
    onClose();
    onApply(next);
  };
  return (
    <Sheet
      from="end"
      open={open}
      onClose={onClose}
      title={t.filter}
      footer={
        <div className="flex gap-2">
          <Button type="submit" form={form} variant="primary" className="grow">{t.apply}</Button>
          <Button onClick={() => { apply({ ...noFilter, sort: filter.sort }); }}>{t.clear}</Button>
        </div>
      }
    >
      {facets === null ? (
        <Notice tone="warning">{t.filtersUnavailable}</Notice>
      ) : (
        <FilterForm id={form} filter={filter} facets={facets} onApply={apply} />
      )}
    </Sheet>
  );
}

function FilterForm({ id, filter, facets, onApply }: { id: string; filter: ListFilter; facets: Facets; onApply: (filter: ListFilter) => void }) {
  const t = useMessages(listsMessages);
  const language = useLanguage();
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = typed.get(name);
      return typeof value === 'string' ? value : '';
    };
    onApply({
      sort: filter.sort,
      brands: typed.getAll('brand').filter((slug) => typeof slug === 'string'),
      ...priceLimits({ min: text('price_min'), max: text('price_max') }, facets),
      inStock: typed.has('in_stock'),
    });
  };
  return (
    <form id={id} onSubmit={submit} className="grid gap-6">
      <Checkbox name="in_stock" label={t.inStock} defaultChecked={filter.inStock} />
      <fieldset className="min-w-0">
        <legend className="mb-2 text-sm font-semibold">{t.price}</legend>
        <div className="grid grid-cols-2 gap-3">
          <TextField name="price_min" label={t.priceFrom} inputMode="numeric" autoComplete="off" defaultValue={formatToman(filter.priceMin ?? facets.price_min, language)} />
          <TextField name="price_max" label={t.priceTo} inputMode="numeric" autoComplete="off" defaultValue={formatToman(filter.priceMax ?? facets.price_max, language)} />
        </div>
      </fieldset>
      {facets.brands.length === 0 ? null : <BrandChoice brands={facets.brands} chosen={filter.brands} />}
    </form>
  );
}

const fewBrands = 10;

/** Brands with how many products each has; of many, those are found whose name is being typed. */
function BrandChoice({ brands, chosen }: { brands: Facets['brands']; chosen: readonly string[] }) {
  const t = useMessages(listsMessages);
  const language = useLanguage();
  const [words, setWords] = useState('');
  const sought = foldText(words);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{t.brand}</legend>
      {brands.length > fewBrands ? (
        <TextField label={t.findBrand} labelHidden placeholder={t.findBrand} autoComplete="off" value={words} onChange={(event) => { setWords(event.target.value); }} />
      ) : null}
      <ul className="mt-2 grid">
        {brands.map(({ slug, name, count }) => (
          <li key={slug} hidden={sought !== '' && !foldText(name).includes(sought)}>
            <Checkbox
              name="brand"
              value={slug}
              defaultChecked={chosen.includes(slug)}
              label={
                <span className="flex items-center justify-between gap-2">
                  <bdi>{name}</bdi>
                  <span className="text-sm text-muted tabular-nums">{formatNumber(count, language)}</span>
                </span>
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
