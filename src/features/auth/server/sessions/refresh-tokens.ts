import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isSessionId } from '../../auth.rules.ts';

/** A refresh token issued by this shop, whether or not it is still valid. */
export interface RefreshToken {
  readonly sessionId: string;
  /** The hash that the session stores. */
  readonly hash: string;
  readonly text: string;
}

/*
 * Formats a token as `session.key.seal`: the key is random, the seal proves that the shop issued the pair. So a token replaced long ago still
 * identifies its session, and its use can end it, while nobody can end a session by its id alone.
 */
function written(secret: string, sessionId: string, key: string): RefreshToken {
  const text = `${sessionId}.${key}.${sealOf(secret, sessionId, key).toString('base64url')}`;
  return { sessionId, hash: hashOf(text), text };
}

function sealOf(secret: string, sessionId: string, key: string): Buffer {
  return createHmac('sha256', secret).update(`refresh-seal ${sessionId}.${key}`).digest().subarray(0, 16);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Returns the first refresh token of a session. */
export function newRefreshToken(secret: string, sessionId: string): RefreshToken {
  return written(secret, sessionId, randomBytes(32).toString('base64url'));
}

/**
 * Returns the successor of a token. It is derived from the old token and the shop's secret alone, so two tabs that send the same token at once
 * receive the same successor, although only hashes are stored.
 */
export function successorOf(secret: string, token: RefreshToken): RefreshToken {
  const key = createHmac('sha256', secret).update(`refresh-successor ${token.text}`).digest('base64url');
  return written(secret, token.sessionId, key);
}

/** Parses a token; null unless this shop issued it with one of its `secrets`. */
export function readRefreshToken(secrets: readonly string[], text: string): RefreshToken | null {
  const [sessionId = '', key = '', seal = '', ...more] = text.trim().split('.');
  if (!isSessionId(sessionId) || key === '' || more.length > 0) return null;
  const given = Buffer.from(seal, 'base64url');
  for (const secret of secrets) {
    const right = sealOf(secret, sessionId, key);
    if (given.length === right.length && timingSafeEqual(given, right)) return written(secret, sessionId, key);
  }
  return null;
}
