/** What signing in is for, by the address that required it. */
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

/** The part of a product's page that a guest comes back to who wants to be notified when it is back in stock. */
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

/** Why signing in was required at an address of the shop; null where it was not required, or by an address that gives none. */
export function signInReason(from: string | null): SignInReason | null {
  if (from === null) return null;
  return byAddress.find(([pattern]) => pattern.test(from))?.[1] ?? null;
}
