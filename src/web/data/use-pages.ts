import { useState } from 'react';
import { useLocation } from 'react-router';
import { reportQuietly } from '../pages/guard.ts';
import { onPersonChange } from '../session/session.ts';
import { Resource, type Load } from './resource.ts';
import { useKeyedResource, useResourceOf } from './use-answer.ts';

/** A part of a long list, and the address of what follows it. */
export interface ListPart<Row> {
  readonly data: readonly Row[];
  readonly next: string | null;
}

type LoadPart<Row> = (query: Readonly<Record<string, string>>, signal?: AbortSignal) => Promise<ListPart<Row>>;

/** Lists as they were left, so that Back finds its rows; the oldest go first. */
const left = new Map<string, ListPart<unknown>>();
const maxLeft = 30;
onPersonChange(() => {
  left.clear();
});

function remember(name: string, list: ListPart<unknown>): void {
  left.delete(name);
  left.set(name, list);
  const [oldest] = left.keys();
  if (left.size > maxLeft && oldest !== undefined) left.delete(oldest);
}

/** The query of the part that an address names. */
export const queryOf = (next: string) => Object.fromEntries(new URL(next, location.origin).searchParams);

/** Loads the first part; where more was loaded before, as many rows as there were, so that nothing that was read goes away. */
export async function loadAsMuch<Row>(
  load: LoadPart<Row>,
  signal: AbortSignal,
  rows: number,
): Promise<ListPart<Row>> {
  let list = await load({}, signal);
  while (list.data.length < rows && list.next !== null) {
    const part = await load(queryOf(list.next), signal);
    list = { data: [...list.data, ...part.data], next: part.next };
  }
  return list;
}

/** A list with the part that was loaded behind it; where the list changed meanwhile the part does not fit, and is left. */
export function withPart<Row>(now: ListPart<Row>, after: string, part: ListPart<Row>): ListPart<Row> {
  return now.next === after ? { data: [...now.data, ...part.data], next: part.next } : now;
}

/**
 * A long list of one person's, part by part. `load` gets the query of the part that is wanted, as `next` named it;
 * the first part has none. A new key begins anew; who comes back to a page finds its list as long as it was.
 */
export function usePages<Row>(key: string, load: LoadPart<Row>) {
  const { pathname } = useLocation();
  const name = `${pathname} ${key}`;
  const loadList: Load<ListPart<Row>> = (signal, now) => loadAsMuch(load, signal, now?.data.length ?? 0);
  const resource = useKeyedResource(name, () => {
    const first = left.get(name) as ListPart<Row> | undefined;
    return new Resource<ListPart<Row>>(loadList, {
      first,
      onAnswer: (list) => {
        remember(name, list);
      },
    });
  });
  const list = useResourceOf(resource, loadList);
  const [loading, setLoading] = useState<Resource<ListPart<Row>> | null>(null);
  const busy = loading === resource;
  const more = async () => {
    if (list.state !== 'ready' || list.answer.next === null || busy) return;
    const after = list.answer.next;
    setLoading(resource);
    try {
      const part = await load(queryOf(after));
      resource.update((now) => withPart(now, after, part));
    } catch (error) {
      reportQuietly(error);
    } finally {
      setLoading((now) => (now === resource ? null : now));
    }
  };
  return { ...list, busy, more };
}
