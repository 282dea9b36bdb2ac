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

/** A part of a long list, and the address of what follows it. */
export interface ListPart<Row> {
  readonly data: readonly Row[];
  readonly next: string | null;
}

/** A list as a table shows it, whatever its answers say beside the rows. */
export type PagedList<Row> = ResourceState<ListPart<Row>> & {
  readonly busy: boolean;
  readonly more: () => Promise<void>;
  readonly refresh: () => void;
};

type LoadPart<Row, Part extends ListPart<Row> = ListPart<Row>> = (
  query: Readonly<Record<string, string>>,
  signal?: AbortSignal,
) => Promise<Part>;

/** The query of the part that an address names. */
export const queryOf = (next: string) => Object.fromEntries(new URL(next, location.origin).searchParams);

/** Loads the first part; where more was loaded before, as many rows as there were, so that nothing that was read goes away. */
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
 * A list with the part that was loaded behind it; where the list changed meanwhile the part does not fit, and is left. What stands beside the
 * rows, such as how many there are, stays as the list has it, which may have been loaded again since the part was requested.
 */
export function withPart<Row, Part extends ListPart<Row> = ListPart<Row>>(now: Part, after: string, part: Part): Part {
  return now.next === after ? { ...now, data: [...now.data, ...part.data], next: part.next } : now;
}

/** A row as the list knows it by now; as it was where the list has it no more. */
export const newestOf = <Row extends { readonly id: number }>(list: ResourceState<ListPart<Row>>, row: Row): Row =>
  (list.state === 'ready' ? list.data.data.find(({ id }) => id === row.id) : undefined) ?? row;

/** A list as it is, or, until that of another filter is there, as the one before was: for counts that every filter has. */
export function useLastPage<Part>(list: ResourceState<Part>): Part | null {
  const [last, setLast] = useState<Part | null>(null);
  const now = list.state === 'ready' ? list.data : last;
  if (now !== last) setLast(now);
  return now;
}

/**
 * A long list, part by part. `load` gets the query of the part that is wanted, as `next` named it; the first part has none. A new key
 * begins anew; who comes back to a page, or loads it again, finds its list as long as it was. What an answer says beside its rows belongs to the list: a load
 * sets nothing itself, for it may come after a newer one.
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
