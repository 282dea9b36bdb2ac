import { SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { Button } from '#ui/inputs/button.tsx';
import { Chip } from '#ui/inputs/chip.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { preloadOverlays } from '#ui/overlays/overlay.tsx';
import { Select } from '#ui/inputs/select.tsx';
import type { Facets, ProductSort } from '../listings.contract.ts';
import { rangeIn } from '../attribute-filter.rules.ts';
import {
  filterAddress,
  filterIn,
  narrows,
  noFilter,
  withOrWithout,
  withValue,
  type ListFilter,
} from '../list-filter.rules.ts';
import { listsMessages } from '../listings.messages.ts';
import type { FacetsSubject } from './filter/facets.ts';
import { FilterPanel, preloadFilterForm } from './filter/filter-panel.tsx';
import { useListFilter } from './filter/use-list-filter.ts';

const allSorts: readonly ProductSort[] = ['newest', 'popular', 'rating', 'price-asc', 'price-desc'];

export interface ListToolbarProps {
  /** The subject of the list; all products when omitted. */
  subject?: FacetsSubject;
  /** Names of the applied choices; null when none needs a name. */
  facets: Facets | null;
  sorts?: readonly ProductSort[];
  /** Whether the filter is beside the list on wide screens, where its button is hidden. */
  rail?: boolean;
  /** The label of the sort control; defaults to "Sort by". */
  sortLabel?: string;
}

/** All products, without a filter. */
export const everything: FacetsSubject = {};

const preload = () => {
  preloadOverlays();
  preloadFilterForm();
};

/** Toolbar above a list: filter, sort order and applied choices, all in the URL. */
export function ListToolbar(props: ListToolbarProps) {
  const { subject = everything, facets, sorts = allSorts, sortLabel, rail = false } = props;
  const t = useMessages(listsMessages);
  const navigate = useNavigate();
  const { filter, query } = useListFilter();
  const [open, setOpen] = useState(false);
  const go = (next: ListFilter) => void navigate(filterAddress(query, next));
  const { pathname } = useLocation();
  const coming = useNavigation().location;
  // Displays the selected order while the list loads.
  const { sort } = coming?.pathname === pathname ? filterIn(new URLSearchParams(coming.search)) : filter;
  const parts = narrowingParts(filter, facets, t);
  return (
    <div className="grid gap-3 pb-4">
      <div className="flex items-center gap-2">
        <Button
          icon={<SlidersHorizontal aria-hidden size={18} />}
          className={rail ? 'lg:hidden' : undefined}
          onPointerEnter={preload}
          onClick={() => {
            setOpen(true);
          }}
        >
          {parts.length === 0 ? t.filter : t.filterCount(parts.length)}
        </Button>
        <SortChoice
          label={sortLabel ?? t.sortBy}
          {...(subject.q !== undefined && { unsorted: t.byRelevance })}
          sorts={sorts}
          sort={sort}
          onChange={(next) => {
            go({ ...filter, sort: next });
          }}
        />
      </div>
      {narrows(filter) ? <ActiveFilters parts={parts} filter={filter} query={query} /> : null}
      <FilterPanel
        open={open}
        onClose={() => {
          setOpen(false);
        }}
        filter={filter}
        subject={subject}
        onApply={go}
      />
    </div>
  );
}

interface SortChoiceProps {
  label: string;
  /** The label of the list's default order, where it can be selected. */
  unsorted?: string;
  sorts: readonly ProductSort[];
  sort: ProductSort | null;
  onChange: (sort: ProductSort | null) => void;
}

function SortChoice({ label, unsorted, sorts, sort: chosen, onChange }: SortChoiceProps) {
  const t = useMessages(listsMessages);
  return (
    <div className="min-w-0 grow sm:max-w-64">
      <Select
        label={label}
        labelHidden
        {...(unsorted === undefined && { placeholder: label })}
        value={chosen !== null && sorts.includes(chosen) ? chosen : ''}
        options={[
          ...(unsorted === undefined ? [] : [{ value: '', label: unsorted }]),
          ...sorts.map((sort) => ({ value: sort, label: t[sort] })),
        ]}
        onChange={(event) => {
          onChange(sorts.find((one) => one === event.target.value) ?? null);
        }}
      />
    </div>
  );
}

interface ActiveFiltersProps {
  parts: readonly Narrowing[];
  filter: ListFilter;
  query: ReturnType<typeof useListFilter>['query'];
}

/** The applied filter as chips, each with a remove button. */
function ActiveFilters({ parts, filter, query }: ActiveFiltersProps) {
  const t = useMessages(listsMessages);
  return (
    <ul aria-label={t.activeFilters} className="no-scrollbar flex gap-2 overflow-x-auto">
      {parts.map((part) => (
        <li key={part.name}>
          <Chip asChild start={<X aria-hidden size={16} />}>
            <Link to={filterAddress(query, part.without)} aria-label={t.withoutFilter(part.name)}>
              {part.name}
            </Link>
          </Chip>
        </li>
      ))}
      {parts.length > 1 ? (
        <li>
          <Chip asChild>
            <Link to={filterAddress(query, { ...noFilter, sort: filter.sort })}>{t.clear}</Link>
          </Chip>
        </li>
      ) : null}
    </ul>
  );
}
interface Narrowing {
  readonly name: string;
  /** The filter without this part. */
  readonly without: ListFilter;
}

const nameOf = (kinds: Facets['sizes'] | undefined, value: string) =>
  kinds?.find((kind) => kind.value === value)?.name ?? value;

function narrowingParts(filter: ListFilter, facets: Facets | null, t: (typeof listsMessages)['fa']): Narrowing[] {
  const brandName = (slug: string) => facets?.brands.find((brand) => brand.slug === slug)?.name ?? slug;
  return [
    ...filter.brands.map((slug) => ({
      name: brandName(slug),
      without: { ...filter, brands: filter.brands.filter((one) => one !== slug) },
    })),
    ...filter.colours.map((value) => ({
      name: nameOf(facets?.colours, value),
      without: { ...filter, colours: withOrWithout(filter.colours, value) },
    })),
    ...filter.sizes.map((value) => ({
      name: t.sizeNamed(nameOf(facets?.sizes, value)),
      without: { ...filter, sizes: withOrWithout(filter.sizes, value) },
    })),
    ...Object.entries(filter.attributes).flatMap(([code, values]) => {
      const attribute = facets?.attributes.find((one) => one.code === code);
      return values.map((value) => ({
        name: `${attribute?.name ?? code}: ${attribute?.choices.find((one) => one.value === value)?.name ?? t.between(rangeIn(value), value)}`,
        without: { ...filter, attributes: withValue(filter.attributes, code, value) },
      }));
    }),
    ...(filter.rating === null ? [] : [{ name: t.starsOf(filter.rating), without: { ...filter, rating: null } }]),
    ...(filter.payment === null ? [] : [{ name: t[filter.payment], without: { ...filter, payment: null } }]),
    ...(filter.priceMin === null ? [] : [{ name: t.atLeast(filter.priceMin), without: { ...filter, priceMin: null } }]),
    ...(filter.priceMax === null ? [] : [{ name: t.upTo(filter.priceMax), without: { ...filter, priceMax: null } }]),
    ...(filter.inStock ? [{ name: t.inStock, without: { ...filter, inStock: false } }] : []),
  ];
}
