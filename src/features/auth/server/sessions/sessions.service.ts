import { randomUUID } from 'node:crypto';
import type { Shop } from '#platform/shop.ts';
import { graceSeconds } from '../../auth.rules.ts';
import { accessToken, sessionsTag } from './access-tokens.service.ts';
import { newRefreshToken, readRefreshToken, successorOf, type RefreshToken } from './refresh-tokens.ts';
import {
  insertSession,
  liveSession,
  markAllEnded,
  markEnded,
  replaceToken,
  type LiveSession,
} from './sessions.store.ts';
import { daySeconds, secondsAfter } from '#shared/seconds.ts';

export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

/** Who signs in, as a session needs it. */
export interface SigningIn {
  readonly id: number;
  readonly role: string | null;
}

/** Signs a customer in on one more device. */
export async function startSession(shop: Shop, customer: SigningIn): Promise<TokenPair> {
  const now = shop.clock.now();
  const refresh = newRefreshToken(shop.secret, randomUUID());
  await insertSession(shop, {
    id: refresh.sessionId,
    customerId: customer.id,
    refreshHash: refresh.hash,
    createdAt: now,
    expiresAt: sessionEnd(shop, now),
  });
  const access = await accessToken(shop, {
    customerId: customer.id,
    sessionId: refresh.sessionId,
    role: customer.role,
  });
  return { access, refresh: refresh.text };
}

/** A new access token for a refresh token, which lives on; null when the session has ended. */
export async function renewAccess(shop: Shop, refresh: string): Promise<string | null> {
  const token = readRefreshToken(shop.secret, refresh);
  if (token === null) return null;
  const session = await sessionOf(shop, token);
  return session === null ? null : accessFor(shop, token.sessionId, session);
}

/**
 * A new pair for a refresh token, which is replaced. For ten seconds the old one still answers, with the very
 * successor that the first answer gave, so that tabs refreshing at once all stay signed in; used later, it was
 * stolen or kept, and ends the session. Only the token replaced last has this grace.
 */
export async function rotateTokens(shop: Shop, refresh: string): Promise<TokenPair | null> {
  const token = readRefreshToken(shop.secret, refresh);
  if (token === null) return null;
  const now = shop.clock.now();
  const successor = successorOf(shop.secret, token);
  await replaceToken(shop, {
    id: token.sessionId,
    from: token.hash,
    to: successor.hash,
    now,
    expiresAt: sessionEnd(shop, now),
  });
  const session = await sessionOf(shop, token);
  if (session === null) return null;
  return { access: await accessFor(shop, token.sessionId, session), refresh: successor.text };
}

/** The live session for which a token speaks; a token that has no right to speak for it any more ends it. */
async function sessionOf(shop: Shop, token: RefreshToken): Promise<LiveSession | null> {
  const now = shop.clock.now();
  const [session] = await liveSession(shop, token.sessionId);
  if (session === undefined) return null;
  if (session.refreshHash === token.hash) return session;
  const inGrace = session.replacedAt !== null && now < secondsAfter(session.replacedAt, graceSeconds);
  if (session.replacedHash === token.hash && inGrace) return session;
  await end(shop, token.sessionId);
  return null;
}

function accessFor(shop: Shop, sessionId: string, session: LiveSession): Promise<string> {
  return accessToken(shop, { customerId: session.customerId, sessionId, role: session.role });
}

function sessionEnd(shop: Shop, now: Date): Date {
  return secondsAfter(now, shop.config.refreshTokenDays * daySeconds);
}

/** Signs a device out; a token of an ended session, or no token of ours, is fine as well. */
export async function endSession(shop: Shop, refresh: string): Promise<void> {
  const token = readRefreshToken(shop.secret, refresh);
  if (token !== null) await end(shop, token.sessionId);
}

/** Ends a session and tells every process, which refuse its access token from then on. */
async function end(shop: Shop, sessionId: string): Promise<void> {
  const customerId = await markEnded(shop, sessionId, shop.clock.now());
  if (customerId !== undefined) shop.invalidate(sessionsTag(customerId));
}

/** Signs a customer out everywhere but here. */
export async function endOtherSessions(shop: Shop, customerId: number, sessionId: string): Promise<void> {
  await markAllEnded(shop, customerId, shop.clock.now(), sessionId);
  shop.invalidate(sessionsTag(customerId));
}

/** Signs a customer out everywhere. */
export async function endAllSessions(shop: Shop, customerId: number): Promise<void> {
  await markAllEnded(shop, customerId, shop.clock.now());
  shop.invalidate(sessionsTag(customerId));
}
