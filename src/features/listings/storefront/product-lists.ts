import { productAddress } from '#features/products/products.addresses.ts';
import { CallRefused, isNoAnswer } from '#shared/contract/api-client.ts';
import type { Language } from '#shared/language.ts';
import { reportQuietly } from '#web/pages/guard.ts';
import type { ProductList } from '../listings.contract.ts';
import type { Category } from '#features/categories/categories.contract.ts';
import { fallbackCategories } from '#features/categories/storefront/fallback-categories.ts';

/** Products on a page of a list. */
export const pageSize = 18;

/** An answer that holds something else than it should. */
class WrongAnswer extends Error {}

/** An answer that is no list is an error like any other. */
export function requireArray<List extends readonly unknown[]>(list: List): List {
  if (!Array.isArray(list)) throw new WrongAnswer('The answer is no list');
  return list;
}

/** The same of an answer whose data is none. */
export function requireList<List extends Pick<ProductList, 'data'>>(list: List): List {
  requireArray(list.data);
  return list;
}

/** Whether a call failed by no error of who made it: the network, or the server. */
function failedByItself(error: unknown): boolean {
  return (
    error instanceof WrongAnswer || (error instanceof CallRefused && (isNoAnswer(error.status) || error.status >= 500))
  );
}

/** The answer; null when the call failed, which is only logged. A refusal, as of an unknown name, stays one. */
export async function orNothing<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (!failedByItself(error)) throw error;
    reportQuietly(error);
    return null;
  }
}

/** The first page of a list; null when it did not come. */
export function firstPageOf<List extends Pick<ProductList, 'data'>>(call: Promise<List>): Promise<List | null> {
  return orNothing(call.then(requireList));
}

/** Every category, or the eight that the shop always names, in the language of the page, when the call fails. */
export async function categoriesOrFallback(
  call: Promise<Category[]>,
  language: Language,
): Promise<readonly Category[]> {
  return (await orNothing(call.then(requireArray))) ?? fallbackCategories(language);
}

/** Products as the structured data of a list names them. */
export const productItems = (products: readonly { readonly name: string; readonly slug: string }[]) =>
  products.map(({ name, slug }) => ({ name, address: productAddress(slug) }));
