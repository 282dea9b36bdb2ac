import type { Cookies } from '#platform/http/cookies.ts';
import { proofHeader } from '#shared/proof-of-work.ts';

/** From where something that can be guessed at comes. */
export interface ComesFrom {
  /** The network address as limits count it. */
  readonly address: string;
  readonly cookies: Cookies;
  /** The proof of work that came with it. */
  readonly proof: string | undefined;
}

/** What a call with the header of a proof tells of where it comes from. */
export function comesFrom(request: {
  readonly address: string;
  readonly cookies: Cookies;
  readonly headers: { readonly [proofHeader]?: string | undefined };
}): ComesFrom {
  return { address: request.address, cookies: request.cookies, proof: request.headers[proofHeader] };
}
