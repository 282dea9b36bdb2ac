/** A page of the shop. */
export interface Page {
  readonly path: string;
  readonly file: string;
  /** The query parameters that the server's rendering depends on; every other one is left to the browser. */
  readonly query: readonly string[];
  /** What stands around it: the shop's frame with header and tabs (as delivered), the back office's, or nothing. */
  readonly frame?: 'admin' | 'none';
  /** Whom its browser speaks to besides the shop; no other page may. */
  readonly connectsTo?: 'card-provider';
}

const list = ['sort', 'brand', 'colour', 'size', 'rating', 'payment', 'price_min', 'price_max', 'in_stock'];

const page = (path: string, file: string, query: readonly string[] = []): Page => ({ path, file, query });
const bare = (path: string, file: string): Page => ({ path, file, query: [], frame: 'none' });
const admin = (path: string, file: string): Page => ({ path, file, query: [], frame: 'admin' });

const catalogue = (file: string) => `features/catalogue/storefront/${file}`;
const identity = (file: string) => `features/identity/storefront/${file}`;
const content = (file: string) => `features/content/storefront/${file}`;
const marketplace = (file: string) => `features/marketplace/storefront/${file}`;
const backOffice = (feature: string, file: string) => `features/${feature}/back-office/${file}`;
const checkout = (file: string) => `features/checkout/storefront/${file}`;

/** Every page of the shop, the first table of contents: path, file, and what of its query the server reads. */
export const pages: readonly Page[] = [
  page('/', catalogue('home-page.tsx')),
  page('/home', catalogue('home-page.tsx')),
  page('/shop-grid', catalogue('shop-grid-page.tsx'), list),
  page('/shop-list', catalogue('shop-list-page.tsx'), ['category', ...list]),
  page('/single-product', catalogue('product-page.tsx')),
  page('/single-product/:slug', catalogue('product-page.tsx')),
  page('/product/:slug', catalogue('product-page.tsx')),
  page('/catagory', catalogue('category-page.tsx')),
  page('/catagory/:slug', catalogue('category-page.tsx'), list),
  page('/sub-catagory', catalogue('sub-category-page.tsx'), ['category']),
  page('/search', 'features/search/storefront/search-page.tsx', ['q', 'tag', 'picture', ...list]),
  page('/flash-sale', catalogue('flash-sale-page.tsx'), list),
  page('/featured-products', catalogue('featured-products-page.tsx'), list),
  page('/cart', 'features/cart/storefront/cart-page.tsx'),
  page('/checkout', checkout('checkout-page.tsx')),
  page('/checkout-payment', checkout('checkout-payment-page.tsx')),
  page('/checkout-bank', checkout('checkout-bank-page.tsx')),
  page('/checkout-cash', checkout('checkout-cash-page.tsx')),
  { ...page('/checkout-credit-card', checkout('checkout-credit-card-page.tsx')), connectsTo: 'card-provider' },
  page('/checkout-paypal', checkout('checkout-paypal-page.tsx')),
  page('/payment-success', checkout('payment-success-page.tsx')),
  page('/payment-failed', checkout('payment-failed-page.tsx')),
  page('/notifications', 'features/notifications/storefront/notifications-page.tsx'),
  page('/notification-details', 'features/notifications/storefront/notification-details-page.tsx'),
  page('/message', 'features/chat/storefront/message-page.tsx'),
  page('/my-order', 'features/orders/storefront/my-order-page.tsx'),
  page('/invoice', 'features/orders/storefront/invoice-page.tsx'),
  page('/invoice/verify', 'features/orders/storefront/verify-invoice-page.tsx'),
  page('/blog-grid', content('blog-grid-page.tsx'), ['category', 'after']),
  page('/blog-list', content('blog-list-page.tsx'), ['category', 'after']),
  page('/blog-details', content('blog-details-page.tsx')),
  page('/blog-details/:slug', content('blog-details-page.tsx')),
  page('/about-us', content('about-us-page.tsx')),
  page('/privacy-policy', content('privacy-policy-page.tsx')),
  page('/vendors', marketplace('vendors-page.tsx'), ['q']),
  page('/vendor-shop', marketplace('vendors-page.tsx'), ['q']),
  bare('/become-vendor', marketplace('become-vendor-page.tsx')),
  page('/seller', marketplace('seller-desk-page.tsx')),
  page('/vendor-shop/:slug', marketplace('vendor-shop-page.tsx'), ['tab', ...list]),
  page('/contact', 'features/support/storefront/contact-page.tsx'),
  page('/support', 'features/support/storefront/support-page.tsx'),
  page('/my-tickets', 'features/support/storefront/my-tickets-page.tsx'),
  page('/wallet', 'features/credit/storefront/wallet-page.tsx'),
  page('/wishlist-grid', 'features/wishlist/storefront/wishlist-page.tsx'),
  page('/wishlist-list', 'features/wishlist/storefront/wishlist-page.tsx'),
  page('/settings', 'features/settings/storefront/settings-page.tsx'),
  page('/language', 'features/settings/storefront/language-page.tsx'),
  page('/pages', 'web/pages-index-page.tsx'),
  page('/offline', 'features/offline/storefront/offline-page.tsx'),
  page('/profile', identity('profile-page.tsx')),
  page('/edit-profile', identity('edit-profile-page.tsx')),
  page('/change-password', identity('change-password-page.tsx')),
  bare('/intro', identity('intro-page.tsx')),
  bare('/login', identity('login-page.tsx')),
  bare('/register', identity('register-page.tsx')),
  bare('/otp', identity('otp-page.tsx')),
  bare('/otp-confirm', identity('otp-confirm-page.tsx')),
  bare('/forget-password', identity('forget-password-page.tsx')),
  bare('/forget-password-success', identity('forget-password-success-page.tsx')),
  bare('/confirm-email', identity('confirm-email-page.tsx')),
  bare('/reset-password', identity('reset-password-page.tsx')),
  admin('/admin', 'features/reports/back-office/desk-page.tsx'),
  admin('/admin/products', backOffice('catalogue', 'products-page.tsx')),
  admin('/admin/products/new', backOffice('catalogue', 'product-new-page.tsx')),
  admin('/admin/products/table', backOffice('catalogue', 'product-table-page.tsx')),
  admin('/admin/products/:id', backOffice('catalogue', 'product-edit-page.tsx')),
  admin('/admin/categories', backOffice('catalogue', 'categories-page.tsx')),
  admin('/admin/stock', backOffice('inventory', 'stock-page.tsx')),
  admin('/admin/promotions', backOffice('promotions', 'promotions-page.tsx')),
  admin('/admin/conversations', 'features/chat/back-office/conversations-page.tsx'),
  admin('/admin/posts', 'features/content/back-office/posts-page.tsx'),
  admin('/admin/posts/categories', 'features/content/back-office/post-categories-page.tsx'),
  admin('/admin/posts/:id', 'features/content/back-office/post-page.tsx'),
  admin('/admin/comments', 'features/content/back-office/comments-page.tsx'),
  admin('/admin/pages', 'features/content/back-office/pages-page.tsx'),
  admin('/admin/pages/:name', 'features/content/back-office/written-page-page.tsx'),
  admin('/admin/tickets', 'features/support/back-office/tickets-page.tsx'),
  admin('/admin/tickets/:number', 'features/support/back-office/ticket-page.tsx'),
  admin('/admin/answers', 'features/support/back-office/answers-page.tsx'),
  admin('/admin/answers/:id', 'features/support/back-office/answer-page.tsx'),
  admin('/admin/audit', 'features/audit/back-office/audit-page.tsx'),
  admin('/admin/orders', 'features/orders/back-office/staff-orders-page.tsx'),
  admin('/admin/orders/packing', 'features/orders/back-office/packing-page.tsx'),
  admin('/admin/transfers', backOffice('transfers', 'transfers-page.tsx')),
  admin('/admin/returns', 'features/orders/back-office/returns-page.tsx'),
  admin('/admin/orders/:number', 'features/orders/back-office/staff-order-page.tsx'),
  admin('/admin/orders/:number/invoice', 'features/orders/back-office/staff-invoice-page.tsx'),
  admin('/admin/customers', 'features/identity/back-office/staff-customers-page.tsx'),
  admin('/admin/customers/:id', 'features/identity/back-office/staff-customer-page.tsx'),
  admin('/admin/settings', 'features/settings/back-office/shop-settings-page.tsx'),
  admin('/admin/staff', 'features/identity/back-office/staff-page.tsx'),
  admin('/admin/reviews', 'features/reviews/back-office/reviews-page.tsx'),
  admin('/admin/questions', 'features/reviews/back-office/questions-page.tsx'),
  admin('/admin/seller-products', 'features/marketplace/back-office/seller-products-page.tsx'),
  admin('/admin/sellers', backOffice('marketplace', 'sellers-page.tsx')),
  admin('/admin/sellers/:id', backOffice('marketplace', 'seller-page.tsx')),
  admin('/admin/applications', 'features/marketplace/back-office/applications-page.tsx'),
  bare('/admin/first-owner', 'features/identity/back-office/first-owner-page.tsx'),
];

/** Pages that only the demo has. */
export const demoPages: readonly Page[] = [page('/dev/ui', 'web/dev-ui-page.tsx')];
