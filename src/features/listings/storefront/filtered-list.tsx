import type { ReactNode } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useMessages } from '#ui/theme/language-context.tsx';
import { filterAddress, narrows } from '../list-filter.rules.ts';
import { listsMessages } from '../listings.messages.ts';
import { FilterRail } from './filter/filter-panel.tsx';
import { everything, ListToolbar, type ListToolbarProps } from './list-toolbar.tsx';
import { NoProducts, ProductPages, type ProductPagesProps } from './product-pages.tsx';
import { useListFilter } from './filter/use-list-filter.ts';

export interface FilteredListProps extends ListToolbarProps, ProductPagesProps {
  /** Rendered between the toolbar and the list. */
  children?: ReactNode;
}

/** A list with its filter and sort order; the old list fades while a new one loads. From 1024 px on the filter is beside the list. */
export function FilteredList({
  subject,
  facets,
  sorts,
  sortLabel,
  first,
  load,
  empty,
  draw,
  children,
}: FilteredListProps) {
  const t = useMessages(listsMessages);
  const { filter, query } = useListFilter();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const coming = useNavigation().location?.pathname === pathname;
  const nothing = narrows(filter) ? <NoProducts text={t.noneNarrowed} to={pathname} /> : empty;
  const rail = narrows(filter) || first === null || first.data.length > 0;
  const list = (
    <>
      {rail ? (
        <ListToolbar
          {...(subject && { subject })}
          rail
          facets={facets}
          {...(sorts && { sorts })}
          {...(sortLabel !== undefined && { sortLabel })}
        />
      ) : null}
      {children}
      <div className={coming ? 'opacity-50 transition-opacity' : ''}>
        <ProductPages
          first={first}
          load={load}
          {...(nothing !== undefined && { empty: nothing })}
          {...(draw && { draw })}
        />
      </div>
    </>
  );
  return rail ? (
    <div className="with-rail">
      <FilterRail
        filter={filter}
        subject={subject ?? everything}
        onApply={(next) => void navigate(filterAddress(query, next))}
      />
      <div className="min-w-0">{list}</div>
    </div>
  ) : (
    list
  );
}
