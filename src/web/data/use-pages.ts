import { useState } from 'react';
import { reportQuietly } from '../pages/guard.ts';
import { useAnswer } from './use-answer.ts';

/** A part of a long list, and the address of what follows it. */
export interface ListPart<Row> {
  readonly data: readonly Row[];
  readonly next: string | null;
}

/**
 * A long list of one person's, part by part. `load` gets the query of the part that is wanted, as `next` named it;
 * the first part has none. A new key begins anew.
 */
export function usePages<Row>(key: string, load: (query: Readonly<Record<string, string>>, signal?: AbortSignal) => Promise<ListPart<Row>>) {
  const list = useAnswer<ListPart<Row>>(key, (signal) => load({}, signal));
  const [busy, setBusy] = useState(false);
  const more = async () => {
    if (list.state !== 'ready' || list.answer.next === null || busy) return;
    setBusy(true);
    try {
      const part = await load(Object.fromEntries(new URL(list.answer.next, location.origin).searchParams));
      list.replace({ data: [...list.answer.data, ...part.data], next: part.next });
    } catch (error) {
      reportQuietly(error);
    } finally {
      setBusy(false);
    }
  };
  return { ...list, busy, more };
}
