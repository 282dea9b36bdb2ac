import { useState } from 'react';
import { browserApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';

/** Maximum number of products per request. */
const maxAtOnce = 100;

async function loadCards(ids: readonly number[], signal: AbortSignal) {
  const parts = Array.from({ length: Math.ceil(ids.length / maxAtOnce) }, (_, part) =>
    ids.slice(part * maxAtOnce, (part + 1) * maxAtOnce),
  );
  const answers = await Promise.all(
    parts.map((part) => browserApi('POST /api/products/lookup/', { body: { ids: [...part] }, signal })),
  );
  return answers.flatMap(({ data }) => data);
}
type Products = Awaited<ReturnType<typeof loadCards>>;

/** Returns the products with these ids in this order, each loaded once; those no longer for sale are left out. */
export function useWishedProducts(ids: readonly number[]): {
  products: Products;
  coming: boolean;
  failed: boolean;
  retry: () => void;
} {
  const [requestedIds, setRequestedIds] = useState(ids);
  const isKnown = new Set(requestedIds);
  const wanted = ids.every((id) => isKnown.has(id)) ? requestedIds : ids;
  if (wanted !== requestedIds) setRequestedIds(wanted);
  const cards = useResource(['products', 'cards', wanted.join()], (signal) => loadCards(wanted, signal));
  const [last, setLast] = useState<Products>([]);
  if (cards.state === 'ready' && cards.data !== last) setLast(cards.data);
  // Loaded products stay displayed while the rest is loading.
  const byId = new Map((cards.state === 'ready' ? cards.data : last).map((product) => [product.id, product]));
  return {
    products: ids.flatMap((id) => byId.get(id) ?? []),
    coming: cards.state === 'loading',
    failed: cards.state === 'failed',
    retry: cards.refresh,
  };
}
