import type { accessKeysContract } from '#features/access-keys/access-keys.contract.ts';
import type { handoversContract } from '#features/assistants/handovers.contract.ts';
import type { assistantsAdminContract } from '#features/assistants/assistants-admin.contract.ts';
import type { auditContract } from '#features/audit/audit.contract.ts';
import type { backgroundJobsContract } from '#features/background-jobs/background-jobs.contract.ts';
import type { backupsContract } from '#features/backups/backups.contract.ts';
import type { brandContract } from '#features/appearance/appearance.contract.ts';
import type { cartContract } from '#features/cart/cart.contract.ts';
import type { productsContract } from '#features/products/products.contract.ts';
import type { postCategoriesAdminContract } from '#features/blog/post-categories-admin.contract.ts';
import type { postsAdminContract } from '#features/blog/posts-admin.contract.ts';
import type { contentContract } from '#features/blog/blog.contract.ts';
import type { categoriesAdminContract } from '#features/categories/categories-admin.contract.ts';
import type { heroSlidesContract } from '#features/home/hero-slides.contract.ts';
import type { homePromoContract } from '#features/home/home-promo.contract.ts';
import type { jobsContract } from '#features/jobs/jobs.contract.ts';
import type { productImportContract } from '#features/product-import/product-import.contract.ts';
import type { productTableContract } from '#features/product-import/product-table.contract.ts';
import type { productsAdminContract } from '#features/products/products-admin.contract.ts';
import type { inventoryAdminContract } from '#features/inventory/inventory-admin.contract.ts';
import type { stockLocationsContract } from '#features/inventory/stock-locations.contract.ts';
import type { flashSalesAdminContract } from '#features/flash-sales/flash-sales-admin.contract.ts';
import type { chatContract } from '#features/chat/chat.contract.ts';
import type { conversationsContract } from '#features/chat/conversations.contract.ts';
import type { salePricesContract } from '#features/prices/sale-prices.contract.ts';
import type { sellingTermsContract } from '#features/prices/selling-terms.contract.ts';
import type { shippingContract } from '#features/shipping/shipping.contract.ts';
import type { checkoutContract } from '#features/checkout/checkout.contract.ts';
import type { addressesContract } from '#features/accounts/addresses.contract.ts';
import type { creditContract } from '#features/store-credit/store-credit.contract.ts';
import type { secondStepContract } from '#features/auth/second-step.contract.ts';
import type { sessionsContract } from '#features/auth/sessions.contract.ts';
import type { authContract } from '#features/auth/auth.contract.ts';
import type { customerAccessContract } from '#features/auth/customer-access.contract.ts';
import type { customersAdminContract } from '#features/accounts/customers-admin.contract.ts';
import type { profileContract } from '#features/accounts/profile.contract.ts';
import type { staffContract } from '#features/staff/staff.contract.ts';
import type { notificationsContract } from '#features/notifications/notifications.contract.ts';
import type { bestSellersContract } from '#features/listings/best-sellers.contract.ts';
import type { payingTermsContract } from '#features/payments/paying-terms.contract.ts';
import type { ordersContract } from '#features/orders/orders.contract.ts';
import type { orderTermsContract } from '#features/orders/order-terms.contract.ts';
import type { paymentsAdminContract } from '#features/payments/payments-admin.contract.ts';
import type { refundsAdminContract } from '#features/refunds/refunds-admin.contract.ts';
import type { invoicesAdminContract } from '#features/invoices/invoices-admin.contract.ts';
import type { invoiceContract } from '#features/invoices/invoices.contract.ts';
import type { returnsContract } from '#features/returns/returns.contract.ts';
import type { orderMovesContract } from '#features/fulfillments/order-moves.contract.ts';
import type { undeliveredContract } from '#features/returns/undelivered.contract.ts';
import type { staffFulfillmentsContract } from '#features/fulfillments/fulfillments-admin.contract.ts';
import type { packingContract } from '#features/fulfillments/packing.contract.ts';
import type { orderPaymentsContract } from '#features/order-payments/order-payments.contract.ts';
import type { orderDetailsContract } from '#features/order-details/order-details.contract.ts';
import type { staffOrderDetailsContract } from '#features/order-details/order-details-admin.contract.ts';
import type { cancellationsContract } from '#features/cancellations/cancellations.contract.ts';
import type { staffCancellationsContract } from '#features/cancellations/cancellations-admin.contract.ts';
import type { staffOrdersContract } from '#features/orders/orders-admin.contract.ts';
import type { shopFiguresContract } from '#features/reports/shop-figures.contract.ts';
import type { applicationsContract } from '#features/sellers/applications.contract.ts';
import type { ownListsContract } from '#features/sellers/own-lists.contract.ts';
import type { ownParcelsContract } from '#features/sellers/own-parcels.contract.ts';
import type { ownSalePricesContract } from '#features/sellers/own-sale-prices.contract.ts';
import type { ownShopContract } from '#features/sellers/own-shop.contract.ts';
import type { staffSellersContract } from '#features/sellers/sellers-admin.contract.ts';
import type { sellersContract } from '#features/sellers/vendors.contract.ts';
import type { moderationContract } from '#features/reviews/moderation.contract.ts';
import type { questionModerationContract } from '#features/questions/question-moderation.contract.ts';
import type { questionsContract } from '#features/questions/questions.contract.ts';
import type { reviewsContract } from '#features/reviews/reviews.contract.ts';
import type { moneyApprovalsContract } from '#features/staff/money-approvals.contract.ts';
import type { staffMoneyContract } from '#features/settings/staff-money.contract.ts';
import type { contactContract } from '#features/settings/contact.contract.ts';
import type { ticketsAdminContract } from '#features/tickets/tickets-admin.contract.ts';
import type { supportContract } from '#features/help/help.contract.ts';
import type { transfersContract } from '#features/bank-transfers/bank-transfers.contract.ts';
import type { privacyContract } from '#features/privacy/privacy.contract.ts';
import type { customerFiguresContract } from '#features/reports/customer-figures.contract.ts';
import type { dashboardContract } from '#features/reports/dashboard.contract.ts';
import type { pinnedResultsAdminContract } from '#features/pinned-results/pinned-results-admin.contract.ts';
import type { searchesAdminContract } from '#features/search/searches-admin.contract.ts';
import type { synonymsAdminContract } from '#features/synonyms/synonyms-admin.contract.ts';
import type { recentSearchesContract } from '#features/search/recent-searches.contract.ts';
import type { searchContract } from '#features/search/search.contract.ts';
import type { stockNoticesContract } from '#features/stock-notices/stock-notices.contract.ts';
import type { wishlistContract } from '#features/wishlist/wishlist.contract.ts';
import type { categoriesContract } from '#features/categories/categories.contract.ts';
import type { listingsContract } from '#features/listings/listings.contract.ts';
import type { flashSaleListContract } from '#features/listings/flash-sale-list.contract.ts';
import type { attributesAdminContract } from '#features/attributes/attributes-admin.contract.ts';
import type { brandsAdminContract } from '#features/brands/brands-admin.contract.ts';
import type { featuredAdminContract } from '#features/products/featured-admin.contract.ts';
import type { couponCodesContract } from '#features/coupons/coupon-codes.contract.ts';
import type { couponsAdminContract } from '#features/coupons/coupons-admin.contract.ts';
import type { pagesContract } from '#features/pages/pages.contract.ts';
import type { pagesAdminContract } from '#features/pages/pages-admin.contract.ts';
import type { helpAdminContract } from '#features/help/help-admin.contract.ts';
import type { ticketsContract } from '#features/tickets/tickets.contract.ts';
import type { webhooksContract } from '#features/webhooks/webhooks.contract.ts';
import type { Client } from '#shared/contract/api-client.ts';
import type { CallsFor, StaffRole } from '#shared/contract/contract.ts';

/** Every call of the shop's screens, as types: no contract is part of the browser's bundle. */
type Calls = typeof authContract &
  typeof secondStepContract &
  typeof sessionsContract &
  typeof customerAccessContract &
  typeof profileContract &
  typeof brandContract &
  typeof addressesContract &
  typeof staffContract &
  typeof accessKeysContract &
  typeof assistantsAdminContract &
  typeof handoversContract &
  typeof webhooksContract &
  typeof customersAdminContract &
  typeof creditContract &
  typeof stockNoticesContract &
  typeof wishlistContract &
  typeof productsContract &
  typeof categoriesContract &
  typeof listingsContract &
  typeof flashSaleListContract &
  typeof attributesAdminContract &
  typeof brandsAdminContract &
  typeof featuredAdminContract &
  typeof couponCodesContract &
  typeof couponsAdminContract &
  typeof chatContract &
  typeof conversationsContract &
  typeof heroSlidesContract &
  typeof homePromoContract &
  typeof jobsContract &
  typeof productImportContract &
  typeof productTableContract &
  typeof productsAdminContract &
  typeof categoriesAdminContract &
  typeof inventoryAdminContract &
  typeof stockLocationsContract &
  typeof flashSalesAdminContract &
  typeof recentSearchesContract &
  typeof searchContract &
  typeof pinnedResultsAdminContract &
  typeof searchesAdminContract &
  typeof synonymsAdminContract &
  typeof dashboardContract &
  typeof customerFiguresContract &
  typeof privacyContract &
  typeof contentContract &
  typeof postsAdminContract &
  typeof postCategoriesAdminContract &
  typeof supportContract &
  typeof pagesContract &
  typeof pagesAdminContract &
  typeof helpAdminContract &
  typeof ticketsContract &
  typeof ticketsAdminContract &
  typeof contactContract &
  typeof staffMoneyContract &
  typeof moneyApprovalsContract &
  typeof shopFiguresContract &
  typeof cartContract &
  typeof checkoutContract &
  typeof salePricesContract &
  typeof sellingTermsContract &
  typeof shippingContract &
  typeof payingTermsContract &
  typeof ordersContract &
  typeof returnsContract &
  typeof paymentsAdminContract &
  typeof refundsAdminContract &
  typeof invoicesAdminContract &
  typeof invoiceContract &
  typeof orderTermsContract &
  typeof staffOrdersContract &
  typeof orderMovesContract &
  typeof packingContract &
  typeof orderPaymentsContract &
  typeof orderDetailsContract &
  typeof staffOrderDetailsContract &
  typeof cancellationsContract &
  typeof staffCancellationsContract &
  typeof transfersContract &
  typeof bestSellersContract &
  typeof auditContract &
  typeof backgroundJobsContract &
  typeof backupsContract &
  typeof notificationsContract &
  typeof reviewsContract &
  typeof questionsContract &
  typeof moderationContract &
  typeof questionModerationContract &
  typeof sellersContract &
  typeof applicationsContract &
  typeof staffSellersContract &
  typeof ownSalePricesContract &
  typeof ownShopContract &
  typeof ownListsContract &
  typeof ownParcelsContract &
  typeof staffFulfillmentsContract &
  typeof undeliveredContract;

/** The name of a call that a screen makes. */
export type CallOfShop = keyof Calls;

/** Calls that anyone may make: sent without a token, so that their responses can be shared by caches. */
export type PublicApi = Client<CallsFor<Calls, 'public'>>;

/** Calls of the signed-in customer. */
export type CustomerApi = Client<CallsFor<Calls, 'customer'>>;

/** Calls of the staff, made in the admin; each names the roles that may make it. */
export type StaffApi = Client<CallsFor<Calls, { readonly staff: readonly StaffRole[] }>>;
