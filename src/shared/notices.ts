/** A product as a notice names it: `product_en` where it has an English name. */
export interface NamedProduct {
  product: string;
  product_en?: string;
}

/** A name for a notice, with its English one where there is one. */
export const namedProduct = ({
  name,
  nameEn,
}: {
  readonly name: string;
  readonly nameEn: string | null;
}): NamedProduct => ({ product: name, ...(nameEn !== null && { product_en: nameEn }) });

/** What a customer can be notified of, with what each sentence is made of; the sentences stand in notices.messages.ts of notifications. */
export interface Notices {
  'order-placed': { number: string };
  'order-paid': { number: string };
  'order-cancelled': { number: string };
  'order-lapsed': { number: string };
  /** An order has reached the next step of its way. */
  'order-moved': {
    number: string;
    state: 'packaging' | 'ready' | 'on-the-way' | 'at-station' | 'delivered' | 'returned';
  };
  /** A parcel of an order, by its place among them: where it went, and the code to follow it by. */
  'parcel-moved': {
    number: string;
    position: number;
    state: 'handed-over' | 'delivered' | 'returning' | 'returned' | 'lost' | 'sent-again';
    code: string | null;
  };
  /** Until when an order waits for its transfer, ISO 8601. */
  'transfer-due': { number: string; until: string };
  'transfer-refused': { number: string; reason: string };
  /** Toman that came in of an order, and what is left to pay. */
  'payment-part': { number: string; amount: number; left: number };
  /** Toman, and the order that it comes from; null when the staff gave it. */
  'credit-added': { amount: number; number: string | null };
  /** Toman that went back the way they were paid, or did not and became credit; and the order. */
  'refund-paid': { amount: number; number: string };
  'refund-turned': { amount: number; number: string };
  'return-approved': { number: string };
  /** Why, in the staff's words. */
  'return-refused': { number: string; answer: string };
  /** Of a product, or of a seller's shop. */
  'review-approved': NamedProduct;
  'review-refused': NamedProduct;
  'question-answered': NamedProduct;
  'question-approved': NamedProduct;
  'question-refused': NamedProduct;
  'answer-approved': NamedProduct;
  'answer-refused': NamedProduct;
  /** `post_en` where the post has an English title. */
  'comment-approved': { post: string; post_en?: string };
  /** Why, in the staff's words. */
  'comment-refused': { post: string; post_en?: string; reason: string };
  'ticket-answered': { subject: string };
  /** One of the staff was given a ticket: its number, and who wrote it. */
  'ticket-assigned': { number: string; name: string };
  /** To owners: one of the staff refunded or credited so many toman. */
  'money-given': { name: string; amount: number };
  /** To who may approve it: one of the staff wants to give so many toman. */
  'money-requested': { name: string; amount: number };
  /** To who requested it: a colleague of that name has decided. */
  'money-approved': { name: string; amount: number };
  'money-refused': { name: string; amount: number };
  /** To owners: who changed an account to which customers transfer money. */
  'bank-accounts-changed': { name: string };
  'chat-message': { text: string };
  'product-approved': NamedProduct;
  'product-refused': NamedProduct;
  /** To who decides about sellers: one changed what the own shop is called or says of itself. `store_en` where it has an English name. */
  'seller-changed': { store: string; store_en?: string };
  'application-approved': { store: string };
  'application-refused': { store: string };
  /** A seller is to prepare an order: so many pieces of it are theirs. */
  'seller-order': { number: string; pieces: number };
  /** Sent to who sells the product. */
  'seller-question': NamedProduct;
  /** Of a product, or of the seller's shop; `about_en` where it has an English name. */
  'seller-review': { about: string; about_en?: string; stars: number };
  /** Toman that were sent to a seller, and by which the transfer is found. */
  'payout-made': { amount: number; reference: string };
  /** `store_en` where the shop has an English name. */
  'shop-suspended': { store: string; store_en?: string; reason: string };
  'shop-resumed': { store: string; store_en?: string };
  /** The last four digits of the new phone. */
  'phone-changed': { ending: string };
  /** A passkey or an authenticator app was added to the account or removed from it, a recovery code used, or all of it given up. */
  'second-factor-changed': { change: 'added' | 'removed' | 'recovery-code-used' | 'reset' };
  /** So many wrong passwords or codes were brought for the customer's account. */
  'account-guessed': { count: number };
  /** Sent to the owners: more wrong guesses in the whole shop than so many in an hour. */
  'guesses-alarm': { count: number };
  /** An address that is sent what happens is sent nothing any more, and why. */
  'webhook-paused': { name: string; cause: 'gone' | 'failing' | 'secret-unreadable' | 'unanswered-for' };
  'wish-offer': NamedProduct & { percent: number };
  /** What the customer waited for can be bought again. */
  'back-in-stock': NamedProduct;
}
export type NoticeKind = keyof Notices;

/** A notice of one kind: `link` is the page of the shop on which there is more to see. */
export type NoticeOf<Kind extends NoticeKind> = {
  readonly customerId: number;
  readonly kind: Kind;
  readonly params: Notices[Kind];
  /** From the root: `/my-order?order=12345678`. */
  readonly link: string;
  /** Notices to one customer that bear the same are one notice, however often their event is published. */
  readonly once?: string;
};

/** What is published as `notice.due`. */
export type NoticeDue = { [Kind in NoticeKind]: NoticeOf<Kind> }[NoticeKind];
