/** Every table of the shop; `npm run migrate:generate` turns a change of them into a migration. */
export * from './platform/platform.tables.ts';
export * from './features/settings/server/settings.tables.ts';
export * from './features/media/server/media.tables.ts';
export * from './features/marketplace/server/marketplace.tables.ts';
export * from './features/identity/server/identity.tables.ts';
export * from './features/audit/server/audit.tables.ts';
export * from './features/catalogue/server/catalogue.tables.ts';
export * from './features/inventory/server/inventory.tables.ts';
export * from './features/promotions/server/promotions.tables.ts';
export * from './features/cart/server/cart.tables.ts';
export * from './features/shipping/server/shipping.tables.ts';
export * from './features/orders/server/orders.tables.ts';
export * from './features/payments/server/payments.tables.ts';
export * from './features/reviews/server/reviews.tables.ts';
export * from './features/notifications/server/notifications.tables.ts';
export * from './features/content/server/content.tables.ts';
export * from './features/chat/server/chat.tables.ts';
