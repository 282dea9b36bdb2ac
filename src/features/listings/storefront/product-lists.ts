import { productAddress } from '#features/products/products.addresses.ts';
import { CallRefused, isNoAnswer } from '#shared/contract/api-client.ts';
import type { Language } from '#shared/language.ts';
import { reportQuietly } from '#web/pages/guard.ts';
import type { ProductList } from '../listings.contract.ts';
import type { Category } from '#features/categories/categories.contract.ts';
import { fallbackCategories } from '#features/categories/storefront/fallback-categories.ts';

/** Page size of a list. */
export const pageSize = 18;

/** Thrown for a response of an unexpected shape. */
class WrongAnswer extends Error {}

/** Throws for a response that is not a list, so that it is handled like any other error. */
export function requireArray<List extends readonly unknown[]>(list: List): List {
  if (!Array.isArray(list)) throw new WrongAnswer('The answer is no list');
  return list;
}

/** The same for a response whose data is not a list. */
export function requireList<List extends Pick<ProductList, 'data'>>(list: List): List {
  requireArray(list.data);
  return list;
}

/** Whether a call failed for a reason other than its caller: the network, or the server. */
function failedByItself(error: unknown): boolean {
  return (
    error instanceof WrongAnswer || (error instanceof CallRefused && (isNoAnswer(error.status) || error.status >= 500))
  );
}

/** Returns the response; null when the call failed, which is only logged. Throws for a refusal, such as an unknown slug. */
export async function orNothing<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (!failedByItself(error)) throw error;
    reportQuietly(error);
    return null;
  }
}

/** Returns the first page of a list; null when the request failed. */
export function firstPageOf<List extends Pick<ProductList, 'data'>>(call: Promise<List>): Promise<List | null> {
  return orNothing(call.then(requireList));
}

/** Returns every category, or the eight default ones, in the page's language, when the call fails. */
export async function categoriesOrFallback(
  call: Promise<Category[]>,
  language: Language,
): Promise<readonly Category[]> {
  return (await orNothing(call.then(requireArray))) ?? fallbackCategories(language);
}

/** Returns products as items of a list's structured data. */
export const productItems = (products: readonly { readonly name: string; readonly slug: string }[]) =>
  products.map(({ name, slug }) => ({ name, address: productAddress(slug) }));
