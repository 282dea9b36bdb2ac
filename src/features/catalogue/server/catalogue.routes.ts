import { percentSold } from '#features/promotions/promotions.rules.ts';
import { specialOffers } from '#features/promotions/server/promotions.service.ts';
import { routes } from '#platform/api-calls.ts';
import { isRefusal, refuse } from '#shared/refusal.ts';
import { catalogueContract } from '../catalogue.contract.ts';
import { cssColour, emptyPriceRange } from '../catalogue.rules.ts';
import { brandFacets } from './categories.store.ts';
import { categoryTree, shownCategories } from './category-tree.service.ts';
import { cardsInOrder } from './product-cards.service.ts';
import { changePrice } from './product-changes.service.ts';
import { productDetail } from './product-detail.service.ts';
import { listProducts } from './product-list.service.ts';

const categoryNotFound = refuse('category-not-found', { fa: 'دسته‌ای پیدا نشد', en: 'no category found' });

export const catalogueRoutes = routes(catalogueContract, {
  'GET /api/products/': ({ shop, query, depends }) => listProducts(shop, { address: '/api/products/', query }, depends),

  'GET /api/products/facets/': async ({ shop, query, depends }) => {
    depends.tag('list', 'prices', 'categories');
    const tree = await categoryTree(shop);
    const categoryIds = query.category === undefined ? null : (tree.bySlug.get(query.category)?.idsBelow ?? []);
    const facets = await brandFacets(shop, [categoryIds]);
    return {
      brands: facets.flatMap(({ slug, name, products }) => (slug === null ? [] : [{ slug, name: name ?? slug, count: products }])),
      price_min: facets.length === 0 ? emptyPriceRange.least : Math.min(...facets.map(({ least }) => least)),
      price_max: facets.length === 0 ? emptyPriceRange.greatest : Math.max(...facets.map(({ greatest }) => greatest)),
    };
  },

  'GET /api/products/featured/': ({ shop, query, depends }) =>
    listProducts(shop, { address: '/api/products/featured/', query, order: 'featured' }, depends),

  'GET /api/products/categories/': async ({ shop, depends }) => {
    const tree = await categoryTree(shop);
    return shownCategories(shop, tree.inOrder, depends);
  },

  'GET /api/products/categories/:slug/': async ({ shop, params, query, depends }) => {
    const tree = await categoryTree(shop);
    const found = tree.bySlug.get(params.slug);
    if (found === undefined) return categoryNotFound;
    const address = `/api/products/categories/${encodeURIComponent(found.slug)}/`;
    const list = await listProducts(shop, { address, query, within: { categoryIds: found.idsBelow } }, depends);
    if (isRefusal(list)) return list;
    const [category, ...subcategories] = await shownCategories(shop, [found, ...found.children], depends);
    return category === undefined ? categoryNotFound : { ...list, category, subcategories };
  },

  'GET /api/products/specialproduct/': async ({ shop, depends }) => {
    depends.tag('offers');
    const offers = await specialOffers(shop, depends);
    const cards = await cardsInOrder(shop, offers.map(({ productId }) => productId), depends);
    return cards.map((card) => {
      const offer = offers.find(({ productId }) => productId === card.id);
      return {
        ...card,
        discount: offer === undefined ? 0 : percentSold(offer),
        color: cssColour(offer?.colour ?? 'saffron'),
        link: `/single-product/${card.slug}`,
        ends_at: (offer?.endsAt ?? shop.clock.now()).toISOString(),
      };
    });
  },

  'GET /api/products/:slug/': ({ shop, params, depends }) => productDetail(shop, params.slug, depends),

  'POST /api/dev/price/': async ({ shop, body }) => {
    const changed = await changePrice(shop, { variantId: body.variant_id, basePrice: body.base_price });
    return isRefusal(changed) ? changed : {};
  },
});
