import type { Static } from 'typebox';
import { buyingMessages } from '../../buying.messages.ts';
import { currency } from '../../protocol.rules.ts';
import type { SessionContent } from '../../session.rules.ts';
import type { Answer, Failed, Session } from '../protocol/operations.ts';
import { ProtocolError } from '../protocol/protocol-error.ts';
import { buyerIn, type CartRequest } from './buying-requests.ts';
import { continueUrl } from './handover-token.ts';
import { variantsOf } from './requested-lines.ts';
import { codeMessages, stockMessages, type Message } from './session-messages.ts';
import { quoteOf } from './session-quote.ts';
import { cartTotals, discountsOf, linesOf } from './session-shape.ts';
import { beginSession, cancelSession, changeSession, findSession } from './sessions.service.ts';
import type { SessionRow } from './sessions.store.ts';

type Requested = Static<typeof CartRequest>;

/** Returns the error for why there is no cart. */
const failed = ({ publicUrl }: Session, code: string, content: string): { readonly failed: Failed } => ({
  failed: { code, content, severity: 'unrecoverable', continueUrl: publicUrl },
});

const notFound = (session: Session) => failed(session, 'not_found', buyingMessages[session.language].cartNotFound);

const named = ({ assistantId }: Session, id: string) => ({ id, assistantId, kind: 'cart' }) as const;

/** Returns the part of a request that is stored. */
async function contentOf(session: Session, { line_items, buyer, discounts }: Requested) {
  const { shop, language } = session;
  const { lines, unknown } = await variantsOf(shop, line_items, language);
  const codes = [...new Set(discounts?.codes ?? [])];
  const content: SessionContent = {
    lines,
    codes,
    buyer: buyerIn(buyer, { withConsent: false }),
    address: null,
    country: null,
    shippingMethodId: null,
  };
  // A content that cannot be one order is rejected before it is stored.
  const quote = await quoteOf(session, { lines, codes: [] });
  return { content, unknown, quote };
}

/** Returns a cart in the protocol's format, at the current prices. */
async function written(session: Session, row: SessionRow, unknown: readonly Message[] = []): Promise<Answer> {
  const { shop, language, active } = session;
  const { lines, buyer, codes } = row.content;
  const withCodes = active.includes('dev.ucp.shopping.discount') ? codes : [];
  const quote = await quoteOf(session, { lines, codes: withCodes });
  const messages = [...unknown, ...stockMessages(quote, language), ...codeMessages(withCodes, quote, language)];
  return {
    id: row.id,
    line_items: linesOf(quote, session),
    ...(buyer !== null && { buyer }),
    currency,
    totals: cartTotals(quote, session),
    ...(active.includes('dev.ucp.shopping.discount') && { discounts: discountsOf(withCodes, quote, session) }),
    ...(messages.length > 0 && { messages }),
    ...(row.status === 'open' && { continue_url: continueUrl(shop, row) }),
    expires_at: row.expiresAt.toISOString(),
  };
}

/** Creates a cart; creates none if no item of it is available. */
export async function createCart(session: Session, request: Requested): Promise<Answer> {
  const { shop, assistantId, language, signed } = session;
  if (request.line_items.length === 0)
    throw new ProtocolError(400, 'invalid_request', (t) => t.invalid('$.line_items'));
  const { content, unknown, quote } = await contentOf(session, request);
  const t = buyingMessages[language];
  if (content.lines.length === 0) return failed(session, 'item_unavailable', unknown[0]?.content ?? t.itemUnavailable);
  if (quote.lines.every(({ available }) => available === 0)) return failed(session, 'out_of_stock', t.nothingAvailable);
  const row = await beginSession(shop, { assistantId, kind: 'cart', content, cartId: null, signed });
  return written(session, row, unknown);
}

/** Returns a cart in its current state. */
export async function getCart(session: Session, _: unknown, id: string): Promise<Answer> {
  const row = await findSession(session.shop, named(session, id));
  return row?.status === 'open' ? written(session, row) : notFound(session);
}

/** Replaces the whole content of a cart. */
export async function updateCart(session: Session, request: Requested, id: string): Promise<Answer> {
  const { content, unknown } = await contentOf(session, request);
  const row = await changeSession(session.shop, { ...named(session, id), content });
  return row === null ? notFound(session) : written(session, row, unknown);
}

/** Cancels a cart and returns its last state. */
export async function cancelCart(session: Session, _: unknown, id: string): Promise<Answer> {
  const row = await cancelSession(session.shop, named(session, id));
  return row === null ? notFound(session) : written(session, row);
}
