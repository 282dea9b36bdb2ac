/** The subjects of the log, and the actions on each, in the past tense. Every one has a text in `admin/audit-words.messages.ts`. */
export const auditActions = {
  product: [
    'product.added',
    'product.changed',
    'product.hidden',
    'product.shown',
    'product.archived',
    'product.metadata-changed',
    'submission.approved',
    'submission.refused',
    'submission.waiting',
    'submission.sent-again',
  ],
  'product-import': ['products.imported'],
  variant: [
    'stock.changed',
    'stock.transferred',
    'price.changed',
    'sale-price.added',
    'sale-price.changed',
    'sale-price.ended',
    'variant.changed',
    'stock.threshold-changed',
  ],
  brand: ['brand.added', 'brand.renamed'],
  category: ['category.added', 'category.changed', 'category.moved', 'category.removed', 'categories.ordered'],
  attribute: ['attribute.added', 'attribute.changed', 'attribute.archived', 'attribute.restored'],
  featured: ['featured.changed'],
  coupon: ['coupon.added', 'coupon.changed', 'coupon.codes-made', 'coupon.codes-revoked'],
  offer: ['offer.added', 'offer.changed', 'offer.ended'],
  slide: ['slide.added', 'slide.changed', 'slide.removed', 'slides.ordered'],
  order: [
    'order.sold-at-counter',
    'order.moved',
    'order.tracking-kept',
    'parcel.packed',
    'parcel.unpacked',
    'parcel.moved',
    'parcel.corrected',
    'parcel.resolved',
    'order.note-kept',
    'order.metadata-changed',
    'order.dispute-ended',
    'order.cancelled',
    'order.returned',
    'order.refunded',
    'order.invoice-corrected',
    'return.approved',
    'return.refused',
    'return.done',
    'transfer.confirmed',
    'transfer.refused',
  ],
  customer: [
    'staff.first-owner-made',
    'staff.role-changed',
    'staff.second-factor-reset',
    'customer.renamed',
    'customer.metadata-changed',
    'customer.copied',
    'customer.erased',
    'customer.blocked',
    'customer.unblocked',
    'customer.session-ended',
    'customer.sessions-ended',
    'credit.added',
    'credit.taken',
  ],
  seller: ['seller.changed', 'seller.described', 'seller.suspended', 'seller.resumed', 'seller.paid-out'],
  application: ['application.approved', 'application.refused', 'application.waiting'],
  review: ['review.approved', 'review.refused', 'review.waiting'],
  question: ['question.approved', 'question.refused', 'question.waiting', 'question.answered'],
  answer: ['answer.approved', 'answer.refused', 'answer.waiting', 'answer.created', 'answer.changed', 'answer.removed'],
  conversation: ['conversation.assigned', 'conversation.closed', 'conversation.opened'],
  ticket: ['ticket.answered', 'ticket.assigned', 'ticket.closed', 'ticket.opened'],
  post: ['post.created', 'post.changed', 'post.removed'],
  'post-category': ['post-category.added', 'post-category.renamed', 'post-category.removed', 'post-categories.ordered'],
  page: ['page.changed'],
  comment: ['comment.approved', 'comment.refused', 'comment.waiting'],
  'shipping-method': ['shipping-method.added', 'shipping-method.changed'],
  'stock-location': [
    'stock-location.added',
    'stock-location.changed',
    'stock-location.archived',
    'stock-locations.ordered',
  ],
  'background-job': ['background-job.retried'],
  job: ['orders.exported', 'products.exported', 'customers.exported', 'stock-movements.exported', 'events.exported'],
  backup: ['backup.made'],
  'access-key': ['access-key.made', 'access-key.revoked'],
  'pinned-results': ['pinned-results.added', 'pinned-results.changed', 'pinned-results.removed'],
  synonym: ['synonym.added', 'synonym.changed', 'synonym.removed', 'synonym.rejected'],
  webhook: [
    'webhook.made',
    'webhook.changed',
    'webhook.paused',
    'webhook.resumed',
    'webhook.secret-rotated',
    'webhook.removed',
  ],
  'money-approval': ['money.approved', 'money.refused'],
  setting: [
    'settings.brand-changed',
    'settings.contact-changed',
    'settings.commission-changed',
    'settings.order-terms-changed',
    'settings.assistants-changed',
    'settings.assistant-limited',
    'settings.selling-terms-changed',
    'settings.bank-transfer-changed',
    'settings.cash-changed',
    'settings.staff-money-changed',
    'settings.purchase-limits-changed',
    'settings.paypal-rate-changed',
    'promo.changed',
  ],
} as const;

export type AuditSubject = keyof typeof auditActions;
export type AuditAction = (typeof auditActions)[AuditSubject][number];

export const auditSubjects = Object.keys(auditActions) as AuditSubject[];
export const everyAuditAction: readonly AuditAction[] = Object.values(auditActions).flat();

/** Returns the difference between two states of a subject, for the log: the differing fields of each. */
export function changedParts<State extends object>(
  before: State,
  after: State,
): { before: Partial<State>; after: Partial<State> } {
  const differing = (Object.keys(after) as (keyof State)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const partOf = (state: State) => Object.fromEntries(differing.map((name) => [name, state[name]])) as Partial<State>;
  return { before: partOf(before), after: partOf(after) };
}

/** The maximum length of one text in the log: twice that of a long privacy policy. */
export const longestStored = 20_000;

/** A text of which the log stores only the beginning. */
export interface CutText {
  readonly cut_text: string;
  /** The length of the whole text. */
  readonly letters: number;
}

/** Returns a state of a subject as the log stores it: a text above the limit is cut and marked. */
export function bounded(state: unknown): unknown {
  if (typeof state === 'string')
    return state.length <= longestStored
      ? state
      : ({ cut_text: state.slice(0, longestStored), letters: state.length } satisfies CutText);
  if (Array.isArray(state)) return state.map(bounded);
  // An object with `toJSON`, such as a date, is stored as a whole.
  if (typeof state !== 'object' || state === null || 'toJSON' in state) return state;
  return Object.fromEntries(Object.entries(state).map(([name, part]) => [name, bounded(part)]));
}
