import { useState } from 'react';
import { CallRefused } from '#shared/contract/api-client.ts';
import { announce } from '#ui/feedback/toast.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { formsMessages } from '../forms/forms.messages.ts';
import { reportQuietly, wasLeft } from '../pages/guard.ts';
import { rowsBeforeReload, usePositionAfterReload } from './position-after-reload.ts';
import type { ResourceState } from './resource.ts';
import type { ResourceKey } from './resources.ts';
import { useResource, type ResourceOptions } from './use-resource.ts';

/** A page of a long list, and the address of the next one. */
export interface ListPart<Row> {
  readonly data: readonly Row[];
  readonly next: string | null;
}

/** A list as a table displays it, whatever its responses contain beside the rows. */
export type PagedList<Row> = ResourceState<ListPart<Row>> & {
  readonly busy: boolean;
  readonly more: () => Promise<void>;
  readonly refresh: () => void;
};

type LoadPart<Row, Part extends ListPart<Row> = ListPart<Row>> = (
  query: Readonly<Record<string, string>>,
  signal?: AbortSignal,
) => Promise<Part>;

/** Returns the query of the page that an address names. */
export const queryOf = (next: string) => Object.fromEntries(new URL(next, location.origin).searchParams);

/** Loads the first page, or as many rows as were loaded before, so that no displayed row disappears. */
export async function loadAsMuch<Row, Part extends ListPart<Row> = ListPart<Row>>(
  load: LoadPart<Row, Part>,
  signal: AbortSignal,
  rows: number,
): Promise<Part> {
  let list = await load({}, signal);
  while (list.data.length < rows && list.next !== null) {
    const part = await load(queryOf(list.next), signal);
    list = { ...part, data: [...list.data, ...part.data] };
  }
  return list;
}

/**
 * Returns a list with the next page appended; if the list has changed meanwhile the page does not fit and is discarded. Data beside the rows, such as
 * the total count, stays that of the list, which may have been reloaded since the page was requested.
 */
export function withPart<Row, Part extends ListPart<Row> = ListPart<Row>>(now: Part, after: string, part: Part): Part {
  return now.next === after ? { ...now, data: [...now.data, ...part.data], next: part.next } : now;
}

/** Returns the list's current version of a row; the original row if the list no longer contains it. */
export const newestOf = <Row extends { readonly id: number }>(list: ResourceState<ListPart<Row>>, row: Row): Row =>
  (list.state === 'ready' ? list.data.data.find(({ id }) => id === row.id) : undefined) ?? row;

/** Returns the current list, or the previous one until that of a new filter is loaded: for counts that are the same for every filter. */
export function useLastPage<Part>(list: ResourceState<Part>): Part | null {
  const [last, setLast] = useState<Part | null>(null);
  const now = list.state === 'ready' ? list.data : last;
  if (now !== last) setLast(now);
  return now;
}

/**
 * Loads a long list page by page. `load` gets the query of the requested page, as named by `next`; the first page has none. A new key starts anew;
 * coming back to a page, or reloading it, restores the list's length. What a response has besides its rows belongs to the list: a load sets no state
 * itself, because it may arrive after a newer one.
 */
export function usePages<Row, Part extends ListPart<Row> = ListPart<Row>>(
  key: ResourceKey,
  load: LoadPart<Row, Part>,
  options?: ResourceOptions<Part>,
) {
  const name = JSON.stringify(key);
  const list = useResource<Part>(
    key,
    (signal, now) => loadAsMuch(load, signal, now?.data.length ?? rowsBeforeReload(name)),
    options,
  );
  usePositionAfterReload(name, list.state === 'ready' ? list.data.data.length : null);
  const t = useMessages(formsMessages);
  const [extended, setExtended] = useState<string | null>(null);
  const busy = extended === name;
  const more = async () => {
    if (list.state !== 'ready' || list.data.next === null || busy) return;
    const after = list.data.next;
    setExtended(name);
    try {
      const part = await load(queryOf(after));
      list.update((now) => withPart(now, after, part));
    } catch (error) {
      if (wasLeft(error)) return;
      if (!(error instanceof CallRefused)) reportQuietly(error);
      announce(error instanceof CallRefused && error.message !== '' ? error.message : t.noAnswer, 'bad');
    } finally {
      setExtended((now) => (now === name ? null : now));
    }
  };
  return { ...list, busy, more };
}
