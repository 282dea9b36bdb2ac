import { chatJobs } from '#features/chat/server/chat.jobs.ts';
import { cartJobs } from '#features/cart/server/cart.jobs.ts';
import { accountsJobs } from '#features/accounts/server/accounts.jobs.ts';
import { authJobs } from '#features/auth/server/auth.jobs.ts';
import { catalogueJobs } from '#features/products/server/products.jobs.ts';
import { inventoryJobs } from '#features/inventory/server/inventory.jobs.ts';
import { notificationsJobs } from '#features/notifications/server/notifications.jobs.ts';
import { ordersJobs } from '#features/orders/server/orders.jobs.ts';
import { marketplaceJobs } from '#features/sellers/server/sellers.jobs.ts';
import { mediaJobs } from '#features/media/server/media.jobs.ts';
import { privacyJobs } from '#features/privacy/server/privacy.jobs.ts';
import { promotionsJobs } from '#features/flash-sales/server/promotions.jobs.ts';
import { ticketsJobs } from '#features/tickets/server/tickets.jobs.ts';
import { transfersJobs } from '#features/bank-transfers/server/bank-transfers.jobs.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import { demoOffersJob } from '#demo/fill/demo-offers.ts';

/** Every background job of the shop. */
export const jobs: readonly Job[] = [
  ...mediaJobs,
  ...accountsJobs,
  ...authJobs,
  ...cartJobs,
  ...catalogueJobs,
  ...promotionsJobs,
  ...inventoryJobs,
  ...ordersJobs,
  ...transfersJobs,
  ...notificationsJobs,
  ...chatJobs,
  ...marketplaceJobs,
  demoOffersJob,
  ...ticketsJobs,
  ...privacyJobs,
];
