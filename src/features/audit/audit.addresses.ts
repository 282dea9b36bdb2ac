import type { AuditEntry } from './audit.contract.ts';

const pages: Readonly<Record<string, (id: string) => string>> = {
  product: (id) => `/admin/products/${id}`,
  category: () => '/admin/categories',
  attribute: () => '/admin/attributes',
  coupon: () => '/admin/promotions',
  offer: () => '/admin/promotions',
  slide: () => '/admin/promotions?tab=slides',
  order: (number) => `/admin/orders/${number}`,
  customer: (id) => `/admin/customers/${id}`,
  seller: (id) => `/admin/sellers/${id}`,
  application: () => '/admin/applications',
  review: () => '/admin/reviews',
  question: () => '/admin/questions',
  conversation: (id) => `/admin/conversations?customer=${id}`,
  ticket: (number) => `/admin/tickets/${number}`,
  post: (id) => `/admin/posts/${id}`,
  'post-category': () => '/admin/posts/categories',
  page: (name) => `/admin/pages/${name}`,
  comment: () => '/admin/comments',
  'shipping-method': () => '/admin/settings',
  'stock-location': () => '/admin/stock/locations',
  'background-job': () => '/admin/background-jobs',
  backup: () => '/admin/backups',
  'access-key': () => '/admin/access-keys',
  webhook: (id) => `/admin/webhooks?webhook=${id}`,
  setting: () => '/admin/settings',
};

/** Returns the admin page of the changed subject; null if it is deleted or has none. */
export function changedAt({
  action,
  subject,
  subject_id: id,
}: Pick<AuditEntry, 'action' | 'subject' | 'subject_id'>): string | null {
  if (action.endsWith('.removed')) return null;
  if (action === 'promo.changed') return '/admin/promotions';
  // Answers to a product's questions and those of the help page have the same subject.
  if (subject === 'answer')
    return action === 'answer.approved' || action === 'answer.refused'
      ? '/admin/questions'
      : `/admin/answers/${encodeURIComponent(id)}`;
  return pages[subject]?.(encodeURIComponent(id)) ?? null;
}
