import { recordChange } from '#features/audit/server/audit.service.ts';
import { routes, type Caller } from '#platform/http/api-calls.ts';
import { keyedPart } from '#platform/database/pages-by-key.ts';
import { isUniqueViolation } from '#platform/database/database.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse } from '#shared/contract/refusal.ts';
import { productDeskContract } from '../products-admin.contract.ts';
import { changeBrand } from '#features/brands/server/brands-admin.service.ts';
import { catalogueRefusals } from './products-admin-errors.messages.ts';
import { createBrand } from './product-changes.service.ts';
import {
  changeVisibility,
  feature,
  featuredInOrder,
  listForDesk,
  productDraft,
  type Editor,
} from './products-admin.service.ts';
import { brandsByName } from './products-admin.store.ts';
import { previewProduct } from './product-preview.service.ts';
import { addProduct, saveProduct } from './product-save.service.ts';

const productsOnAPage = 50;

/** The shop's staff changes the products of every seller. */
const staff = ({ customerId }: Caller): Editor => ({ by: customerId, sellerId: null });

export const productDeskRoutes = routes(productDeskContract, {
  'GET /api/admin/products/': async ({ shop, query, language }) => {
    const { shown, next } = keyedPart(await listForDesk(shop, query, { language, limit: productsOnAPage + 1 }), {
      size: productsOnAPage,
      address: '/api/admin/products/',
      query,
    });
    return { data: [...shown], next };
  },

  'POST /api/admin/products/': ({ shop, caller, body }) => addProduct(shop, staff(caller), body),

  'POST /api/admin/products/preview/': ({ shop, body, language }) => previewProduct(shop, body, language),

  'GET /api/admin/products/:id/': ({ shop, params }) => productDraft(shop, params.id, null),

  'PUT /api/admin/products/:id/': ({ shop, caller, params, body }) =>
    saveProduct(shop, staff(caller), { ...body, id: params.id }),

  'POST /api/admin/products/visibility/': async ({ shop, caller, body }) => ({
    changed: await changeVisibility(shop, staff(caller), body),
  }),

  'GET /api/admin/brands/': ({ shop }) => brandsByName(shop),

  'POST /api/admin/brands/': async ({ shop, caller, body }) => {
    try {
      return await shop.transaction(async () => {
        const brand = await createBrand(shop, { ...body, nameEn: body.name_en ?? '' });
        await recordChange(shop, {
          by: caller.customerId,
          action: 'brand.added',
          subject: 'brand',
          subjectId: brand.id,
          after: { ...body, slug: brand.slug },
        });
        return brand;
      });
    } catch (error) {
      if (isUniqueViolation(error, 'brands_slug'))
        return refuse(
          'slug-taken',
          inBoth(catalogueRefusals, (t) => t.slugTaken),
        );
      throw error;
    }
  },

  'PUT /api/admin/brands/:id/': async ({ shop, caller, params, body }) =>
    (await changeBrand(shop, caller.customerId, { ...body, id: params.id })) ?? {},

  'GET /api/admin/featured/': ({ shop, language }) => featuredInOrder(shop, language),

  'PUT /api/admin/featured/': async ({ shop, caller, body }) => {
    const refused = await feature(shop, caller.customerId, body.ids);
    return isRefusal(refused) ? refused : {};
  },
});
