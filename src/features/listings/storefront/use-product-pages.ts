import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { rowsBeforeReload, usePositionAfterReload } from '#web/data/position-after-reload.ts';
import { reportQuietly } from '#web/pages/guard.ts';
import type { ListQuery, ProductList } from '../listings.contract.ts';
import type { ProductCard } from '#features/products/product-card.contract.ts';
import { cursorIn, withUnseen } from '../list-filter.rules.ts';
import { requireList } from './product-lists.ts';
import { storedList, storeList } from './stored-lists.ts';

/** Requests one page of a list. */
export type LoadPage = (index: Pick<ListQuery, 'page' | 'after'>, signal: AbortSignal) => Promise<ProductList>;

interface Listing {
  /** The path and query string of the list. */
  readonly cursor: string;
  readonly first: ProductList | null;
  readonly list: ProductList;
  readonly state: 'ready' | 'loading' | 'failed';
}

export interface ProductPages {
  readonly products: readonly ProductCard[];
  readonly state: Listing['state'] | 'ended';
  /** Requests the next page manually, after a failed request. */
  readonly loadMore: () => void;
  /** Attached below the list: when the whole list has been scrolled past, the next page is requested. */
  readonly sentinel: RefObject<HTMLDivElement | null>;
}

const firstPage = '?page=1';

function begin(index: string, entry: string, first: ProductList | null): Listing {
  if (first === null) return { cursor: index, first, list: { data: [], next: firstPage }, state: 'failed' };
  return { cursor: index, first, list: storedList(entry, first), state: 'ready' };
}

/**
 * A list that loads more pages as the reader approaches its end, beginning with the page loaded with the screen (null if that failed). One page at a
 * time; a failed page is only logged, and the list stops growing until it is continued by hand. Going back to it, or reloading, restores its length.
 */
export function useProductPages(first: ProductList | null, load: LoadPage): ProductPages {
  const { key, pathname, search } = useLocation();
  const index = `${pathname}${search}`;
  const entry = `${key} ${index}`;
  const [listing, setListing] = useState(() => begin(index, entry, first));
  if (listing.cursor !== index || listing.first !== first) setListing(begin(index, entry, first));
  const { list, state } = listing;

  const underWay = useRef<AbortController | null>(null);
  const loadMore = async () => {
    if (underWay.current !== null || list.next === null) return;
    const controller = new AbortController();
    underWay.current = controller;
    const settle = (change: Partial<Listing>) => {
      // A list that was reloaded meanwhile has a different first page.
      setListing((now) => (now.cursor === index && now.first === first ? { ...now, ...change } : now));
    };
    settle({ state: 'loading' });
    try {
      const more = requireList(await load(cursorIn(list.next), controller.signal));
      settle({ state: 'ready', list: { data: withUnseen(list.data, more.data), next: more.next || null } });
    } catch (error) {
      reportQuietly(error);
      settle({ state: 'failed' });
    } finally {
      if (underWay.current === controller) underWay.current = null;
    }
  };

  useEffect(
    () => () => {
      underWay.current?.abort();
      underWay.current = null;
    },
    [index],
  );
  useEffect(() => {
    storeList(entry, listing.list);
  }, [entry, listing.list]);

  useLengthAfterReload(entry, listing, () => {
    void loadMore();
  });

  const sentinel = useEndInView(index, state === 'ready' ? list.next : null, () => {
    void loadMore();
  });

  return {
    products: list.data,
    state: state === 'ready' && list.next === null ? 'ended' : state,
    loadMore: () => {
      void loadMore();
    },
    sentinel,
  };
}

/** After a reload, loads pages until the list has its former length, and restores its scroll position. */
function useLengthAfterReload(entry: string, { list, state }: Listing, loadMore: () => void): void {
  usePositionAfterReload(entry, list.data.length);
  const growAgain = useEffectEvent(() => {
    if (state === 'ready' && list.data.length < rowsBeforeReload(entry)) loadMore();
  });
  useEffect(() => {
    growAgain();
  }, [entry, list]);
}

/** Observes the element below a list while there is a next page, and calls `onEnd` when it is in view. */
function useEndInView(index: string, next: string | null, onEnd: () => void): RefObject<HTMLDivElement | null> {
  const sentinel = useRef<HTMLDivElement>(null);
  const reachEnd = useEffectEvent(onEnd);
  useEffect(() => {
    const watched = sentinel.current;
    if (watched === null || next === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry?.isIntersecting === true && entry.intersectionRatio >= 1) reachEnd();
      },
      { threshold: 1 },
    );
    observer.observe(watched);
    return () => {
      observer.disconnect();
    };
  }, [index, next]);
  return sentinel;
}
