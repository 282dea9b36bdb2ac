/** A page of the shop. */
export interface Page {
  readonly path: string;
  readonly file: string;
  /** The query parameters that server rendering depends on, `attr_*` for all with that prefix; others are only read in the browser. */
  readonly query: readonly string[];
  /** The queue for rendering it under load: searches have their own limit. */
  readonly line?: 'search';
  /** The layout around it: the shop's with header and tabs (the default), the admin's, or none. */
  readonly frame?: 'admin' | 'none';
  /** The external host that its Content Security Policy allows; no other page may connect to it. */
  readonly connectsTo?: 'card-provider';
}

const list = ['sort', 'brand', 'colour', 'size', 'rating', 'payment', 'price_min', 'price_max', 'in_stock'];

const page = (path: string, file: string, query: readonly string[] = []): Page => ({ path, file, query });
const bare = (path: string, file: string): Page => ({ path, file, query: [], frame: 'none' });
const admin = (path: string, file: string): Page => ({ path, file, query: [], frame: 'admin' });

const storefront = (feature: string, file: string) => `features/${feature}/storefront/${file}`;
const inAdmin = (feature: string, file: string) => `features/${feature}/admin/${file}`;

/** All pages of the shop, the table of contents: path, file, and the query parameters used by the server. */
export const pages: readonly Page[] = [
  page('/', storefront('home', 'home-page.tsx')),
  page('/home', storefront('home', 'home-page.tsx')),
  page('/shop-grid', storefront('listings', 'shop-grid-page.tsx'), list),
  page('/shop-list', storefront('listings', 'shop-list-page.tsx'), ['category', ...list]),
  page('/single-product', storefront('products', 'product-page.tsx')),
  page('/single-product/:slug', storefront('products', 'product-page.tsx')),
  page('/product/:slug', storefront('products', 'product-page.tsx')),
  page('/catagory', storefront('categories', 'category-page.tsx')),
  page('/catagory/:slug', storefront('categories', 'category-page.tsx'), [...list, 'attr_*']),
  page('/sub-catagory', storefront('categories', 'sub-category-page.tsx'), ['category']),
  { ...page('/search', storefront('search', 'search-page.tsx'), ['q', 'tag', 'picture', ...list]), line: 'search' },
  page('/flash-sale', storefront('flash-sales', 'flash-sale-page.tsx'), list),
  page('/featured-products', storefront('listings', 'featured-products-page.tsx'), list),
  page('/cart', storefront('cart', 'cart-page.tsx')),
  page('/checkout', storefront('checkout', 'checkout-page.tsx')),
  page('/assistant-checkout', storefront('assistants', 'assistant-checkout-page.tsx')),
  page('/checkout-payment', storefront('checkout', 'payment/checkout-payment-page.tsx')),
  page('/checkout-bank', storefront('checkout', 'payment/checkout-bank-page.tsx')),
  page('/checkout-cash', storefront('checkout', 'payment/checkout-cash-page.tsx')),
  {
    ...page('/checkout-credit-card', storefront('checkout', 'payment/checkout-credit-card-page.tsx')),
    connectsTo: 'card-provider',
  },
  page('/checkout-paypal', storefront('checkout', 'payment/checkout-paypal-page.tsx')),
  page('/payment-success', storefront('checkout', 'payment/payment-success-page.tsx')),
  page('/payment-failed', storefront('checkout', 'payment/payment-failed-page.tsx')),
  page('/notifications', storefront('notifications', 'notifications-page.tsx')),
  page('/notification-details', storefront('notifications', 'notification-details-page.tsx')),
  page('/message', storefront('chat', 'message-page.tsx')),
  page('/my-order', storefront('order-details', 'my-order-page.tsx')),
  page('/invoice', storefront('invoices', 'invoice-page.tsx')),
  page('/invoice/verify', storefront('invoices', 'verify-invoice-page.tsx')),
  page('/blog-grid', storefront('blog', 'blog-grid-page.tsx'), ['category', 'after']),
  page('/blog-list', storefront('blog', 'blog-list-page.tsx'), ['category', 'after']),
  page('/blog-details', storefront('blog', 'blog-details-page.tsx')),
  page('/blog-details/:slug', storefront('blog', 'blog-details-page.tsx')),
  page('/about-us', storefront('pages', 'about-us-page.tsx')),
  page('/privacy-policy', storefront('pages', 'privacy-policy-page.tsx')),
  page('/vendors', storefront('sellers', 'vendors-page.tsx'), ['q']),
  page('/vendor-shop', storefront('sellers', 'vendors-page.tsx'), ['q']),
  bare('/become-vendor', storefront('sellers', 'become-vendor-page.tsx')),
  page('/seller', storefront('sellers', 'own-shop-page.tsx')),
  page('/seller/access-keys', storefront('access-keys', 'seller-keys-page.tsx')),
  page('/seller/webhooks', storefront('webhooks', 'seller-webhooks-page.tsx')),
  page('/vendor-shop/:slug', storefront('sellers', 'vendor-shop-page.tsx'), ['tab', ...list]),
  page('/contact', storefront('tickets', 'contact-page.tsx')),
  page('/support', storefront('help', 'support-page.tsx')),
  page('/my-tickets', storefront('tickets', 'my-tickets-page.tsx')),
  page('/wallet', storefront('store-credit', 'wallet-page.tsx')),
  page('/wishlist-grid', storefront('wishlist', 'wishlist-page.tsx')),
  page('/wishlist-list', storefront('wishlist', 'wishlist-page.tsx')),
  page('/settings', storefront('settings', 'settings-page.tsx')),
  page('/language', storefront('settings', 'language-page.tsx')),
  page('/pages', 'web/pages/pages-index-page.tsx'),
  page('/offline', storefront('offline', 'offline-page.tsx')),
  page('/profile', storefront('accounts', 'profile-page.tsx')),
  page('/edit-profile', storefront('accounts', 'edit-profile-page.tsx')),
  page('/change-password', storefront('auth', 'change-password-page.tsx')),
  page('/security', storefront('auth', 'second-step/security-page.tsx')),
  bare('/second-step', storefront('auth', 'second-step/second-step-page.tsx')),
  bare('/intro', storefront('auth', 'intro-page.tsx')),
  bare('/login', storefront('auth', 'login-page.tsx')),
  bare('/register', storefront('auth', 'register-page.tsx')),
  bare('/otp', storefront('auth', 'otp-page.tsx')),
  bare('/otp-confirm', storefront('auth', 'otp-confirm-page.tsx')),
  bare('/forget-password', storefront('auth', 'forget-password-page.tsx')),
  bare('/forget-password-success', storefront('auth', 'forget-password-success-page.tsx')),
  bare('/confirm-email', storefront('accounts', 'confirm-email-page.tsx')),
  bare('/phone-back', storefront('auth', 'phone-back-page.tsx')),
  bare('/reset-password', storefront('auth', 'reset-password-page.tsx')),
  admin('/admin', inAdmin('reports', 'dashboard-page.tsx')),
  admin('/admin/products', inAdmin('products', 'products-page.tsx')),
  admin('/admin/products/new', inAdmin('products', 'product-new-page.tsx')),
  admin('/admin/products/table', inAdmin('product-import', 'product-table-page.tsx')),
  admin('/admin/products/:id', inAdmin('products', 'product-edit-page.tsx')),
  admin('/admin/categories', inAdmin('categories', 'categories-page.tsx')),
  admin('/admin/attributes', inAdmin('attributes', 'attributes-page.tsx')),
  admin('/admin/stock', inAdmin('inventory', 'stock-page.tsx')),
  admin('/admin/stock/locations', inAdmin('inventory', 'stock-locations-page.tsx')),
  admin('/admin/promotions', inAdmin('flash-sales', 'promotions-page.tsx')),
  admin('/admin/conversations', inAdmin('chat', 'conversations-page.tsx')),
  admin('/admin/posts', inAdmin('blog', 'posts-page.tsx')),
  admin('/admin/posts/categories', inAdmin('blog', 'post-categories-page.tsx')),
  admin('/admin/posts/:id', inAdmin('blog', 'post-page.tsx')),
  admin('/admin/comments', inAdmin('blog', 'comments-page.tsx')),
  admin('/admin/pages', inAdmin('pages', 'pages-page.tsx')),
  admin('/admin/pages/:name', inAdmin('pages', 'written-page-page.tsx')),
  admin('/admin/tickets', inAdmin('tickets', 'tickets-page.tsx')),
  admin('/admin/tickets/:number', inAdmin('tickets', 'ticket-page.tsx')),
  admin('/admin/answers', inAdmin('help', 'answers-page.tsx')),
  admin('/admin/answers/:id', inAdmin('help', 'answer-page.tsx')),
  admin('/admin/audit', inAdmin('audit', 'audit-page.tsx')),
  admin('/admin/background-jobs', inAdmin('background-jobs', 'background-jobs-page.tsx')),
  admin('/admin/backups', inAdmin('backups', 'backups-page.tsx')),
  admin('/admin/search', inAdmin('search', 'search-page.tsx')),
  admin('/admin/orders', inAdmin('orders', 'orders-page.tsx')),
  admin('/admin/orders/packing', inAdmin('fulfillments', 'packing-page.tsx')),
  admin('/admin/transfers', inAdmin('bank-transfers', 'bank-transfers-page.tsx')),
  admin('/admin/returns', inAdmin('returns', 'returns-page.tsx')),
  admin('/admin/orders/:number', inAdmin('order-details', 'order-page.tsx')),
  admin('/admin/orders/:number/invoice', inAdmin('invoices', 'invoice-page.tsx')),
  admin('/admin/customers', inAdmin('accounts', 'customers-page.tsx')),
  admin('/admin/customers/:id', inAdmin('accounts', 'customer-page.tsx')),
  admin('/admin/settings', inAdmin('settings', 'shop-settings-page.tsx')),
  admin('/admin/assistants', inAdmin('assistants', 'assistants-page.tsx')),
  admin('/admin/access-keys', inAdmin('access-keys', 'access-keys-page.tsx')),
  admin('/admin/webhooks', inAdmin('webhooks', 'webhooks-page.tsx')),
  admin('/admin/staff', inAdmin('staff', 'staff-page.tsx')),
  admin('/admin/money-approvals', inAdmin('staff', 'money-approvals-page.tsx')),
  admin('/admin/reviews', inAdmin('reviews', 'reviews-page.tsx')),
  admin('/admin/questions', inAdmin('questions', 'questions-page.tsx')),
  admin('/admin/seller-products', inAdmin('sellers', 'seller-products-page.tsx')),
  admin('/admin/sellers', inAdmin('sellers', 'sellers-page.tsx')),
  admin('/admin/sellers/:id', inAdmin('sellers', 'seller-page.tsx')),
  admin('/admin/applications', inAdmin('sellers', 'applications-page.tsx')),
  bare('/admin/first-owner', inAdmin('staff', 'first-owner-page.tsx')),
];

/** Pages available only in the demo. */
export const demoPages: readonly Page[] = [page('/dev/ui', 'web/pages/dev-ui-page.tsx')];
