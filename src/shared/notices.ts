/** A product as a notice names it: `product_en` if it has an English name. */
export interface NamedProduct {
  product: string;
  product_en?: string;
}

/** Returns a name for a notice, with the English one if there is one. */
export const namedProduct = ({
  name,
  nameEn,
}: {
  readonly name: string;
  readonly nameEn: string | null;
}): NamedProduct => ({ product: name, ...(nameEn !== null && { product_en: nameEn }) });

/** The kinds of notices to a customer, with the parameters of each sentence; the sentences are in notices.messages.ts of notifications. */
export interface Notices {
  'order-placed': { number: string };
  'order-paid': { number: string };
  'order-cancelled': { number: string };
  'order-lapsed': { number: string };
  /** An order has reached its next state. */
  'order-moved': {
    number: string;
    state: 'packaging' | 'ready' | 'on-the-way' | 'at-station' | 'delivered' | 'returned';
  };
  /** A parcel of an order, by its position: its state, and the tracking code. */
  'parcel-moved': {
    number: string;
    position: number;
    state: 'handed-over' | 'delivered' | 'returning' | 'returned' | 'lost' | 'sent-again';
    code: string | null;
  };
  /** The deadline of an order's payment by transfer, ISO 8601. */
  'transfer-due': { number: string; until: string };
  'transfer-refused': { number: string; reason: string };
  /** Toman received for an order, and the amount left to pay. */
  'payment-part': { number: string; amount: number; left: number };
  /** Toman, and the order that the credit comes from; null if the staff gave it. */
  'credit-added': { amount: number; number: string | null };
  /** Toman refunded to the original payment method, or turned into store credit because that did not succeed; and the order. */
  'refund-paid': { amount: number; number: string };
  'refund-turned': { amount: number; number: string };
  'return-approved': { number: string };
  /** The reason, as written by the staff. */
  'return-refused': { number: string; answer: string };
  /** For a product, or a seller's shop. */
  'review-approved': NamedProduct;
  'review-refused': NamedProduct;
  'question-answered': NamedProduct;
  'question-approved': NamedProduct;
  'question-refused': NamedProduct;
  'answer-approved': NamedProduct;
  'answer-refused': NamedProduct;
  /** `post_en` if the post has an English title. */
  'comment-approved': { post: string; post_en?: string };
  /** The reason, as written by the staff. */
  'comment-refused': { post: string; post_en?: string; reason: string };
  'ticket-answered': { subject: string };
  /** A ticket was assigned to a staff member: its number and its author. */
  'ticket-assigned': { number: string; name: string };
  /** To owners: a staff member refunded or credited this amount of toman. */
  'money-given': { name: string; amount: number };
  /** To those who may approve it: a staff member requests to give this amount of toman. */
  'money-requested': { name: string; amount: number };
  /** To the requester: the named colleague has decided. */
  'money-approved': { name: string; amount: number };
  'money-refused': { name: string; amount: number };
  /** To owners: the person who changed an account to which customers transfer money. */
  'bank-accounts-changed': { name: string };
  'chat-message': { text: string };
  'product-approved': NamedProduct;
  'product-refused': NamedProduct;
  /** To those who manage sellers: a seller changed the name or description of their shop. `store_en` if it has an English name. */
  'seller-changed': { store: string; store_en?: string };
  'application-approved': { store: string };
  'application-refused': { store: string };
  /** A seller is to prepare an order: the number of pieces that are theirs. */
  'seller-order': { number: string; pieces: number };
  /** Sent to the seller of the product. */
  'seller-question': NamedProduct;
  /** For a product, or the seller's shop; `about_en` if it has an English name. */
  'seller-review': { about: string; about_en?: string; stars: number };
  /** Toman sent to a seller, and the reference of the transfer. */
  'payout-made': { amount: number; reference: string };
  /** `store_en` if the shop has an English name. */
  'shop-suspended': { store: string; store_en?: string; reason: string };
  'shop-resumed': { store: string; store_en?: string };
  /** The last four digits of the new phone. */
  'phone-changed': { ending: string };
  /** A passkey or an authenticator app was added or removed, a recovery code was used, or the second factor was reset. */
  'second-factor-changed': { change: 'added' | 'removed' | 'recovery-code-used' | 'reset' };
  /** The number of wrong passwords or codes entered for the customer's account. */
  'account-guessed': { count: number };
  /** Sent to the owners: the wrong guesses in the whole shop exceeded the hourly limit. */
  'guesses-alarm': { count: number };
  /** A webhook endpoint was paused, and why. */
  'webhook-paused': { name: string; cause: 'gone' | 'failing' | 'secret-unreadable' | 'unanswered-for' };
  'wish-offer': NamedProduct & { percent: number };
  /** A product that the customer waited for is available again. */
  'back-in-stock': NamedProduct;
}
export type NoticeKind = keyof Notices;

/** A notice of one kind: `link` is the page of the shop with the details. */
export type NoticeOf<Kind extends NoticeKind> = {
  readonly customerId: number;
  readonly kind: Kind;
  readonly params: Notices[Kind];
  /** From the root: `/my-order?order=12345678`. */
  readonly link: string;
  /** Notices to one customer with the same value are one notice, however often their event is published. */
  readonly once?: string;
};

/** The payload of `notice.due`. */
export type NoticeDue = { [Kind in NoticeKind]: NoticeOf<Kind> }[NoticeKind];
