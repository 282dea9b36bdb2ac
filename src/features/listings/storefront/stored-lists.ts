import type { ProductList } from '../listings.contract.ts';

const max = 12;
const lists = new Map<string, ProductList>();

/** Stores the loaded part of a list under its history entry; the oldest are evicted. */
export function storeList(index: string, list: ProductList): void {
  lists.delete(index);
  lists.set(index, list);
  for (const oldest of lists.keys()) {
    if (lists.size <= max) break;
    lists.delete(oldest);
  }
}

/** Returns the stored list of a history entry, with the current products of its first page. */
export function storedList(index: string, first: ProductList): ProductList {
  const known = lists.get(index);
  if (known === undefined || known.data.length <= first.data.length) return first;
  const fresh = new Map(first.data.map((product) => [product.id, product]));
  return { data: known.data.map((product) => fresh.get(product.id) ?? product), next: known.next };
}
