export { countParcels, ordersToPack } from './seller-parcels.store.ts';
export { parcelsOfSeller } from './fulfillments.store.ts';
