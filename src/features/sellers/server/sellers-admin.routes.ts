import { comparedName } from './seller-names.fragments.ts';
import { usualPageSize } from '#shared/contract/replies.ts';
import { inSettingVersion, settingVersion } from '#features/settings/server/setting-versions.service.ts';
import { brandOf } from '#features/appearance/server/appearance.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { cursorRejection } from '#platform/database/cursor.ts';
import { afterId, pageAfter } from '#platform/database/pages-after.ts';
import { staffSellersContract } from '../sellers-admin.contract.ts';
import { isCalled } from './sellers.service.ts';
import { sellerEntriesPage } from '#features/payouts/server/seller-ledger.service.ts';
import { paySeller } from './seller-settlement.service.ts';
import {
  asListed,
  changeNewSellersCommission,
  editSeller,
  newSellersCommission,
  resumeSeller,
  sellerFile,
  suspendSeller,
  unknownSeller,
} from './sellers-admin.service.ts';
import { ordersOfSeller, sellersForStaff } from './sellers-admin.store.ts';

export const staffSellersRoutes = routes(staffSellersContract, {
  'GET /api/admin/settings/seller-commission/': async ({ shop }) => ({
    version: await settingVersion(shop, 'seller-commission'),
    percent: await newSellersCommission(shop),
  }),
  'PUT /api/admin/settings/seller-commission/': ({ shop, body, caller }) =>
    inSettingVersion(shop, { editor: 'seller-commission', version: body.version }, async () => {
      await changeNewSellersCommission(shop, { percent: body.percent, by: caller.customerId });
      return body;
    }),
  'GET /api/admin/sellers/': async ({ shop, query }) => {
    const { q, active, page_size: size = usualPageSize } = query;
    const after = afterId('sellers', query.after);
    if (after === undefined) return cursorRejection;
    const brand = await brandOf(shop);
    const wanted = q === undefined ? null : comparedName(q);
    const found = await sellersForStaff(shop, {
      query: wanted,
      open: active ?? null,
      before: after,
      limit: size + 1,
      withHouse: isCalled(brand, wanted ?? ''),
    });
    const { data: visible, next } = pageAfter(found, {
      order: 'sellers',
      size,
      address: '/api/admin/sellers/',
      query,
    });
    return { data: visible.map((row) => asListed(row, brand)), next };
  },
  'GET /api/admin/sellers/:id/': ({ shop, params }) => sellerFile(shop, params.id),
  'PUT /api/admin/sellers/:id/': ({ shop, params, body, caller }) =>
    editSeller(shop, { ...body, id: params.id, by: caller.customerId }),
  'POST /api/admin/sellers/:id/suspend/': ({ shop, params, body, caller }) =>
    suspendSeller(shop, { ...body, id: params.id, by: caller.customerId }),
  'POST /api/admin/sellers/:id/resume/': ({ shop, params, caller }) =>
    resumeSeller(shop, { id: params.id, by: caller.customerId }),
  'GET /api/admin/sellers/:id/orders/': async ({ shop, params, query }) => {
    const { page_size: size = usualPageSize } = query;
    const after = afterId('orders-of-seller', query.after);
    if (after === undefined) return cursorRejection;
    const unknown = await unknownSeller(shop, params.id);
    if (unknown !== null) return unknown;
    const found = await ordersOfSeller(shop, {
      sellerId: params.id,
      before: after,
      limit: size + 1,
    });
    const { data: visible, next } = pageAfter(found, {
      order: 'orders-of-seller',
      size,
      address: `/api/admin/sellers/${params.id}/orders/`,
      query,
    });
    return {
      data: visible.map(({ placedAt, state, ...row }) => ({
        ...row,
        status: state,
        placed_at: placedAt.toISOString(),
      })),
      next,
    };
  },
  'GET /api/admin/sellers/:id/entries/': async ({ shop, params, query }) =>
    (await unknownSeller(shop, params.id)) ??
    sellerEntriesPage(shop, {
      sellerId: params.id,
      query,
      address: `/api/admin/sellers/${params.id}/entries/`,
    }),
  'POST /api/admin/sellers/:id/payouts/': ({ shop, params, body, caller }) =>
    paySeller(shop, { ...body, sellerId: params.id, by: caller.customerId }),
});
