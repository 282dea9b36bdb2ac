import type { Cookies } from '#platform/http/cookies.ts';
import type { Language } from '#shared/language.ts';
import { proofHeader } from '#shared/proof-of-work.ts';

/** The origin of a request that may be a guess. */
export interface ComesFrom {
  /** The network address as used for rate limits. */
  readonly address: string;
  readonly cookies: Cookies;
  /** The client's user agent. */
  readonly userAgent: string;
  /** The proof of work that came with it. */
  readonly proof: string | undefined;
  readonly language: Language;
}

/** Returns the origin of a request, with the proof of work from its header. */
export function comesFrom(request: {
  readonly address: string;
  readonly cookies: Cookies;
  readonly userAgent: string;
  readonly language: Language;
  readonly headers: { readonly [proofHeader]?: string | undefined };
}): ComesFrom {
  const { address, cookies, userAgent, language, headers } = request;
  return { address, cookies, userAgent, language, proof: headers[proofHeader] };
}
