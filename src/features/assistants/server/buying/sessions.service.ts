import { randomBytes } from 'node:crypto';
import type { Shop } from '#platform/shop.ts';
import { secondsAfter } from '#shared/seconds.ts';
import { maxOpenSessions, sessionSeconds, type SessionContent, type SessionKind } from '../../session.rules.ts';
import { ProtocolError } from '../protocol/protocol-error.ts';
import {
  cancelOpen,
  endExpiredOfCart,
  insertSession,
  openOfCart,
  replaceContent,
  sessionOf,
  type SessionRow,
} from './sessions.store.ts';

const prefixes: Readonly<Record<SessionKind, string>> = { cart: 'cart', checkout: 'chk' };

const byChance = () => randomBytes(18).toString('base64url');

/** The key of a session: its id, assistant and kind. */
export interface SessionName {
  readonly id: string;
  readonly assistantId: number;
  readonly kind: SessionKind;
}

/** Creates a session of an assistant. */
export async function beginSession(
  shop: Shop,
  {
    signed,
    ...given
  }: Omit<SessionName, 'id'> & {
    readonly content: SessionContent;
    readonly cartId: string | null;
    readonly signed: boolean;
  },
): Promise<SessionRow> {
  const now = shop.clock.now();
  const [begun] = await insertSession(shop, {
    ...given,
    id: `${prefixes[given.kind]}_${byChance()}`,
    handover: byChance(),
    now,
    expiresAt: secondsAfter(now, sessionSeconds),
    maxOpen: signed ? maxOpenSessions.signed : maxOpenSessions.unsigned,
  });
  const standing = begun ?? (await standingOfCart(shop, given));
  if (standing === null) throw new ProtocolError(429, 'too_many_sessions', (t) => t.tooMany, 600);
  return standing;
}

async function standingOfCart(
  shop: Shop,
  { cartId, assistantId }: { readonly cartId: string | null; readonly assistantId: number },
): Promise<SessionRow | null> {
  if (cartId === null) return null;
  const [standing] = await openOfCart(shop, { cartId, assistantId, now: shop.clock.now() });
  return standing ?? null;
}

/** Creates the checkout of a cart, or returns its open one; safe under concurrent requests. */
export async function beginCheckoutOfCart(
  shop: Shop,
  given: {
    readonly assistantId: number;
    readonly cartId: string;
    readonly content: SessionContent;
    readonly signed: boolean;
  },
): Promise<SessionRow> {
  await endExpiredOfCart(shop, { cartId: given.cartId, now: shop.clock.now() });
  return (await standingOfCart(shop, given)) ?? beginSession(shop, { ...given, kind: 'checkout' });
}

/** Returns a session by its id; null if the assistant has no such session any more. */
export async function findSession(shop: Shop, name: SessionName): Promise<SessionRow | null> {
  const [found] = await sessionOf(shop, { ...name, now: shop.clock.now() });
  return found ?? null;
}

/** Replaces the content of a session; null if it is not open. */
export async function changeSession(
  shop: Shop,
  name: SessionName & { readonly content: SessionContent },
): Promise<SessionRow | null> {
  const now = shop.clock.now();
  const [changed] = await replaceContent(shop, { ...name, now, expiresAt: secondsAfter(now, sessionSeconds) });
  return changed ?? null;
}

/** Cancels a session; null if it is not open. */
export async function cancelSession(shop: Shop, name: SessionName): Promise<SessionRow | null> {
  const [canceled] = await cancelOpen(shop, { ...name, now: shop.clock.now() });
  return canceled ?? null;
}
