import { offeredShippingMethods } from '#features/shipping/server/shipping-methods.service.ts';
import { orderById } from '#features/orders/server/standing-orders.service.ts';
import { buyingMessages } from '../../buying.messages.ts';
import { currency } from '../../protocol.rules.ts';
import type { SessionContent, SessionStatus } from '../../session.rules.ts';
import type { Answer, Failed, Session } from '../protocol/operations.ts';
import { ProtocolError } from '../protocol/protocol-error.ts';
import { fulfillmentOf, sendingMessages } from './checkout-shape.ts';
import { continueUrl } from './handover-token.ts';
import { buyerIn } from './buying-requests.ts';
import { addressIn, chosenMethod, type CheckoutRequest } from './requested-checkout.ts';
import { variantsOf } from './requested-lines.ts';
import { codeMessages, stockMessages, type ErrorMessage, type Message } from './session-messages.ts';
import { quoteOf } from './session-quote.ts';
import { checkoutTotals, discountsOf, linesOf } from './session-shape.ts';
import { beginCheckoutOfCart, beginSession, cancelSession, changeSession, findSession } from './sessions.service.ts';
import type { SessionRow } from './sessions.store.ts';

const failed = ({ publicUrl }: Session, code: string, content: string): { readonly failed: Failed } => ({
  failed: { code, content, severity: 'unrecoverable', continueUrl: publicUrl },
});

const named = ({ assistantId }: Session, id: string) => ({ id, assistantId, kind: 'checkout' }) as const;

/** Returns why a checkout cannot be changed: it does not exist, or it has ended. */
async function notOpen(session: Session, id: string) {
  const t = buyingMessages[session.language];
  const row = await findSession(session.shop, named(session, id));
  return row === null
    ? failed(session, 'not_found', t.checkoutNotFound)
    : { failed: { ...failed(session, 'checkout_closed', t.checkoutClosed).failed, status: 409 as const } };
}

/** Returns the part of a request that is stored; nothing about the payment. */
async function contentOf(session: Session, request: CheckoutRequest) {
  const { shop, language, active } = session;
  const { lines, unknown } = await variantsOf(shop, request.line_items, language);
  const sent = addressIn(request);
  const content: SessionContent = {
    lines,
    codes: [...new Set(request.discounts?.codes ?? [])],
    buyer: buyerIn(request.buyer, { withConsent: active.includes('dev.ucp.shopping.buyer_consent') }),
    address: sent?.address ?? null,
    destinationId: sent?.id ?? null,
    country: sent?.country ?? null,
    shippingMethodId: chosenMethod(request),
  };
  // A content that cannot be one order is rejected before it is stored.
  const quote = await quoteOf(session, { lines, codes: [] });
  return { content, unknown, quote };
}

interface Standing {
  readonly status: 'incomplete' | 'requires_escalation' | Exclude<SessionStatus, 'open'>;
  readonly messages: readonly Message[];
}

/** Returns the status of a checkout: first come errors that its assistant can fix; then the shopper reviews, agrees and pays in the shop. */
function standingOf(session: Session, row: SessionRow, messages: readonly Message[]): Standing {
  const t = buyingMessages[session.language];
  if (row.status !== 'open') return { status: row.status, messages: [] };
  if (messages.some((one) => one.type === 'error' && one.severity === 'recoverable'))
    return { status: 'incomplete', messages };
  const sends = session.active.includes('dev.ucp.shopping.fulfillment');
  const handOver: ErrorMessage = sends
    ? { type: 'error', code: 'buyer_review_required', content: t.reviewAndPay, severity: 'requires_buyer_review' }
    : { type: 'error', code: 'buyer_input_required', content: t.addressAndPay, severity: 'requires_buyer_input' };
  return { status: 'requires_escalation', messages: [...messages, handOver] };
}

/** Returns a checkout in the protocol's format, at the current prices. */
async function written(session: Session, row: SessionRow, unknown: readonly Message[] = []): Promise<Answer> {
  const { shop, language, active, publicUrl } = session;
  const { content } = row;
  const [discounts, sends] = [
    active.includes('dev.ucp.shopping.discount'),
    active.includes('dev.ucp.shopping.fulfillment'),
  ];
  const offered = await offeredShippingMethods(shop);
  const chosen = sends ? offered.find(({ id }) => id === content.shippingMethodId) : undefined;
  const codes = discounts ? content.codes : [];
  const quote = await quoteOf(session, { lines: content.lines, codes }, chosen?.price ?? 0);
  const t = buyingMessages[language];
  const empty: readonly ErrorMessage[] =
    quote.lines.length > 0
      ? []
      : [{ type: 'error', code: 'missing', content: t.noItems, severity: 'recoverable', path: '$.line_items' }];
  const standing = standingOf(session, row, [
    ...unknown,
    ...empty,
    ...stockMessages(quote, language),
    ...(sends ? sendingMessages(content, chosen, session) : []),
    ...codeMessages(codes, quote, language),
  ]);
  return {
    id: row.id,
    status: standing.status,
    line_items: linesOf(quote, session),
    ...(content.buyer !== null && { buyer: content.buyer }),
    currency,
    totals: checkoutTotals(quote, chosen !== undefined, session),
    ...(sends && { fulfillment: fulfillmentOf(content, { offered, chosen }, session) }),
    ...(discounts && { discounts: discountsOf(codes, quote, session) }),
    ...(standing.messages.length > 0 && { messages: standing.messages }),
    // The shop provides no payment instruments, and stores none that was sent.
    payment: { instruments: [] },
    links: [{ type: 'privacy_policy', url: new URL('/privacy-policy', publicUrl).href }],
    ...(row.orderId !== null && { order: await confirmationOf(session, row.orderId) }),
    ...(row.status === 'open' && {
      continue_url: continueUrl(shop, row),
      expires_at: row.expiresAt.toISOString(),
    }),
  };
}

/** Returns the order that resulted from a checkout. */
async function confirmationOf({ shop, publicUrl }: Session, orderId: number) {
  const { number } = await orderById(shop, orderId);
  return { id: number, label: number, permalink_url: new URL(`/my-order?order=${number}`, publicUrl).href };
}

/** Creates a checkout from items or from a cart; a cart has one at a time. */
export async function createCheckout(session: Session, request: CheckoutRequest): Promise<Answer> {
  const { shop, assistantId, language, active, signed } = session;
  const t = buyingMessages[language];
  const ofCart = active.includes('dev.ucp.shopping.cart') ? request.cart_id : undefined;
  if (ofCart !== undefined) {
    const cart = await findSession(shop, { id: ofCart, assistantId, kind: 'cart' });
    if (cart?.status !== 'open') return failed(session, 'not_found', t.cartNotFound);
    const { content } = await contentOf(session, { ...request, line_items: [], buyer: cart.content.buyer ?? {} });
    const { lines, codes, buyer } = cart.content;
    const taken = { assistantId, cartId: cart.id, content: { ...content, lines, codes, buyer }, signed };
    return written(session, await beginCheckoutOfCart(shop, taken));
  }
  if (request.line_items.length === 0)
    throw new ProtocolError(400, 'invalid_request', (words) => words.invalid('$.line_items'));
  const { content, unknown, quote } = await contentOf(session, request);
  if (content.lines.length === 0) return failed(session, 'item_unavailable', unknown[0]?.content ?? t.itemUnavailable);
  if (quote.lines.every(({ available }) => available === 0)) return failed(session, 'out_of_stock', t.nothingAvailable);
  const row = await beginSession(shop, { assistantId, kind: 'checkout', content, cartId: null, signed });
  return written(session, row, unknown);
}

/** Returns a checkout in its current state. Completing it returns the same, as only the shopper can agree and pay. */
export async function getCheckout(session: Session, _: unknown, id: string): Promise<Answer> {
  const row = await findSession(session.shop, named(session, id));
  if (row === null) return failed(session, 'not_found', buyingMessages[session.language].checkoutNotFound);
  return written(session, row);
}

/** Hands a checkout over to the shopper: nothing is charged or ordered before the shopper has agreed. */
export async function completeCheckout(session: Session, _: unknown, id: string): Promise<Answer> {
  const row = await findSession(session.shop, named(session, id));
  return row?.status === 'open' || row?.status === 'completed' ? written(session, row) : notOpen(session, id);
}

/** Replaces the whole content of a checkout. */
export async function updateCheckout(session: Session, request: CheckoutRequest, id: string): Promise<Answer> {
  const { content, unknown } = await contentOf(session, request);
  const row = await changeSession(session.shop, { ...named(session, id), content });
  return row === null ? notOpen(session, id) : written(session, row, unknown);
}

/** Cancels a checkout. */
export async function cancelCheckout(session: Session, _: unknown, id: string): Promise<Answer> {
  const row = await cancelSession(session.shop, named(session, id));
  return row === null ? notOpen(session, id) : written(session, row);
}
