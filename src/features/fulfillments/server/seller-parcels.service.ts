export { countParcels, ordersToPack, sellerSales, type OrderToPack } from './seller-parcels.store.ts';
export { parcelsOfSeller } from './fulfillments.store.ts';
