import { routes } from '#platform/http/api-calls.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { productsContract } from '../products.contract.ts';
import { cardsInOrder } from './product-cards.service.ts';
import { onlyVariants } from './product-cards.store.ts';
import { changePrice } from './admin/product-changes.service.ts';
import { productDetail } from './product-detail.service.ts';

export const productsRoutes = routes(productsContract, {
  'POST /api/products/lookup/': async ({ shop, body, depends }) => {
    const ids = [...new Set(body.ids)];
    const [cards, only] = await Promise.all([
      cardsInOrder(shop, ids, depends),
      onlyVariants(shop, { productIds: ids }),
    ]);
    const variants = new Map(only.map(({ product_id, ...variant }) => [product_id, variant]));
    return { data: cards.map((card) => ({ ...card, only_variant: variants.get(card.id) ?? null })) };
  },

  'GET /api/products/:slug/': ({ shop, params, depends }) => productDetail(shop, params.slug, depends),

  'POST /api/dev/price/': async ({ shop, body }) => {
    const changed = await changePrice(shop, { variantId: body.variant_id, basePrice: body.base_price });
    return isRefusal(changed) ? changed : body;
  },
});
