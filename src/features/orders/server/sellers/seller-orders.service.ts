export { ordersOfSeller, type SellerOrderLine } from './seller-orders.store.ts';
