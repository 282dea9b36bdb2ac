import { accessKeysRoutes } from '#features/access-keys/server/access-keys.routes.ts';
import { handoversRoutes } from '#features/assistants/server/handovers.routes.ts';
import { assistantsAdminRoutes } from '#features/assistants/server/assistants-admin.routes.ts';
import { auditRoutes } from '#features/audit/server/audit.routes.ts';
import { backgroundJobsRoutes } from '#features/background-jobs/server/background-jobs.routes.ts';
import { backupsRoutes } from '#features/backups/server/backups.routes.ts';
import { brandRoutes } from '#features/appearance/server/appearance.routes.ts';
import { creditRoutes } from '#features/store-credit/server/store-credit.routes.ts';
import { cartRoutes } from '#features/cart/server/cart.routes.ts';
import { addressesRoutes } from '#features/accounts/server/addresses.routes.ts';
import { postCategoriesAdminRoutes } from '#features/blog/server/post-categories-admin.routes.ts';
import { postsAdminRoutes } from '#features/blog/server/posts-admin.routes.ts';
import { contentRoutes } from '#features/blog/server/blog.routes.ts';
import { chatRoutes } from '#features/chat/server/chat.routes.ts';
import { conversationsRoutes } from '#features/chat/server/conversations.routes.ts';
import { secondStepRoutes } from '#features/auth/server/second-step/second-step.routes.ts';
import { sessionsRoutes } from '#features/auth/server/sessions/sessions.routes.ts';
import { authRoutes } from '#features/auth/server/auth.routes.ts';
import { customerAccessRoutes } from '#features/auth/server/customer-access.routes.ts';
import { customersAdminRoutes } from '#features/accounts/server/customers-admin.routes.ts';
import { profileRoutes } from '#features/accounts/server/profile.routes.ts';
import { staffRoutes } from '#features/staff/server/staff.routes.ts';
import { productsRoutes } from '#features/products/server/products.routes.ts';
import { categoriesAdminRoutes } from '#features/categories/server/categories-admin.routes.ts';
import { heroSlidesRoutes } from '#features/home/server/hero-slides.routes.ts';
import { homePromoRoutes } from '#features/home/server/home-promo.routes.ts';
import { productImportRoutes } from '#features/product-import/server/product-import.routes.ts';
import { productTableRoutes } from '#features/product-import/server/product-table.routes.ts';
import {
  featuredAdminRoutes,
  productsAdminRoutes,
  variantPricesRoutes,
} from '#features/products/server/admin/products-admin.routes.ts';
import { salePricesRoutes } from '#features/prices/server/sale-prices.routes.ts';
import { sellingTermsRoutes } from '#features/prices/server/selling-terms.routes.ts';
import { shippingRoutes } from '#features/shipping/server/shipping.routes.ts';
import { checkoutRoutes } from '#features/checkout/server/checkout.routes.ts';
import { notificationsRoutes } from '#features/notifications/server/notifications.routes.ts';
import { bestSellersRoutes } from '#features/listings/server/best-sellers.routes.ts';
import { applicationsRoutes } from '#features/sellers/server/applications/applications.routes.ts';
import { ownJobsRoutes } from '#features/sellers/server/own-jobs.routes.ts';
import { ownListsRoutes } from '#features/sellers/server/own-lists.routes.ts';
import { ownParcelsRoutes } from '#features/sellers/server/own-parcels.routes.ts';
import { ownSalePricesRoutes } from '#features/sellers/server/own-sale-prices.routes.ts';
import { ownShopRoutes } from '#features/sellers/server/own-products.routes.ts';
import { staffSellersRoutes } from '#features/sellers/server/sellers-admin.routes.ts';
import { sellersRoutes } from '#features/sellers/server/vendors.routes.ts';
import { inventoryAdminRoutes } from '#features/inventory/server/inventory-admin.routes.ts';
import { stockLocationsRoutes } from '#features/inventory/server/stock-locations.routes.ts';
import { flashSalesAdminRoutes } from '#features/flash-sales/server/flash-sales-admin.routes.ts';
import { payingTermsRoutes } from '#features/payments/server/paying-terms.routes.ts';
import { ordersRoutes } from '#features/orders/server/orders.routes.ts';
import { moneyApprovalsRoutes } from '#features/staff/server/money-approvals.routes.ts';
import { staffMoneyRoutes } from '#features/settings/server/staff-money.routes.ts';
import { contactRoutes } from '#features/settings/server/contact.routes.ts';
import { transfersRoutes } from '#features/bank-transfers/server/bank-transfers.routes.ts';
import { ticketsAdminRoutes } from '#features/tickets/server/tickets-admin.routes.ts';
import { supportRoutes } from '#features/help/server/help.routes.ts';
import { orderTermsRoutes } from '#features/orders/server/order-terms.routes.ts';
import { paymentsAdminRoutes } from '#features/payments/server/payments-admin.routes.ts';
import { refundsAdminRoutes } from '#features/refunds/server/refunds-admin.routes.ts';
import { invoicesAdminRoutes } from '#features/invoices/server/invoices-admin.routes.ts';
import { invoiceRoutes } from '#features/invoices/server/invoices.routes.ts';
import { returnsRoutes } from '#features/returns/server/returns.routes.ts';
import { undeliveredRoutes } from '#features/returns/server/undelivered.routes.ts';
import { orderMovesRoutes } from '#features/fulfillments/server/order-moves.routes.ts';
import { staffFulfillmentsRoutes } from '#features/fulfillments/server/fulfillments-admin.routes.ts';
import { packingRoutes } from '#features/fulfillments/server/packing.routes.ts';
import { orderPaymentsRoutes } from '#features/order-payments/server/order-payments.routes.ts';
import { orderDetailsRoutes } from '#features/order-details/server/order-details.routes.ts';
import { staffOrderDetailsRoutes } from '#features/order-details/server/order-details-admin.routes.ts';
import { cancellationsRoutes } from '#features/cancellations/server/cancellations.routes.ts';
import { staffCancellationsRoutes } from '#features/cancellations/server/cancellations-admin.routes.ts';
import { counterSalesRoutes } from '#features/checkout/server/counter-sales.routes.ts';
import { jobsRoutes } from '#features/jobs/server/jobs.routes.ts';
import { orderExportsRoutes } from '#features/orders/server/exports/order-exports.routes.ts';
import { customerExportsRoutes } from '#features/accounts/server/customer-exports.routes.ts';
import { stockExportsRoutes } from '#features/inventory/server/stock-exports.routes.ts';
import { productExportsRoutes } from '#features/product-import/server/product-exports.routes.ts';
import { staffOrdersRoutes } from '#features/orders/server/orders-admin.routes.ts';
import { shopFiguresRoutes } from '#features/reports/server/shop-figures.routes.ts';
import { moderationRoutes } from '#features/reviews/server/moderation.routes.ts';
import { questionModerationRoutes } from '#features/questions/server/question-moderation.routes.ts';
import { questionsRoutes } from '#features/questions/server/questions.routes.ts';
import { reviewsRoutes } from '#features/reviews/server/reviews.routes.ts';
import { privacyRoutes } from '#features/privacy/server/privacy.routes.ts';
import { customerFiguresRoutes } from '#features/reports/server/customer-figures.routes.ts';
import { dashboardRoutes } from '#features/reports/server/dashboard.routes.ts';
import { synonymsAdminRoutes } from '#features/synonyms/server/synonyms-admin.routes.ts';
import { pinnedResultsAdminRoutes } from '#features/pinned-results/server/pinned-results-admin.routes.ts';
import { searchesAdminRoutes } from '#features/search/server/searches-admin.routes.ts';
import { recentSearchesRoutes } from '#features/search/server/recent-searches.routes.ts';
import { searchRoutes } from '#features/search/server/search.routes.ts';
import { mediaRoutes } from '#features/media/server/media.routes.ts';
import { stockNoticesRoutes } from '#features/stock-notices/server/stock-notices.routes.ts';
import { wishlistRoutes } from '#features/wishlist/server/wishlist.routes.ts';
import { categoriesRoutes } from '#features/categories/server/categories.routes.ts';
import { listingsRoutes } from '#features/listings/server/listings.routes.ts';
import { flashSaleListRoutes } from '#features/listings/server/flash-sale-list.routes.ts';
import { attributesAdminRoutes } from '#features/attributes/server/attributes-admin.routes.ts';
import { brandsAdminRoutes } from '#features/brands/server/brands-admin.routes.ts';
import { couponCodesRoutes } from '#features/coupons/server/coupon-codes.routes.ts';
import { couponsAdminRoutes } from '#features/coupons/server/coupons-admin.routes.ts';
import { pagesRoutes } from '#features/pages/server/pages.routes.ts';
import { pagesAdminRoutes } from '#features/pages/server/pages-admin.routes.ts';
import { helpAdminRoutes } from '#features/help/server/help-admin.routes.ts';
import { ticketsRoutes } from '#features/tickets/server/tickets.routes.ts';
import { eventsRoutes } from '#features/webhooks/server/events.routes.ts';
import { webhooksRoutes } from '#features/webhooks/server/webhooks.routes.ts';
import type { Routes } from '#platform/http/api-calls.ts';
import { devMessagesRoutes } from '#platform/http/dev-messages.routes.ts';
import { errorRoutes } from '#platform/http/platform.routes.ts';

/** Every group of API calls that the shop serves. */
export const api: readonly Routes[] = [
  errorRoutes,
  devMessagesRoutes,
  mediaRoutes,
  brandRoutes,
  profileRoutes,
  authRoutes,
  secondStepRoutes,
  sessionsRoutes,
  customerAccessRoutes,
  staffRoutes,
  accessKeysRoutes,
  assistantsAdminRoutes,
  handoversRoutes,
  customersAdminRoutes,
  customerExportsRoutes,
  creditRoutes,
  applicationsRoutes,
  ownJobsRoutes,
  ownListsRoutes,
  ownParcelsRoutes,
  ownSalePricesRoutes,
  ownShopRoutes,
  staffSellersRoutes,
  cartRoutes,
  productsRoutes,
  categoriesRoutes,
  listingsRoutes,
  flashSaleListRoutes,
  attributesAdminRoutes,
  brandsAdminRoutes,
  featuredAdminRoutes,
  couponCodesRoutes,
  couponsAdminRoutes,
  heroSlidesRoutes,
  homePromoRoutes,
  productImportRoutes,
  productTableRoutes,
  productsAdminRoutes,
  variantPricesRoutes,
  productExportsRoutes,
  categoriesAdminRoutes,
  inventoryAdminRoutes,
  stockExportsRoutes,
  stockLocationsRoutes,
  flashSalesAdminRoutes,
  pinnedResultsAdminRoutes,
  recentSearchesRoutes,
  searchRoutes,
  searchesAdminRoutes,
  synonymsAdminRoutes,
  dashboardRoutes,
  customerFiguresRoutes,
  privacyRoutes,
  checkoutRoutes,
  counterSalesRoutes,
  salePricesRoutes,
  sellingTermsRoutes,
  shippingRoutes,
  payingTermsRoutes,
  ordersRoutes,
  staffOrdersRoutes,
  orderExportsRoutes,
  orderMovesRoutes,
  packingRoutes,
  staffFulfillmentsRoutes,
  orderPaymentsRoutes,
  orderDetailsRoutes,
  staffOrderDetailsRoutes,
  cancellationsRoutes,
  staffCancellationsRoutes,
  returnsRoutes,
  undeliveredRoutes,
  paymentsAdminRoutes,
  refundsAdminRoutes,
  invoicesAdminRoutes,
  invoiceRoutes,
  orderTermsRoutes,
  transfersRoutes,
  bestSellersRoutes,
  auditRoutes,
  eventsRoutes,
  backgroundJobsRoutes,
  jobsRoutes,
  webhooksRoutes,
  backupsRoutes,
  notificationsRoutes,
  chatRoutes,
  conversationsRoutes,
  addressesRoutes,
  contentRoutes,
  postsAdminRoutes,
  postCategoriesAdminRoutes,
  shopFiguresRoutes,
  reviewsRoutes,
  questionsRoutes,
  moderationRoutes,
  questionModerationRoutes,
  sellersRoutes,
  contactRoutes,
  staffMoneyRoutes,
  moneyApprovalsRoutes,
  supportRoutes,
  helpAdminRoutes,
  ticketsRoutes,
  pagesRoutes,
  pagesAdminRoutes,
  ticketsAdminRoutes,
  wishlistRoutes,
  stockNoticesRoutes,
];
