import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isSessionId } from '../../auth.rules.ts';

/** A refresh token that this shop handed out at some time, whether or not it still works. */
export interface RefreshToken {
  readonly sessionId: string;
  /** Under which the session keeps it. */
  readonly hash: string;
  readonly text: string;
}

/*
 * `session.key.seal`: the key is chance, the seal proves that the shop made the pair. So a token that was replaced
 * long ago still names its session, and its use can end it, while nobody can end a session by its number alone.
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

/** The first refresh token of a session. */
export function newRefreshToken(secret: string, sessionId: string): RefreshToken {
  return written(secret, sessionId, randomBytes(32).toString('base64url'));
}

/**
 * The token that takes another's place. It follows from the old one and the shop's secret alone, so two tabs that
 * bring the same token at once receive the same successor, although only hashes are stored.
 */
export function successorOf(secret: string, token: RefreshToken): RefreshToken {
  const key = createHmac('sha256', secret).update(`refresh-successor ${token.text}`).digest('base64url');
  return written(secret, token.sessionId, key);
}

/** Reads a token; null when this shop never made it by any of its `secrets`. */
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
