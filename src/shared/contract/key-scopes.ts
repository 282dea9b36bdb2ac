import type { Call } from './contract.ts';

/** The kinds of access keys: the staff's at `/api/admin/…`, a seller's at `/api/seller/…`. */
export const keyKinds = ['staff', 'seller'] as const;
export type KeyKind = (typeof keyKinds)[number];

/** The scopes of a staff key. */
export const staffScopes = [
  'events:read',
  'webhooks:read',
  'webhooks:write',
  'orders:read',
  'orders:write',
  'refunds:write',
  'products:read',
  'products:write',
  'stock:read',
  'stock:write',
  'customers:read',
  'customers:write',
  'credit:read',
  'credit:write',
  'sellers:read',
  'sellers:write',
  'payouts:write',
  'promotions:read',
  'promotions:write',
  'support:read',
  'support:write',
  'content:read',
  'content:write',
  'settings:read',
  'settings:write',
  'reports:read',
] as const;

/** The scopes of a seller's key. */
export const sellerScopes = [
  'products:read',
  'products:write',
  'stock:read',
  'stock:write',
  'shipments:read',
  'shipments:write',
  'ledger:read',
  'webhooks:read',
  'webhooks:write',
  'shop:write',
] as const;

export type StaffScope = (typeof staffScopes)[number];
export type SellerScope = (typeof sellerScopes)[number];
export type Scope = StaffScope | SellerScope;

/** The prefixes of addresses that no key may call: staff, keys, full copies, and the deletion of accounts. */
const neverByKey = [
  '/api/admin/access-keys/',
  '/api/admin/background-jobs/',
  '/api/admin/backups/',
  '/api/admin/customers/:id/active/',
  '/api/admin/customers/:id/copy.json',
  '/api/admin/customers/:id/erase/',
  '/api/admin/customers/:id/sessions/',
  '/api/admin/money-approvals/',
  '/api/admin/settings/staff-money/',
  '/api/admin/staff/',
  '/api/seller/access-keys/',
];

/** The area of an address, by prefix; the first match applies, so narrower ones come first. */
const areas: Readonly<Record<KeyKind, readonly (readonly [begins: string, area: string])[]>> = {
  staff: [
    ['/api/admin/orders/:number/refund/', 'refunds'],
    ['/api/admin/orders/:number/return-excess/', 'refunds'],
    ['/api/admin/orders/:number/cancel/', 'refunds'],
    ['/api/admin/orders/:number/return/', 'refunds'],
    ['/api/admin/fulfillments/:id/refund/', 'refunds'],
    ['/api/admin/fulfillments/:id/send-again/', 'refunds'],
    ['/api/admin/returns/:id/receive/', 'refunds'],
    ['/api/admin/bank-transfers/:number/confirm/', 'refunds'],
    ['/api/admin/customers/:id/credit/', 'credit'],
    ['/api/admin/sellers/:id/payouts/', 'payouts'],
    ['/api/admin/orders/', 'orders'],
    ['/api/admin/fulfillments/', 'orders'],
    ['/api/admin/packing-lists/', 'orders'],
    ['/api/admin/events/', 'events'],
    ['/api/admin/webhooks/', 'webhooks'],
    ['/api/admin/payments/', 'orders'],
    ['/api/admin/refunds/', 'orders'],
    ['/api/admin/invoices/', 'orders'],
    ['/api/admin/bank-transfers/', 'orders'],
    ['/api/admin/returns/', 'orders'],
    ['/api/admin/products/', 'products'],
    ['/api/admin/variants/', 'products'],
    ['/api/admin/product-sale-prices/', 'products'],
    ['/api/admin/sale-prices/', 'products'],
    ['/api/admin/brands/', 'products'],
    ['/api/admin/categories/', 'products'],
    ['/api/admin/featured-products/', 'products'],
    ['/api/uploads/images/', 'products'],
    ['/api/uploads/videos/', 'products'],
    ['/api/admin/stock/', 'stock'],
    ['/api/admin/stock-locations/', 'stock'],
    ['/api/admin/customers/', 'customers'],
    ['/api/admin/sellers/', 'sellers'],
    ['/api/admin/seller-products/', 'sellers'],
    ['/api/admin/seller-applications/', 'sellers'],
    ['/api/admin/attributes/', 'products'],
    ['/api/admin/coupons/', 'promotions'],
    ['/api/admin/coupon-batches/', 'promotions'],
    ['/api/admin/coupon-codes/', 'promotions'],
    ['/api/admin/flash-sales/', 'promotions'],
    ['/api/admin/hero-slides/', 'promotions'],
    ['/api/admin/settings/home-promo/', 'promotions'],
    ['/api/admin/conversations/', 'support'],
    ['/api/admin/tickets/', 'support'],
    ['/api/admin/ticket-assignees/', 'support'],
    ['/api/admin/reviews/', 'support'],
    ['/api/admin/questions/', 'support'],
    ['/api/admin/comments/', 'support'],
    ['/api/admin/help-answers/', 'content'],
    ['/api/admin/written-pages/', 'content'],
    ['/api/admin/posts/', 'content'],
    ['/api/admin/post-categories/', 'content'],
    ['/api/admin/synonyms/', 'content'],
    ['/api/admin/pinned-results/', 'content'],
    ['/api/admin/searches/', 'reports'],
    ['/api/admin/synonym-suggestions/', 'content'],
    ['/api/admin/settings/brand/', 'settings'],
    ['/api/admin/settings/contact/', 'settings'],
    ['/api/admin/settings/order-terms/', 'settings'],
    ['/api/admin/settings/assistants/', 'settings'],
    ['/api/admin/assistants/', 'settings'],
    ['/api/admin/settings/paying-terms/', 'settings'],
    ['/api/admin/settings/selling-terms/', 'settings'],
    ['/api/admin/settings/seller-commission/', 'settings'],
    ['/api/admin/shipping-methods/', 'settings'],
    ['/api/admin/audit/', 'reports'],
    ['/api/admin/dashboard/', 'reports'],
    ['/api/admin/opening-steps/', 'reports'],
    ['/api/admin/counts/', 'reports'],
  ],
  seller: [
    ['/api/seller/stock/', 'stock'],
    ['/api/seller/variants/:id/stock/', 'stock'],
    ['/api/seller/variants/bulk-count/', 'stock'],
    ['/api/seller/variants/', 'products'],
    ['/api/seller/products/', 'products'],
    ['/api/seller/sale-prices/', 'products'],
    ['/api/seller/categories/', 'products'],
    ['/api/uploads/images/', 'products'],
    ['/api/seller/fulfillments/', 'shipments'],
    ['/api/seller/orders/', 'shipments'],
    ['/api/seller/entries/', 'ledger'],
    ['/api/seller/webhooks/', 'webhooks'],
    ['/api/seller/shop/', 'shop'],
    ['/api/seller/', 'ledger'],
  ],
};

/** Queries with a body: their ids do not fit an address, and they change nothing. */
const readingPosts = new Set([
  'POST /api/admin/customers/exports/',
  'POST /api/admin/events/exports/',
  'POST /api/admin/orders/exports/',
  'POST /api/admin/packing-lists/lookup/',
  'POST /api/admin/products/exports/',
  'POST /api/admin/products/preview/',
  'POST /api/admin/stock/exports/',
  'POST /api/seller/products/exports/',
  'POST /api/seller/stock/exports/',
]);

/** Used instead of a scope: every key of its kind may make the call, because it returns only jobs that the key started itself. */
export const anyScope = 'any';
const ownWork: Readonly<Record<KeyKind, string>> = { staff: '/api/admin/jobs/', seller: '/api/seller/jobs/' };

/** Returns the scope that a key of a kind needs to make a call; null if no key of that kind can. Public calls need no key. */
export function scopeOf(
  name: string,
  call: Pick<Call, 'access' | 'stream'>,
  kind: KeyKind,
): Scope | typeof anyScope | null {
  const [method = '', path = ''] = name.split(' ');
  if (call.access === 'public' || call.stream === true) return null;
  if (path.startsWith(ownWork[kind])) return anyScope;
  if (neverByKey.some((begins) => path.startsWith(begins))) return null;
  const area = areas[kind].find(([begins]) => path.startsWith(begins))?.[1];
  if (area === undefined) return null;
  const scope = `${area}:${method === 'GET' || readingPosts.has(name) ? 'read' : 'write'}`;
  const scopes: readonly string[] = kind === 'staff' ? staffScopes : sellerScopes;
  return scopes.includes(scope) ? (scope as Scope) : null;
}

/** Whether a call of the staff or of sellers is deliberately excluded from keys. */
export const isNeverByKey = (path: string): boolean => neverByKey.some((begins) => path.startsWith(begins));
