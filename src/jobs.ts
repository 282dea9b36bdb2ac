import { accessKeysJobs } from '#features/access-keys/server/access-keys.jobs.ts';
import { assistantsJobs } from '#features/assistants/server/assistants.jobs.ts';
import { chatJobs } from '#features/chat/server/chat.jobs.ts';
import { couponsJobs } from '#features/coupons/server/coupons.jobs.ts';
import { cartJobs } from '#features/cart/server/cart.jobs.ts';
import { accountsJobs } from '#features/accounts/server/accounts.jobs.ts';
import { backupsJobs } from '#features/backups/server/backups.jobs.ts';
import { secondFactorJobs } from '#features/second-factor/server/second-factor.jobs.ts';
import { authJobs } from '#features/auth/server/auth.jobs.ts';
import { productsJobs } from '#features/products/server/products.jobs.ts';
import { requestedJobs } from '#features/jobs/server/jobs.jobs.ts';
import { productImportJobs } from '#features/product-import/server/product-import.jobs.ts';
import { imageSearchJobs } from '#features/image-search/server/image-search.jobs.ts';
import { inventoryJobs } from '#features/inventory/server/inventory.jobs.ts';
import { notificationsJobs } from '#features/notifications/server/notifications.jobs.ts';
import { orderPaymentsJobs } from '#features/order-payments/server/order-payments.jobs.ts';
import { cancellationsJobs } from '#features/cancellations/server/cancellations.jobs.ts';
import { refundsJobs } from '#features/refunds/server/refunds.jobs.ts';
import { returnsJobs } from '#features/returns/server/returns.jobs.ts';
import { ordersJobs } from '#features/orders/server/orders.jobs.ts';
import { sellersJobs } from '#features/sellers/server/sellers.jobs.ts';
import { invoicesJobs } from '#features/invoices/server/invoices.jobs.ts';
import { mediaJobs } from '#features/media/server/media.jobs.ts';
import { privacyJobs } from '#features/privacy/server/privacy.jobs.ts';
import { flashSalesJobs } from '#features/flash-sales/server/flash-sales.jobs.ts';
import { settingsJobs } from '#features/settings/server/settings.jobs.ts';
import { staffJobs } from '#features/staff/server/staff.jobs.ts';
import { stockNoticesJobs } from '#features/stock-notices/server/stock-notices.jobs.ts';
import { searchJobs } from '#features/search/server/search.jobs.ts';
import { synonymsJobs } from '#features/synonyms/server/synonyms.jobs.ts';
import { ticketsJobs } from '#features/tickets/server/tickets.jobs.ts';
import { transfersJobs } from '#features/bank-transfers/server/bank-transfers.jobs.ts';
import { webhooksJobs } from '#features/webhooks/server/webhooks.jobs.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import { platformJobs } from '#platform/jobs/platform.jobs.ts';
import { jobKinds } from './job-kinds.ts';

/** All background jobs of the shop. */
export const jobs: readonly Job[] = [
  ...platformJobs,
  ...mediaJobs,
  ...assistantsJobs,
  ...accessKeysJobs,
  ...accountsJobs,
  ...couponsJobs,
  ...authJobs,
  ...secondFactorJobs,
  ...backupsJobs,
  ...cartJobs,
  ...productsJobs,
  ...productImportJobs,
  ...imageSearchJobs,
  ...flashSalesJobs,
  ...inventoryJobs,
  ...invoicesJobs,
  ...ordersJobs,
  ...orderPaymentsJobs,
  ...cancellationsJobs,
  ...refundsJobs,
  ...returnsJobs,
  ...transfersJobs,
  ...notificationsJobs,
  ...chatJobs,
  ...sellersJobs,
  ...settingsJobs,
  ...staffJobs,
  ...stockNoticesJobs,
  ...searchJobs,
  ...synonymsJobs,
  ...ticketsJobs,
  ...privacyJobs,
  ...webhooksJobs,
  ...requestedJobs(jobKinds),
];
