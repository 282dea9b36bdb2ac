import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Shop } from '#platform/shop.ts';
import { secondsAfter } from '#shared/seconds.ts';
import { handoverSeconds } from '../../session.rules.ts';
import type { SessionRow } from './sessions.store.ts';

const roundedToMs = 10 * 60 * 1_000;

const sealOf = (shop: Shop, text: string): string =>
  createHmac('sha256', shop.secret).update(`assistant handover ${text}`).digest('base64url');

/** Returns the URL at which a shopper takes over what an assistant has prepared; valid for an hour, and not after the session has ended. */
export function continueUrl(shop: Shop, { handover, expiresAt }: Pick<SessionRow, 'handover' | 'expiresAt'>): string {
  const hour = secondsAfter(shop.clock.now(), handoverSeconds).getTime();
  const until = Math.min(expiresAt.getTime(), Math.ceil(hour / roundedToMs) * roundedToMs);
  const text = `${handover}.${until.toString(36)}`;
  // In the fragment: browsers do not send it to servers, and no log contains it.
  return new URL(`/assistant-checkout#${text}.${sealOf(shop, text)}`, shop.config.publicUrl).href;
}

/** Returns the handover key in a token; null if the shop did not issue the token, or it has expired. */
export function handoverIn(shop: Shop, token: string): string | null {
  const [handover = '', until = '', seal = ''] = token.split('.');
  const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(shop, `${handover}.${until}`))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return Number.parseInt(until, 36) > shop.clock.now().getTime() ? handover : null;
}
