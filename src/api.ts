import { auditRoutes } from '#features/audit/server/audit.routes.ts';
import { brandRoutes } from '#features/brand/server/brand.routes.ts';
import { creditRoutes } from '#features/credit/server/credit.routes.ts';
import { cartRoutes } from '#features/cart/server/cart.routes.ts';
import { addressesRoutes } from '#features/identity/server/addresses.routes.ts';
import { postCategoriesDeskRoutes } from '#features/content/server/post-categories-desk.routes.ts';
import { postsDeskRoutes } from '#features/content/server/posts-desk.routes.ts';
import { contentRoutes } from '#features/content/server/content.routes.ts';
import { chatRoutes } from '#features/chat/server/chat.routes.ts';
import { conversationsRoutes } from '#features/chat/server/conversations.routes.ts';
import { identityRoutes } from '#features/identity/server/identity.routes.ts';
import { staffCustomersRoutes } from '#features/identity/server/staff-customers.routes.ts';
import { staffRoutes } from '#features/identity/server/staff.routes.ts';
import { catalogueRoutes } from '#features/catalogue/server/catalogue.routes.ts';
import { categoryDeskRoutes } from '#features/catalogue/server/category-desk.routes.ts';
import { heroSlidesRoutes } from '#features/catalogue/server/hero-slides.routes.ts';
import { homePromoRoutes } from '#features/catalogue/server/home-promo.routes.ts';
import { productImportRoutes } from '#features/catalogue/server/product-import.routes.ts';
import { productTableRoutes } from '#features/catalogue/server/product-table.routes.ts';
import { productDeskRoutes } from '#features/catalogue/server/product-desk.routes.ts';
import { sellingTermsRoutes } from '#features/checkout/server/selling-terms.routes.ts';
import { checkoutRoutes } from '#features/checkout/server/checkout.routes.ts';
import { notificationsRoutes } from '#features/notifications/server/notifications.routes.ts';
import { bestSellersRoutes } from '#features/orders/server/best-sellers.routes.ts';
import { applicationsRoutes } from '#features/marketplace/server/applications.routes.ts';
import { sellerDeskRoutes } from '#features/marketplace/server/seller-desk.routes.ts';
import { staffSellersRoutes } from '#features/marketplace/server/staff-sellers.routes.ts';
import { vendorsRoutes } from '#features/marketplace/server/vendors.routes.ts';
import { stockDeskRoutes } from '#features/inventory/server/stock-desk.routes.ts';
import { promotionsDeskRoutes } from '#features/promotions/server/promotions-desk.routes.ts';
import { payingTermsRoutes } from '#features/payments/server/paying-terms.routes.ts';
import { ordersRoutes } from '#features/orders/server/orders.routes.ts';
import { contactRoutes } from '#features/settings/server/contact.routes.ts';
import { transfersRoutes } from '#features/transfers/server/transfers.routes.ts';
import { ticketsDeskRoutes } from '#features/support/server/tickets-desk.routes.ts';
import { supportRoutes } from '#features/support/server/support.routes.ts';
import { orderTermsRoutes } from '#features/orders/server/order-terms.routes.ts';
import { invoiceRoutes } from '#features/orders/server/invoice/invoice.routes.ts';
import { returnsRoutes } from '#features/orders/server/returns.routes.ts';
import { staffOrdersRoutes } from '#features/orders/server/staff-orders.routes.ts';
import { shopFiguresRoutes } from '#features/reports/server/shop-figures.routes.ts';
import { moderationRoutes } from '#features/reviews/server/moderation.routes.ts';
import { questionsRoutes } from '#features/reviews/server/questions.routes.ts';
import { reviewsRoutes } from '#features/reviews/server/reviews.routes.ts';
import { privacyRoutes } from '#features/privacy/server/privacy.routes.ts';
import { customerFiguresRoutes } from '#features/reports/server/customer-figures.routes.ts';
import { deskRoutes } from '#features/reports/server/desk.routes.ts';
import { searchRoutes } from '#features/search/server/search.routes.ts';
import { mediaRoutes } from '#features/media/server/media.routes.ts';
import { wishlistRoutes } from '#features/wishlist/server/wishlist.routes.ts';
import type { Routes } from '#platform/api-calls.ts';
import { devMessagesRoutes } from '#platform/dev-messages.routes.ts';
import { failureRoutes } from '#platform/platform.routes.ts';

/** Every group of calls that the shop answers. */
export const api: readonly Routes[] = [
  failureRoutes,
  devMessagesRoutes,
  mediaRoutes,
  brandRoutes,
  identityRoutes,
  staffRoutes,
  staffCustomersRoutes,
  creditRoutes,
  applicationsRoutes,
  sellerDeskRoutes,
  staffSellersRoutes,
  cartRoutes,
  catalogueRoutes,
  heroSlidesRoutes,
  homePromoRoutes,
  productImportRoutes,
  productTableRoutes,
  productDeskRoutes,
  categoryDeskRoutes,
  stockDeskRoutes,
  promotionsDeskRoutes,
  searchRoutes,
  deskRoutes,
  customerFiguresRoutes,
  privacyRoutes,
  checkoutRoutes,
  sellingTermsRoutes,
  payingTermsRoutes,
  ordersRoutes,
  staffOrdersRoutes,
  returnsRoutes,
  invoiceRoutes,
  orderTermsRoutes,
  transfersRoutes,
  bestSellersRoutes,
  auditRoutes,
  notificationsRoutes,
  chatRoutes,
  conversationsRoutes,
  addressesRoutes,
  contentRoutes,
  postsDeskRoutes,
  postCategoriesDeskRoutes,
  shopFiguresRoutes,
  reviewsRoutes,
  questionsRoutes,
  moderationRoutes,
  vendorsRoutes,
  contactRoutes,
  supportRoutes,
  ticketsDeskRoutes,
  wishlistRoutes,
];
