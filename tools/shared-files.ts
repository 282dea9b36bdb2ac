import type { Rolldown } from 'vite';
import { textsPartOf } from './build/messages-plugin.ts';

interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

const framework = /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/;
/** The frame around every page, and its entry. */
const frame = /[\\/]src[\\/](?:root|shop-frame|entry\.client)\.tsx/;
const home = /[\\/]storefront[\\/]home-page\.tsx/;
const product = /[\\/]storefront[\\/]product-page\.tsx/;
/** The content of the menu, loaded while the browser is idle. */
const menu = /[\\/]web[\\/]frame[\\/]menu-content\.tsx/;
const list = /[\\/]storefront[\\/]shop-grid-page\.tsx/;

/** The modules of the product page alone, except for its video, which is loaded on demand. */
const productParts =
  /[\\/](?:products[\\/]storefront[\\/](?!product-(?:video|page|skeleton))|flash-sales[\\/]storefront[\\/]flash-sale-band)/;

/**
 * Code shared between pages is bundled into a few files: seventy small ones compress worse and cost a request each. A file contains only what every
 * page with the frame needs anyway (`shop`), what home and the product page or the lists need (`catalogue`), or what one of these shares with rarer
 * pages (`home-parts`, `goods`, `lists`), so that browsing does not load the forms for signing in or paying.
 */
export const sharedFiles: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'framework', test: framework, priority: 9 },
    shared('shop', 8, [frame]),
    shared('catalogue', 7, [home], [product, list]),
    shared('home-parts', 6, [home]),
    shared('goods', 5, [product]),
    shared('lists', 4, [list]),
    // Its icons alone were a dozen requests of less than a kilobyte.
    shared('menu', 3, [menu]),
    // The admin previews a product before it is stored: within `goods` its modules would be loaded with every list. After the shared groups, because
    // a file includes what its modules need.
    { name: 'product-parts', test: productParts, priority: 2.5 },
    // The look-ups that wait for the later texts are bundled together: only their file waits.
    { name: 'texts', test: (id) => textsPartOf(id) === 'later', priority: 2 },
    { name: 'admin-texts', test: (id) => textsPartOf(id) === 'admin', priority: 2 },
  ],
};

/** Defines a file of what at least two pages share and every set of pages needs, by at least one page of the set. */
function shared(name: string, priority: number, ...sets: readonly (readonly RegExp[])[]): Rolldown.CodeSplittingGroup {
  return {
    debugName: name,
    name: (id, modules) =>
      !productParts.test(id) && sets.every((set) => set.some((page) => isUsedBy(page, id, modules))) ? name : null,
    minShareCount: 2,
    priority,
  };
}

/** Returns whether a file of that name imports the module, directly or indirectly. */
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
