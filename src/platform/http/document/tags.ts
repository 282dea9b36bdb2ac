/** The tags under which calls are listed: by the noun of their address, with a sentence. */
export const tags = {
  Products: [
    'What is sold, as shoppers see it and as the staff keeps it.',
    ['products', 'featured-products', 'variants'],
  ],
  Categories: ['The tree in which products stand.', ['categories']],
  Attributes: ['What goods are described, filtered and compared by.', ['attributes']],
  Brands: ['Who makes the products.', ['brands']],
  Search: [
    'Finding products by words or by an image, and how the owner tunes it.',
    ['search', 'searches', 'pinned-results', 'synonyms', 'synonym-suggestions'],
  ],
  Stock: ['How many pieces there are, and every movement of them.', ['stock', 'stock-locations', 'stock-notices']],
  Prices: ['Flash sales, and prices for a time.', ['flash-sales', 'sale-prices', 'product-sale-prices', 'dev']],
  Coupons: ['Codes that take something off.', ['coupons', 'coupon-batches', 'coupon-codes']],
  Cart: ['What a shopper has chosen.', ['cart']],
  Checkout: ['What an order will cost, and how it is sent and paid.', ['checkout', 'shipping-methods']],
  Orders: ['Placed orders, from payment to delivery.', ['orders', 'fulfillments', 'packing-lists']],
  Returns: ['Goods that come back.', ['returns']],
  Invoices: ['Documents for buyers and for the tax office.', ['invoices']],
  Payments: [
    'Payments and refunds, bank transfers, and store credit.',
    ['payments', 'refunds', 'bank-transfers', 'bank-accounts', 'credit'],
  ],
  Customers: ['Accounts of customers, and the caller’s own.', ['customers', 'recent-searches', 'wishlist']],
  'Signing in': ['Tokens of a session.', ['token']],
  Notifications: ['What the shop tells its customers.', ['notifications']],
  Sellers: [
    'Who sells beside the shop itself: their pages, goods, parcels and ledgers.',
    ['vendors', 'sellers', 'seller-applications', 'seller-products', 'shop', 'entries', 'fulfillments'],
  ],
  Reviews: ['Reviews, questions and answers about products.', ['reviews', 'questions', 'answers']],
  Blog: ['Posts and the comments below them.', ['posts', 'post-categories', 'comments']],
  Help: ['Answers, tickets and pages of help.', ['help-answers', 'tickets', 'ticket-assignees', 'written-pages']],
  Chat: ['The conversation between a customer and the staff.', ['chat', 'conversations']],
  Home: ['What stands on the home page.', ['hero-slides', 'home-promo', 'shop-figures']],
  Shop: [
    'The shop itself: its name, contact and settings.',
    ['brand', 'shop-contact', 'settings', 'opening-steps', 'counts', 'dashboard'],
  ],
  Programs: [
    'Access keys, assistants, and events of what changed.',
    ['access-keys', 'assistants', 'events', 'webhooks', 'jobs'],
  ],
  Staff: [
    'Who works in the shop, and what was done.',
    ['staff', 'money-approvals', 'audit', 'backups', 'background-jobs', 'failures'],
  ],
  Files: ['Uploads of images, files and videos.', ['uploads']],
} as const satisfies Readonly<Record<string, readonly [sentence: string, nouns: readonly string[]]>>;

const tagOfNoun = new Map<string, string>(
  Object.entries(tags).flatMap(([tag, [, nouns]]) => nouns.map((noun): [string, string] => [noun, tag])),
);

/** Returns the tag of an address; undefined for a noun that no tag lists. */
export function tagOf(address: string): string | undefined {
  const [, , first = '', second = ''] = address.split('/');
  return tagOfNoun.get(first === 'admin' || first === 'seller' ? second.replace(/\{.*/, '') || 'shop' : first);
}
