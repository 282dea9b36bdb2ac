export { stockOfSeller } from './seller-stock.store.ts';
export { visibleStock } from './visible-stock.ts';
