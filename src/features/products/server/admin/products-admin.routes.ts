import { usualPageSize } from '#shared/contract/replies.ts';
import type { Language } from '#shared/language.ts';
import type { Shop } from '#platform/shop.ts';
import { thenRead } from '#platform/http/then-read.ts';
import { inSettingVersion, settingVersion } from '#features/settings/server/setting-versions.service.ts';
import { routes, type Caller } from '#platform/http/api-calls.ts';
import { changesPart, changesWanted } from '#platform/database/lists/changed-since.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { cursorRejection } from '#platform/database/cursor.ts';
import { afterId, pageAfter } from '#platform/database/pages-after.ts';
import { doneTogether, inBulk } from '#platform/http/bulk.ts';
import { featuredAdminContract } from '../../featured-admin.contract.ts';
import { productsAdminContract } from '../../products-admin.contract.ts';
import { variantPricesContract } from '../../variant-prices.contract.ts';
import {
  adminProductDraft,
  changeProductMetadata,
  changeStatus,
  listAdminProducts,
  productLine,
  type Editor,
} from './products-admin.service.ts';
import { feature, featuredInOrder } from './featured-admin.service.ts';
import { previewProduct } from './product-preview.service.ts';
import { addProduct, saveProduct } from './product-save.service.ts';
import { repriceVariant } from './variant-prices.service.ts';

/** Staff may edit the products of every seller. */
const staff = ({ customerId }: Caller): Editor => ({ by: customerId, sellerId: null });

export const productsAdminRoutes = routes(productsAdminContract, {
  'GET /api/admin/products/': async ({ shop, query, language }) => {
    const { page_size: size = usualPageSize } = query;
    const changes = await changesWanted(shop, 'products', query);
    if (isRefusal(changes)) return changes;
    const after = changes === null ? afterId('products', query.after) : null;
    if (after === undefined) return cursorRejection;
    const filter = { ...query, before: after ?? undefined, changes };
    const found = await listAdminProducts(shop, filter, { language, limit: size + 1 });
    const address = '/api/admin/products/';
    const { data: visible, next } =
      changes === null
        ? pageAfter(found, { order: 'products', size, address, query })
        : changesPart(found, { list: 'products', size, address, query });
    return { data: visible.map(productLine), next };
  },

  'POST /api/admin/products/': ({ shop, caller, body }) =>
    thenRead(addProduct(shop, staff(caller), body), ({ id }) => adminProductDraft(shop, id)),

  'POST /api/admin/products/preview/': ({ shop, body, language }) => previewProduct(shop, body, language),

  'GET /api/admin/products/:id/': ({ shop, params }) => adminProductDraft(shop, params.id),

  'PATCH /api/admin/products/:id/metadata/': ({ shop, caller, params, body }) =>
    changeProductMetadata(shop, { ...body, productId: params.id, by: caller.customerId }),

  'PUT /api/admin/products/:id/': ({ shop, caller, params, body }) =>
    thenRead(saveProduct(shop, staff(caller), { ...body, id: params.id }), () => adminProductDraft(shop, params.id)),

  'POST /api/admin/products/bulk-set-status/': async ({ shop, caller, body }) =>
    doneTogether({ ids: body.ids, done: await changeStatus(shop, staff(caller), body) }),
});

const featuredForStaff = async (shop: Shop, language: Language) => ({
  version: await settingVersion(shop, 'featured'),
  data: await featuredInOrder(shop, language),
});

export const featuredAdminRoutes = routes(featuredAdminContract, {
  'GET /api/admin/featured-products/': ({ shop, language }) => featuredForStaff(shop, language),

  'PUT /api/admin/featured-products/': ({ shop, caller, body, language }) =>
    thenRead(
      inSettingVersion(
        shop,
        { editor: 'featured', version: body.version },
        async () => (await feature(shop, caller.customerId, body.ids)) ?? { version: 0 },
      ),
      () => featuredForStaff(shop, language),
    ),
});

export const variantPricesRoutes = routes(variantPricesContract, {
  'POST /api/admin/variants/bulk-reprice/': ({ shop, caller, body, language }) =>
    inBulk(shop, {
      items: body.items,
      idOf: (item) => item.variant_id,
      language,
      each: (item) => repriceVariant(shop, { ...item, ...staff(caller) }),
    }),
});
