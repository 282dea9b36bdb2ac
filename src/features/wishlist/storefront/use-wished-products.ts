import { useEffect, useState } from 'react';
import { CallRefused } from '#shared/contract/api-client.ts';
import { browserApi } from '#web/data/api.ts';
import { reportQuietly } from '#web/pages/guard.ts';

const loadCards = (ids: readonly number[], signal: AbortSignal) =>
  browserApi('POST /api/products/cards/', { body: { ids: [...ids] }, signal });
type Products = Awaited<ReturnType<typeof loadCards>>['data'];

/** The products of these numbers in this order, requested once each; those that are no longer for sale are left out. */
export function useWishedProducts(ids: readonly number[]): {
  products: Products;
  coming: boolean;
  failed: boolean;
  retry: () => void;
} {
  const [known, setKnown] = useState<ReadonlyMap<number, Products[number] | null>>(new Map());
  const [failed, setFailed] = useState(false);
  const missing = ids.filter((id) => !known.has(id)).join();
  useEffect(() => {
    if (missing === '' || failed) return;
    const leaving = new AbortController();
    const requested = missing.split(',').map(Number);
    loadCards(requested, leaving.signal).then(
      ({ data }) => {
        const found = new Map(data.map((product) => [product.id, product]));
        setKnown((before) => new Map([...before, ...requested.map((id) => [id, found.get(id) ?? null] as const)]));
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        if (!(error instanceof CallRefused)) reportQuietly(error);
        setFailed(true);
      },
    );
    return () => {
      leaving.abort();
    };
  }, [missing, failed]);
  return {
    products: ids.flatMap((id) => known.get(id) ?? []),
    coming: missing !== '' && !failed,
    failed,
    retry: () => {
      setFailed(false);
    },
  };
}
