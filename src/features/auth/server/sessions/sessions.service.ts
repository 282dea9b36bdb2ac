import { randomUUID } from 'node:crypto';
import { secretsOfShop } from '#platform/shop-secrets.ts';
import type { Shop } from '#platform/shop.ts';
import { hasAuthenticator, removeFactors } from '#features/second-factor/server/second-factor.service.ts';
import { graceSeconds, longestSessionSeconds } from '../../auth.rules.ts';
import { deviceOf } from '../../devices.rules.ts';
import type { ListedSession } from '../../sessions.contract.ts';
import { deleteReturnsOf } from '../phone-return.store.ts';
import { accessToken, sessionsTag } from './access-tokens.service.ts';
import { newRefreshToken, readRefreshToken, successorOf, type RefreshToken } from './refresh-tokens.ts';
import {
  forgetWhereabouts,
  insertSession,
  liveSession,
  liveSessionsOf,
  markAllEnded,
  markEnded,
  markOwnEnded,
  markSecondStep,
  noteUse,
  replaceToken,
  type LiveSession,
} from './sessions.store.ts';
import { daySeconds, secondsAfter } from '#shared/seconds.ts';

export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

/** The facts about a customer signing in that a session needs. */
export interface SigningIn {
  readonly id: number;
  readonly role: string | null;
}

/** The device and address of a sign-in or renewal. */
export interface Whereabouts {
  readonly address: string;
  readonly userAgent: string;
}

const nowhere: Whereabouts = { address: '', userAgent: '' };

/**
 * Starts a session on one more device. With an authenticator, or for staff of a shop that requires it, the second step is still due, unless the first
 * one counts as both.
 */
export async function startSession(
  shop: Shop,
  customer: SigningIn,
  { at = nowhere, by = 'password' }: { readonly at?: Whereabouts; readonly by?: 'password' | 'code' | 'passkey' } = {},
): Promise<TokenPair> {
  const now = shop.clock.now();
  const refresh = newRefreshToken(shop.secret, randomUUID());
  const byPasskey = by === 'passkey';
  const hasApp = !byPasskey && (await hasAuthenticator(shop, customer.id));
  await insertSession(shop, {
    id: refresh.sessionId,
    customerId: customer.id,
    refreshHash: refresh.hash,
    secondStep: byPasskey ? 'done' : hasApp ? 'due' : 'none',
    secondStepAt: byPasskey ? now : null,
    byCode: by === 'code',
    userAgent: at.userAgent,
    address: at.address,
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

/** Returns a new access token for a refresh token, which stays valid; null when the session has ended. */
export async function renewAccess(shop: Shop, refresh: string, at = nowhere): Promise<string | null> {
  const token = readRefreshToken(secretsOfShop(shop), refresh);
  if (token === null) return null;
  const session = await sessionOf(shop, token);
  if (session === null) return null;
  await noteUse(shop, { id: token.sessionId, ...at, now: shop.clock.now() });
  return accessFor(shop, token.sessionId, session);
}

/**
 * Returns a new token pair for a refresh token, which is replaced. For ten seconds the old one still returns the same successor, so that tabs
 * refreshing at once all stay signed in; later use means that it was stolen or stored, and ends the session. Only the token replaced last has this
 * grace period.
 */
export async function rotateTokens(shop: Shop, refresh: string, at = nowhere): Promise<TokenPair | null> {
  const token = readRefreshToken(secretsOfShop(shop), refresh);
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
  await noteUse(shop, { id: token.sessionId, ...at, now });
  return { access: await accessFor(shop, token.sessionId, session), refresh: successor.text };
}

/** Returns the live session of a token; a token that has been superseded ends its session. */
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

/** Signs a device out; accepts tokens of ended sessions and unknown tokens as well. */
export async function endSession(shop: Shop, refresh: string): Promise<void> {
  const token = readRefreshToken(secretsOfShop(shop), refresh);
  if (token !== null) await end(shop, token.sessionId);
}

/** Ends a session and notifies every process, which then refuse its access token. */
async function end(shop: Shop, sessionId: string): Promise<void> {
  const customerId = await markEnded(shop, sessionId, shop.clock.now());
  if (customerId !== undefined) shop.invalidate(sessionsTag(customerId));
}

/** Ends all other sessions of a customer; returns their number. */
export async function endOtherSessions(shop: Shop, customerId: number, sessionId: string): Promise<number> {
  const ended = await markAllEnded(shop, customerId, shop.clock.now(), sessionId);
  shop.invalidate(sessionsTag(customerId));
  return ended;
}

/** Ends all sessions of a customer; returns their number. */
export async function endAllSessions(shop: Shop, customerId: number): Promise<number> {
  const ended = await markAllEnded(shop, customerId, shop.clock.now());
  shop.invalidate(sessionsTag(customerId));
  return ended;
}

/** Records that the second step of a session was completed; every process looks the session up again. */
export async function finishSecondStep(
  shop: Shop,
  { sessionId, customerId }: { readonly sessionId: string; readonly customerId: number },
): Promise<void> {
  await markSecondStep(shop, sessionId, shop.clock.now());
  shop.invalidate(sessionsTag(customerId));
}

/** Returns the customer's sessions, most recently used first, as `caller` sees them. */
export async function listedSessions(
  shop: Shop,
  caller: { readonly sessionId: string },
  customerId: number,
): Promise<ListedSession[]> {
  const now = shop.clock.now();
  const live = await liveSessionsOf(shop, { customerId, now, begun: secondsAfter(now, -longestSessionSeconds) });
  return live.map(({ id, userAgent, address, createdAt, usedAt }) => ({
    id,
    current: id === caller.sessionId,
    ...deviceOf(userAgent),
    address: address === '' ? null : address,
    created_at: createdAt.toISOString(),
    used_at: (usedAt ?? createdAt).toISOString(),
  }));
}

/** Ends one session of a customer; false if they have no such session. */
export async function endOwnSession(shop: Shop, customerId: number, sessionId: string): Promise<boolean> {
  const ended = await markOwnEnded(shop, { id: sessionId, customerId, now: shop.clock.now() });
  if (ended) shop.invalidate(sessionsTag(customerId));
  return ended;
}

/** Ends every session of an account that is erased, and deletes devices, addresses, former phones and second factors. */
export async function forgetDevices(shop: Shop, customerId: number): Promise<void> {
  await endAllSessions(shop, customerId);
  await forgetWhereabouts(shop, customerId);
  await removeFactors(shop, customerId);
  await deleteReturnsOf(shop, customerId);
}
