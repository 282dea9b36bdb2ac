/** The reasons for signing in, derived from the address that required it. */
export const signInReasons = [
  'checkout',
  'cart',
  'orders',
  'review',
  'question',
  'comment',
  'wishlist',
  'stockNotice',
  'chat',
  'notifications',
  'account',
  'wallet',
  'tickets',
  'selling',
  'staff',
] as const;
export type SignInReason = (typeof signInReasons)[number];

/** The fragment of the product page to which a guest returns who wants a back-in-stock notice. */
export const stockNoticeHash = '#stock-notice';

const byAddress: readonly (readonly [RegExp, SignInReason])[] = [
  [/#reviews$/, 'review'],
  [/#questions$/, 'question'],
  [/#comments$/, 'comment'],
  [/#stock-notice$/, 'stockNotice'],
  [/^\/(?:checkout|payment)(?:-|[/?#]|$)/, 'checkout'],
  [/^\/cart(?:[/?#]|$)/, 'cart'],
  [/^\/(?:my-order|invoice)(?:[/?#]|$)/, 'orders'],
  [/^\/wishlist-(?:grid|list)(?:[/?#]|$)/, 'wishlist'],
  [/^\/message(?:[/?#]|$)/, 'chat'],
  [/^\/(?:notifications|notification-details)(?:[/?#]|$)/, 'notifications'],
  [/^\/(?:profile|edit-profile|change-password|security|settings)(?:[/?#]|$)/, 'account'],
  [/^\/wallet(?:[/?#]|$)/, 'wallet'],
  [/^\/(?:my-tickets|contact)(?:[/?#]|$)/, 'tickets'],
  [/^\/(?:seller|become-vendor)(?:[/?#]|$)/, 'selling'],
  [/^\/admin(?:[/?#]|$)/, 'staff'],
];

/** Returns why an address of the shop required signing in; null if it did not, or if there is no reason for it. */
export function signInReason(from: string | null): SignInReason | null {
  if (from === null) return null;
  return byAddress.find(([pattern]) => pattern.test(from))?.[1] ?? null;
}
