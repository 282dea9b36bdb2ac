import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { dayInTehran } from '#shared/tehran-days.ts';
import { formatNumber } from '#shared/text/digits.ts';
import { parseMoment, writeMoment } from '#shared/text/typed-moment.ts';
import { useLocation } from 'react-router';
import { Button } from '#ui/inputs/button.tsx';
import { Chip } from '#ui/inputs/chip.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Select } from '#ui/inputs/select.tsx';
import type { AddressFilters } from '../data/address-filters.ts';
import { useHalfTyped } from '../forms/half-typed.ts';
import { storeDraft } from '../forms/stored-draft.ts';
import { adminMessages } from './admin.messages.ts';
import { isFreeKey } from './queue/single-keys.ts';
import { useTypedSearch } from './use-typed-search.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
  /** The count behind the label of a chip; null while it is loading. */
  readonly count?: number | null;
}

/**
 * A filter of a list. `all` is the label of a select while nothing is chosen, `usual` the chip that applies then; a day has the form 2026-11-21 in
 * the address.
 */
export type Filter<Name extends string> =
  | { readonly kind: 'search'; readonly name: Name; readonly label: string }
  | { readonly kind: 'day'; readonly name: Name; readonly label: string }
  | {
      readonly kind: 'select';
      readonly name: Name;
      readonly label: string;
      readonly all: string;
      readonly options: readonly Choice[];
    }
  | {
      readonly kind: 'chips';
      readonly name: Name;
      readonly label: string;
      readonly options: readonly Choice[];
      readonly usual?: string;
    };

/** The filters above a list, all of them stored in the address. The search is debounced, and the / key focuses it. */
export function FilterBar<Name extends string>({
  filters,
  of,
}: {
  filters: readonly Filter<Name>[];
  of: AddressFilters<Name>;
}) {
  const t = useMessages(adminMessages);
  const { pathname } = useLocation();
  const draftOf = (name: string) => `filter:${pathname} ${name}`;
  const isFiltered = filters.some(({ name }) => of.filters[name] !== undefined);
  return (
    <search aria-label={t.filters} className="flex w-full flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
      {filters.map((filter) => (
        <FilterField
          key={filter.kind === 'search' || filter.kind === 'day' ? filter.name : `${filter.name} ${filter.label}`}
          filter={filter}
          draft={draftOf(filter.name)}
          value={of.filters[filter.name] ?? ''}
          onChange={(value) => {
            of.set({ [filter.name]: value } as Partial<Record<Name, string | null>>, {
              replace: filter.kind === 'search',
            });
          }}
        />
      ))}
      {isFiltered ? (
        <Button
          size="small"
          icon={<X aria-hidden size={16} />}
          onClick={() => {
            for (const { name } of filters) storeDraft(draftOf(name), '');
            of.set(Object.fromEntries(filters.map(({ name }) => [name, null])) as Partial<Record<Name, null>>);
          }}
        >
          {t.clearFilters}
        </Button>
      ) : null}
    </search>
  );
}

interface FilterFieldProps {
  filter: Filter<string>;
  /** The draft's name for text that is typed but not applied yet. */
  draft: string;
  /** Empty when the filter is off. */
  value: string;
  onChange: (value: string | null) => void;
}

function FilterField({ filter, draft, value, onChange }: FilterFieldProps) {
  switch (filter.kind) {
    case 'search':
      return <SearchFilter label={filter.label} value={value} onSearch={onChange} />;
    case 'day':
      return <DayFilter label={filter.label} draft={draft} value={value} onChange={onChange} />;
    case 'select':
      return (
        <div className="max-w-full min-w-36 flex-auto sm:flex-none">
          <Select
            label={filter.label}
            labelHidden
            className="max-sm:field-sizing-content"
            value={value}
            options={[{ value: '', label: filter.all }, ...filter.options]}
            onChange={(event) => {
              onChange(event.currentTarget.value);
            }}
          />
        </div>
      );
    case 'chips':
      return (
        <div
          role="group"
          aria-label={filter.label}
          className="contents max-sm:flex max-sm:w-full max-sm:gap-2 max-sm:overflow-x-auto max-sm:py-1"
        >
          {filter.options.map((option) => (
            <Chip
              key={option.value}
              selected={option.value === (value || filter.usual)}
              onClick={() => {
                onChange(option.value === value || option.value === filter.usual ? null : option.value);
              }}
            >
              {option.count === undefined ? option.label : <CountedLabel label={option.label} count={option.count} />}
            </Chip>
          ))}
        </div>
      );
  }
}

/** A label with its count, whose space is reserved before it loads: chips that grow would push the list below down by a line. */
function CountedLabel({ label, count }: { label: string; count: number | null }) {
  const language = useLanguage();
  return (
    <span dir={language === 'fa' ? 'rtl' : 'ltr'}>
      {label}{' '}
      <bdi className="inline-block min-w-[3.5ch]">{count === null ? null : `(${formatNumber(count, language)})`}</bdi>
    </span>
  );
}

/** A day in Tehran time, typed in the reader's format: ۱۴۰۵/۹/۱ in Persian, 2026/11/22 in English. */
function DayFilter({
  label,
  draft,
  value,
  onChange,
}: {
  label: string;
  /** The draft's name for text that is typed but not applied yet. */
  draft: string;
  value: string;
  onChange: (day: string | null) => void;
}) {
  const t = useMessages(adminMessages);
  const language = useLanguage();
  const start = value === '' ? null : parseMoment(value);
  const visible = start === null ? value : (writeMoment(start, language).split(' ')[0] ?? '');
  // Replaced when the address changes: by the typed day, which is then formatted, by Back, or by clearing all filters.
  const [typed, setTyped] = useHalfTyped(draft, visible);
  const [wrong, setWrong] = useState<string | null>(null);
  const take = () => {
    if (typed.trim() === visible) return;
    const found = typed.trim() === '' ? null : parseMoment(typed);
    setWrong(typed.trim() !== '' && found === null ? typed : null);
    if (typed.trim() === '' || found !== null) onChange(found && dayInTehran(found));
  };
  return (
    <div className="min-w-36 flex-1 basis-36 sm:max-w-44 sm:flex-none">
      <TextField
        label={label}
        labelHidden
        dir="ltr"
        autoComplete="off"
        placeholder={label}
        title={t.dayHint}
        error={wrong === typed ? t.momentWrong : undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
        }}
        onBlur={take}
      />
    </div>
  );
}

/** Focuses the field on the / key, unless the user is typing. */
function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const reach = (event: KeyboardEvent) => {
      if (event.key !== '/' || !isFreeKey(event)) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', reach);
    return () => {
      removeEventListener('keydown', reach);
    };
  }, [input]);
}

interface SearchFilterProps {
  label: string;
  value: string;
  onSearch: (typed: string) => void;
}

function SearchFilter({ label, value, onSearch }: SearchFilterProps) {
  const t = useMessages(adminMessages);
  const input = useRef<HTMLInputElement>(null);
  const { typed, setTyped, search } = useTypedSearch(value, onSearch);
  useSlashKey(input);
  return (
    <div className="min-w-56 flex-1 basis-full sm:basis-56">
      <TextField
        ref={input}
        type="search"
        label={label}
        labelHidden
        placeholder={label}
        title={t.searchKey}
        start={<Search aria-hidden size={18} />}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search();
        }}
        // Searches at once, so that a pending search does not call back a user who has followed a link.
        onBlur={search}
      />
    </div>
  );
}
