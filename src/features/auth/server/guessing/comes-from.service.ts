import type { Cookies } from '#platform/http/cookies.ts';
import type { Language } from '#shared/language.ts';
import { proofHeader } from '#shared/proof-of-work.ts';

/** From where something that can be guessed at comes. */
export interface ComesFrom {
  /** The network address as limits count it. */
  readonly address: string;
  readonly cookies: Cookies;
  /** What the program calls itself. */
  readonly userAgent: string;
  /** The proof of work that came with it. */
  readonly proof: string | undefined;
  readonly language: Language;
}

/** What the header of a proof reveals of where a call comes from. */
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
