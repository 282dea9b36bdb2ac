import type { Rolldown } from 'vite';
import { textsPartOf } from './build/messages-plugin.ts';

interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

const framework = /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/;
/** What stands around every page, and starts it. */
const frame = /[\\/]src[\\/](?:root|shop-frame|entry\.client)\.tsx/;
const home = /[\\/]storefront[\\/]home-page\.tsx/;
const product = /[\\/]storefront[\\/]product-page\.tsx/;
/** What the menu holds, loaded while the browser is idle. */
const menu = /[\\/]web[\\/]frame[\\/]menu-content\.tsx/;
const list = /[\\/]storefront[\\/]shop-grid-page\.tsx/;

/** What the product's page alone is made of, but for its video, which comes when it is requested. */
const productParts =
  /[\\/](?:products[\\/]storefront[\\/](?!product-(?:video|page|skeleton))|flash-sales[\\/]storefront[\\/]flash-sale-band)/;

/**
 * What pages share comes in a few files: seventy small ones compress worse and cost a request each. A file holds only
 * what every page with the frame needs anyway (`shop`), what home and the product's page or the lists need (`catalogue`),
 * or one of these alone beside pages that are rarer (`home-parts`, `goods`, `lists`), so that nobody who looks around
 * loads the forms of those who sign in or pay.
 */
export const sharedFiles: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'framework', test: framework, priority: 9 },
    shared('shop', 8, [frame]),
    shared('catalogue', 7, [home], [product, list]),
    shared('home-parts', 6, [home]),
    shared('goods', 5, [product]),
    shared('lists', 4, [list]),
    // Its drawings alone were a dozen requests of less than a kilobyte.
    shared('menu', 3, [menu]),
    // The admin shows a product before it is stored: among the goods its parts would come with every list. After those
    // of the others, because a file takes with it what its modules need.
    { name: 'product-parts', test: productParts, priority: 2.5 },
    // The look-ups that wait for the texts that come later stand together: their file alone waits.
    { name: 'texts', test: (id) => textsPartOf(id) === 'later', priority: 2 },
    { name: 'admin-texts', test: (id) => textsPartOf(id) === 'admin', priority: 2 },
  ],
};

/** A file of what at least two pages share and each set of pages needs, one of the set at least. */
function shared(name: string, priority: number, ...sets: readonly (readonly RegExp[])[]): Rolldown.CodeSplittingGroup {
  return {
    debugName: name,
    name: (id, modules) =>
      !productParts.test(id) && sets.every((set) => set.some((page) => isUsedBy(page, id, modules))) ? name : null,
    minShareCount: 2,
    priority,
  };
}

/** Whether a file of that name loads the module, itself or through others. */
function isUsedBy(file: RegExp, id: string, modules: Modules): boolean {
  const seen = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    if (file.test(next)) return true;
    waiting.push(...(modules.getModuleInfo(next)?.importers ?? []));
  }
  return false;
}
