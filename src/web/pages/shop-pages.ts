import type { shopPagesMessages } from './shop-pages.messages.ts';

type PageName = keyof (typeof shopPagesMessages)['fa'];

export interface ShopPage {
  readonly path: string;
  readonly name: PageName;
}

/** Pages that links can name, grouped by purpose: those without a parameter. */
export const shopPageGroups: readonly { readonly name: PageName; readonly pages: readonly ShopPage[] }[] = [
  {
    name: 'buying',
    pages: [
      { path: '/', name: 'start' },
      { path: '/home', name: 'home' },
      { path: '/shop-grid', name: 'shopGrid' },
      { path: '/shop-list', name: 'shopList' },
      { path: '/catagory', name: 'categories' },
      { path: '/sub-catagory', name: 'subCategories' },
      { path: '/search', name: 'search' },
      { path: '/flash-sale', name: 'flashSale' },
      { path: '/featured-products', name: 'featuredProducts' },
      { path: '/single-product', name: 'singleProduct' },
      { path: '/vendors', name: 'sellers' },
      { path: '/vendor-shop', name: 'sellerShop' },
    ],
  },
  {
    name: 'ordering',
    pages: [
      { path: '/cart', name: 'cart' },
      { path: '/checkout', name: 'checkout' },
      { path: '/checkout-payment', name: 'checkoutPayment' },
      { path: '/checkout-bank', name: 'checkoutBank' },
      { path: '/checkout-cash', name: 'checkoutCash' },
      { path: '/checkout-credit-card', name: 'checkoutCreditCard' },
      { path: '/checkout-paypal', name: 'checkoutPaypal' },
      { path: '/payment-success', name: 'paymentSuccess' },
      { path: '/payment-failed', name: 'paymentFailed' },
      { path: '/my-order', name: 'myOrder' },
      { path: '/invoice', name: 'invoice' },
      { path: '/invoice/verify', name: 'verifyInvoice' },
    ],
  },
  {
    name: 'account',
    pages: [
      { path: '/login', name: 'login' },
      { path: '/register', name: 'register' },
      { path: '/otp', name: 'otp' },
      { path: '/otp-confirm', name: 'otpConfirm' },
      { path: '/forget-password', name: 'forgetPassword' },
      { path: '/forget-password-success', name: 'forgetPasswordSuccess' },
      { path: '/change-password', name: 'changePassword' },
      { path: '/profile', name: 'profile' },
      { path: '/edit-profile', name: 'editProfile' },
      { path: '/wishlist-grid', name: 'wishlistGrid' },
      { path: '/wishlist-list', name: 'wishlistList' },
      { path: '/wallet', name: 'wallet' },
      { path: '/notifications', name: 'notifications' },
      { path: '/notification-details', name: 'notificationDetails' },
      { path: '/settings', name: 'settings' },
      { path: '/language', name: 'language' },
    ],
  },
  {
    name: 'reading',
    pages: [
      { path: '/blog-grid', name: 'blogGrid' },
      { path: '/blog-list', name: 'blogList' },
      { path: '/blog-details', name: 'blogDetails' },
      { path: '/about-us', name: 'aboutUs' },
      { path: '/privacy-policy', name: 'privacyPolicy' },
    ],
  },
  {
    name: 'helping',
    pages: [
      { path: '/message', name: 'message' },
      { path: '/contact', name: 'contact' },
      { path: '/support', name: 'support' },
      { path: '/my-tickets', name: 'myTickets' },
    ],
  },
  {
    name: 'selling',
    pages: [
      { path: '/become-vendor', name: 'becomeSeller' },
      { path: '/seller', name: 'seller' },
    ],
  },
  {
    name: 'further',
    pages: [
      { path: '/intro', name: 'intro' },
      { path: '/pages', name: 'pages' },
      { path: '/offline', name: 'offline' },
    ],
  },
];

/** All of them, in the order of the index and the menu. */
export const shopPages: readonly ShopPage[] = shopPageGroups.flatMap(({ pages }) => pages);
