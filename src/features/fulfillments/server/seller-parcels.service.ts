export { countParcels, ordersToPack, sellerSales } from './seller-parcels.store.ts';
export { parcelsOfSeller } from './fulfillments.store.ts';
