import { Star } from 'lucide-react';
import { useMemo, useState } from 'react';
import { formatNumber } from '#shared/text/digits.ts';
import { Button } from '#ui/inputs/button.tsx';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { browserApi } from '#web/data/api.ts';
import { Form } from '#web/forms/form.tsx';
import { useResource } from '#web/data/use-resource.ts';
import type { Facets } from '../../listings.contract.ts';
import { priceLimits, withOrWithout, withValue, type ListFilter } from '../../list-filter.rules.ts';
import { listsMessages } from '../../listings.messages.ts';
import { requestFacets, type FacetsSubject } from './facets.ts';
import { BrandChoice } from './filter-brands.tsx';
import { ChipChoice } from './filter-chips.tsx';
import { PriceRange, type TypedPrices } from './filter-prices.tsx';
import { FilterSkeleton } from './filter-skeleton.tsx';

/** The selected and entered values that are not applied yet. */
export interface HalfSet {
  readonly draft: ListFilter;
  readonly typed: TypedPrices;
}

export interface FilterFormProps {
  id: string;
  /** Outlives the panel, so that closing it by mistake loses nothing. */
  half: HalfSet;
  onChange: (half: HalfSet) => void;
  subject: FacetsSubject;
  onApply: (filter: ListFilter) => void;
}

/** Form with all filters of a list. Each choice displays the number of products that it would leave. */
export function FilterForm({ id, half, onChange, subject, onApply }: FilterFormProps) {
  const t = useMessages(listsMessages);
  const language = useLanguage();
  const { draft, typed } = half;
  const setDraft = (next: ListFilter) => {
    onChange({ draft: next, typed });
  };
  const { facets, failed, request } = useFacets(subject, draft);
  if (facets === null)
    return failed ? <FailedState text={t.filtersUnavailable} onRetry={request} /> : <FilterSkeleton />;
  const change = (part: Partial<ListFilter>) => setDraft({ ...draft, ...part });
  const priced = (): ListFilter => ({ ...draft, ...limitsOf(draft, typed, facets) });
  return (
    <Form id={id} className="grid gap-6" onSend={() => onApply(priced())}>
      <p role="status" className="rounded-control bg-raised px-4 py-2 text-sm">
        {t.found(facets.total)}
      </p>
      <Checkbox
        label={
          <span className="flex justify-between gap-2">
            {t.inStock}
            <span className="text-sm text-muted figures">{formatNumber(facets.in_stock_count, language)}</span>
          </span>
        }
        checked={draft.inStock}
        onChange={(event) => change({ inStock: event.target.checked })}
      />
      <PriceRange
        filter={draft}
        facets={facets}
        typed={typed}
        onType={(next) => onChange({ draft, typed: next })}
        onLeave={() => setDraft(priced())}
      />
      <BrandChoice brands={facets.brands} chosen={draft.brands} onChange={(brands) => change({ brands })} />
      <KindChoices draft={draft} facets={facets} onChange={change} />
    </Form>
  );
}

function Swatch({ hex }: { hex: string | null }) {
  return (
    <span
      aria-hidden
      className="size-4 rounded-full border border-edge"
      style={hex === null ? undefined : { background: hex }}
    />
  );
}

/** Returns the price limits of the fields: entered ones, otherwise those of the filter. */
function limitsOf(draft: ListFilter, typed: TypedPrices, facets: Facets): Pick<ListFilter, 'priceMin' | 'priceMax'> {
  if (typed.min === null && typed.max === null) return { priceMin: draft.priceMin, priceMax: draft.priceMax };
  return priceLimits(
    { min: typed.min ?? String(draft.priceMin ?? ''), max: typed.max ?? String(draft.priceMax ?? '') },
    facets,
  );
}

/** Loads the facets for the current selection; the previous ones stay until the next have loaded. */
function useFacets(subject: FacetsSubject, draft: ListFilter) {
  const key = JSON.stringify([subject, { ...draft, sort: null }]);
  const requested = useResource(['products', 'facets', key], (signal) =>
    requestFacets(browserApi, subject, draft, signal),
  );
  const [facets, setFacets] = useState<Facets | null>(null);
  if (requested.state === 'ready' && requested.data !== facets) setFacets(requested.data);
  return { facets, failed: requested.state === 'failed', request: requested.refresh };
}

const starsChoice = (stars: number, count: number, name: string) => ({
  value: String(stars),
  name,
  count,
  start: <Star aria-hidden className="size-4 fill-amber text-amber" />,
});

interface KindChoicesProps {
  draft: ListFilter;
  facets: Facets;
  onChange: (part: Partial<ListFilter>) => void;
}

/** Choices of colour, size, rating and payment, with product counts. */
function KindChoices({ draft, facets, onChange }: KindChoicesProps) {
  const t = useMessages(listsMessages);
  // The swatches and stars keep their identity, so that a press renders only its own chip.
  const colours = useMemo(
    () => facets.colours.map(({ hex, ...choice }) => ({ ...choice, start: <Swatch hex={hex} /> })),
    [facets],
  );
  const ratings = useMemo(
    () => facets.ratings.map(({ stars, count }) => starsChoice(stars, count, t.starsAndMore(stars))),
    [facets, t],
  );
  return (
    <>
      <ChipChoice
        legend={t.colour}
        choices={colours}
        chosen={draft.colours}
        onPick={(name) => onChange({ colours: withOrWithout(draft.colours, name) })}
      />
      <ChipChoice
        legend={t.size}
        choices={facets.sizes}
        chosen={draft.sizes}
        onPick={(name) => onChange({ sizes: withOrWithout(draft.sizes, name) })}
      />
      <AttributeChoices draft={draft} facets={facets} onChange={onChange} />
      <ChipChoice
        legend={t.ratingOfBuyers}
        choices={ratings}
        chosen={draft.rating === null ? [] : [String(draft.rating)]}
        onPick={(stars) => onChange({ rating: Number(stars) === draft.rating ? null : Number(stars) })}
      />
      <ChipChoice
        legend={t.payment}
        choices={facets.payments.map(({ code, count }) => ({ value: code, name: t[code], count }))}
        chosen={draft.payment === null ? [] : [draft.payment]}
        onPick={(code) => onChange({ payment: code === draft.payment ? null : code === 'cash' ? 'cash' : 'online' })}
      />
    </>
  );
}

const fewAttributes = 4;
const fewValues = 6;

/** Choices of attribute values: of many attributes the first few, and those already in the filter. */
function AttributeChoices({ draft, facets, onChange }: KindChoicesProps) {
  const t = useMessages(listsMessages);
  const [all, setAll] = useState(false);
  const { attributes } = facets;
  const isChosen = (code: string) => (draft.attributes[code] ?? []).length > 0;
  const visible = all ? attributes : attributes.filter(({ code }, index) => index < fewAttributes || isChosen(code));
  return (
    <>
      {visible.map(({ code, name, choices }) => (
        <ChipChoice
          key={code}
          few={fewValues}
          legend={name}
          choices={choices}
          chosen={draft.attributes[code] ?? []}
          onPick={(value) => onChange({ attributes: withValue(draft.attributes, code, value) })}
        />
      ))}
      {all || visible.length < attributes.length ? (
        <Button size="small" className="justify-self-start" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t.fewerAttributes : t.moreAttributes(attributes.length - visible.length)}
        </Button>
      ) : null}
    </>
  );
}
