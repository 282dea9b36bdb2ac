import { memo, useState } from 'react';
import { formatNumber } from '#shared/text/digits.ts';
import { foldText } from '#shared/text/search-text.ts';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import type { Facets } from '../../listings.contract.ts';
import { withOrWithout } from '../../list-filter.rules.ts';
import { listsMessages } from '../../listings.messages.ts';
import { useLatest } from './use-latest.ts';

const fewBrands = 10;
const maxVisible = 60;

/** Brand choices with product counts; a long list can be searched by name. */
export function BrandChoice({
  brands,
  chosen,
  onChange,
}: {
  brands: Facets['brands'];
  chosen: readonly string[];
  onChange: (brands: string[]) => void;
}) {
  const t = useMessages(listsMessages);
  const pick = useLatest((slug: string) => onChange(withOrWithout(chosen, slug)));
  const [words, setWords] = useState('');
  const searched = foldText(words);
  const fitting =
    searched === ''
      ? brands
      : brands.filter(({ name, slug }) => foldText(name).includes(searched) || slug.includes(searched));
  if (brands.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{t.brand}</legend>
      {brands.length > fewBrands ? (
        <TextField
          label={t.findBrand}
          labelHidden
          placeholder={t.findBrand}
          autoComplete="off"
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
          }}
        />
      ) : null}
      <ul className="mt-2 grid max-h-80 overflow-y-auto">
        {fitting.slice(0, maxVisible).map(({ slug, name, count }) => (
          <BrandLine key={slug} slug={slug} name={name} count={count} chosen={chosen.includes(slug)} onPick={pick} />
        ))}
      </ul>
    </fieldset>
  );
}

interface BrandLineProps {
  slug: string;
  name: string;
  count: number;
  chosen: boolean;
  onPick: (slug: string) => void;
}

/** A brand in the filter, memoized so that it is rendered only when its own props change, not on each press of another choice. */
const BrandLine = memo(function BrandLine({ slug, name, count, chosen, onPick }: BrandLineProps) {
  const language = useLanguage();
  return (
    <li>
      <Checkbox
        checked={chosen}
        onChange={() => onPick(slug)}
        label={
          <span className="flex items-center justify-between gap-2">
            <bdi>{name}</bdi>
            <span className="text-sm text-muted figures">{formatNumber(count, language)}</span>
          </span>
        }
      />
    </li>
  );
});
