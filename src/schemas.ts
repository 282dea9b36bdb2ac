import { AccessKey, MadeKey as NewAccessKey } from '#features/access-keys/access-keys.contract.ts';
import { PostalAddress as Address, SavedAddress } from '#features/accounts/addresses.contract.ts';
import { ListedCustomer } from '#features/accounts/customers-admin.contract.ts';
import { Customer } from '#features/accounts/profile.contract.ts';
import { Brand as ShopIdentity } from '#features/appearance/appearance.contract.ts';
import { Attribute, CategoryAttribute, ListedAttribute } from '#features/attributes/attributes-admin.contract.ts';
import { AttributeValue, AttributeValueForm } from '#features/attributes/attribute-values.contract.ts';
import { AuditEntry } from '#features/audit/audit.contract.ts';
import { CustomerFile as CustomerDetail } from '#features/auth/customer-access.contract.ts';
import {
  Passkey,
  Factors as SecondFactors,
  Challenge as PasskeyChallenge,
  Assertion as PasskeyAssertion,
} from '#features/auth/second-step.contract.ts';
import { ListedSession as Session } from '#features/auth/sessions.contract.ts';
import { Backup } from '#features/backups/backups.contract.ts';
import {
  TransferPage as OrderTransfer,
  StaffTransfer as Transfer,
} from '#features/bank-transfers/bank-transfers.contract.ts';
import { PostCard, Post, PostCategory, Comment, OwnComment } from '#features/blog/blog.contract.ts';
import { AdminPostCategory } from '#features/blog/post-categories-admin.contract.ts';
import {
  AdminPost as ListedPost,
  WholePost as PostDetail,
  AdminComment as ListedComment,
} from '#features/blog/posts-admin.contract.ts';
import { AdminBrand as Brand } from '#features/brands/brands-admin.contract.ts';
import { BulkOutcome, BulkOutcomeByName } from '#shared/contract/bulk.ts';
import { Texts as Text } from '#shared/contract/texts.ts';
import { CartItem } from '#features/cart/cart.contract.ts';
import { Category } from '#features/categories/categories.contract.ts';
import { AdminCategory } from '#features/categories/categories-admin.contract.ts';
import { Message, ChatState, ChatEvent } from '#features/chat/chat.contract.ts';
import { Conversation, ConversationDetail } from '#features/chat/conversations.contract.ts';
import { CounterSale } from '#features/checkout/counter-sales.contract.ts';
import { NewOrder } from '#features/checkout/checkout.contract.ts';
import { CouponBatch, CouponCode } from '#features/coupons/coupon-codes.contract.ts';
import { AdminCoupon as Coupon } from '#features/coupons/coupons-admin.contract.ts';
import { AdminFlashSale as FlashSale } from '#features/flash-sales/flash-sales-admin.contract.ts';
import { Answer as VisibleSupportAnswer } from '#features/help/help.contract.ts';
import { AdminAnswer as SupportAnswer } from '#features/help/help-admin.contract.ts';
import { AdminSlide as HeroSlide } from '#features/home/hero-slides.contract.ts';
import { HomeCoupon } from '#features/home/home-promo.contract.ts';
import { AdminStock as StockLevel, StockMovement, StockChange } from '#features/inventory/inventory-admin.contract.ts';
import { ExportedStockMovement } from '#features/inventory/stock-exports.contract.ts';
import { ItemOutcome, Job } from '#features/jobs/jobs.contract.ts';
import { ExportedOrder } from '#features/orders/order-exports.contract.ts';
import { ExportedProduct } from '#features/product-import/product-exports.contract.ts';
import { StockLocation } from '#features/inventory/stock-locations.contract.ts';
import { ListedInvoice } from '#features/invoices/invoices-admin.contract.ts';
import { ListedPayment } from '#features/payments/payments-admin.contract.ts';
import { ListedRefund } from '#features/refunds/refunds-admin.contract.ts';
import { Party as InvoiceParty, DocumentRef as InvoiceRef, Invoice } from '#features/invoices/invoices.contract.ts';
import { FlashSaleCard } from '#features/listings/flash-sale-list.contract.ts';
import { ProductList, Facets } from '#features/listings/listings.contract.ts';
import { UploadedImage, UploadedFile, UploadedVideo, MessageFile } from '#features/media/media.contract.ts';
import { Notice as Notification } from '#features/notifications/notifications.contract.ts';
import { OrderDetail as Order } from '#features/order-details/order-details.contract.ts';
import { StaffOrderDetail as OrderDetail } from '#features/order-details/order-details-admin.contract.ts';
import { PlacedOrder, CardToken, PaymentWay } from '#features/order-payments/order-payments.contract.ts';
import { BillingParty, OrderSummary } from '#features/orders/orders.contract.ts';
import { OrderOfMoney as OrderRef, StaffOrder as ListedOrder } from '#features/orders/orders-admin.contract.ts';
import { WrittenPageText } from '#features/pages/pages.contract.ts';
import {
  BankAccountVisible as BankAccount,
  ForeignPaid as ForeignAmount,
} from '#features/payments/paying-terms.contract.ts';
import { SellerEntry } from '#features/payouts/payouts.contract.ts';
import { ProductSalePrices, SalePrice } from '#features/prices/sale-prices.contract.ts';
import { VersionedTerms as SellingTerms } from '#features/prices/selling-terms.contract.ts';
import { Featured as FeaturedProduct } from '#features/products/featured-admin.contract.ts';
import { ProductCard, ChosenProduct } from '#features/products/product-card.contract.ts';
import { Variant, ProductDetail as Product } from '#features/products/products.contract.ts';
import {
  VariantForm,
  Specification,
  NewProduct as ProductForm,
  DraftVariant as VariantDetail,
  AdminProduct as ListedProduct,
  ProductDraft as ProductDetail,
} from '#features/products/products-admin.contract.ts';
import { ModeratedQuestion } from '#features/questions/question-moderation.contract.ts';
import { Question, OwnQuestions } from '#features/questions/questions.contract.ts';
import { VisibleRefund as Refund } from '#features/refunds/refunds.contract.ts';
import { CustomerFigures } from '#features/reports/customer-figures.contract.ts';
import { ShopCounts } from '#features/reports/shop-figures.contract.ts';
import { VisibleReturn as Return, StaffReturn as ListedReturn } from '#features/returns/returns.contract.ts';
import { ModeratedReview, Writer as Ref } from '#features/reviews/moderation.contract.ts';
import { Review, ReviewList, OwnReviews } from '#features/reviews/reviews.contract.ts';
import { PinnedSearch } from '#features/pinned-results/pinned-results-admin.contract.ts';
import { SearchCounts } from '#features/search/searches-admin.contract.ts';
import { Suggestions as SearchSuggestions } from '#features/search/search.contract.ts';
import { OwnApplication, Application as SellerApplication } from '#features/sellers/applications.contract.ts';
import { Fulfillment } from '#features/fulfillments/fulfillments.contract.ts';
import { OwnOrder, OwnStock } from '#features/sellers/own-lists.contract.ts';
import { OwnParcel as SellerFulfillment, OrderToPack } from '#features/sellers/own-parcels.contract.ts';
import { OwnProduct as SellerProduct, SubmittedProduct } from '#features/sellers/own-shop.contract.ts';
import { ListedSeller, SellerFile as SellerDetail, SellerOrder } from '#features/sellers/sellers-admin.contract.ts';
import { Seller, SellerDetail as SellerPage } from '#features/sellers/vendors.contract.ts';
import { Method as ShippingMethod } from '#features/shipping/shipping.contract.ts';
import { MoneyApproval } from '#features/staff/money-approvals.contract.ts';
import { Member as StaffMember } from '#features/staff/staff.contract.ts';
import {
  Entry as CreditEntry,
  StaffEntry as CustomerCreditEntry,
} from '#features/store-credit/store-credit.contract.ts';
import { TicketSummary, TicketMessage, Ticket } from '#features/tickets/tickets.contract.ts';
import { AdminTicket as ListedTicket, WholeTicket as TicketDetail } from '#features/tickets/tickets-admin.contract.ts';
import { EventEntry as Event } from '#features/webhooks/events.contract.ts';
import { Synonym, SynonymSuggestion } from '#features/synonyms/synonyms-admin.contract.ts';
import { Webhook, WebhookDelivery, WebhookWithSecret } from '#features/webhooks/webhooks.contract.ts';

/**
 * The schemas that the document names: each noun once, under its public name. An equal schema in any call becomes a reference to it, so that a client
 * has one type for it.
 */
export const schemas = {
  AccessKey,
  Address,
  AdminCategory,
  Attribute,
  AttributeValue,
  AttributeValueForm,
  CategoryAttribute,
  ListedAttribute,
  AdminPostCategory,
  AuditEntry,
  Backup,
  BankAccount,

  BillingParty,
  Brand,
  CardToken,
  BulkOutcome,
  BulkOutcomeByName,
  CartItem,

  Category,
  ChatEvent,
  ChatState,
  ChosenProduct,
  Comment,
  Conversation,
  ConversationDetail,
  CounterSale,
  Coupon,
  CouponBatch,
  CouponCode,
  CreditEntry,
  Customer,
  CustomerCreditEntry,
  CustomerDetail,
  CustomerFigures,
  Event,
  ExportedOrder,
  ExportedProduct,
  ExportedStockMovement,
  Facets,
  FeaturedProduct,
  FlashSale,
  FlashSaleCard,
  ForeignAmount,
  Fulfillment,
  HeroSlide,
  HomeCoupon,
  Invoice,
  InvoiceParty,
  InvoiceRef,
  ItemOutcome,
  Job,
  ListedComment,
  ListedCustomer,
  ListedInvoice,
  ListedOrder,
  ListedPayment,
  ListedPost,
  ListedProduct,
  ListedRefund,
  ListedReturn,
  ListedSeller,
  ListedTicket,
  Message,
  MessageFile,
  ModeratedQuestion,
  ModeratedReview,
  NewAccessKey,
  NewOrder,
  Notification,
  Order,
  OrderDetail,
  OrderRef,
  OrderSummary,
  OrderToPack,
  OrderTransfer,
  OwnApplication,
  OwnComment,
  OwnOrder,
  OwnQuestions,
  OwnReviews,
  OwnStock,
  Passkey,
  PasskeyAssertion,
  PasskeyChallenge,
  PaymentWay,
  PlacedOrder,
  Post,
  PostCard,
  PostCategory,
  PostDetail,
  Product,
  ProductCard,
  ProductDetail,
  ProductForm,
  ProductList,
  ProductSalePrices,

  Question,
  Ref,
  Refund,
  Return,
  Review,
  ReviewList,
  SalePrice,
  SavedAddress,
  PinnedSearch,
  SearchCounts,
  SearchSuggestions,
  SecondFactors,
  Seller,
  SellerApplication,
  SellerDetail,
  SellerEntry,
  SellerFulfillment,
  SellerOrder,
  SellerPage,
  SellerProduct,
  SellingTerms,
  Session,
  ShippingMethod,
  ShopCounts,
  ShopIdentity,
  Specification,
  MoneyApproval,
  StaffMember,
  StockChange,
  StockLevel,
  StockLocation,
  StockMovement,
  SubmittedProduct,
  SupportAnswer,
  Synonym,
  SynonymSuggestion,
  Text,
  Ticket,
  TicketDetail,
  TicketMessage,
  TicketSummary,
  Transfer,
  UploadedFile,
  UploadedImage,
  UploadedVideo,
  Variant,
  VariantDetail,
  VariantForm,
  VisibleSupportAnswer,
  Webhook,
  WebhookDelivery,
  WebhookWithSecret,
  WrittenPageText,
} as const;
