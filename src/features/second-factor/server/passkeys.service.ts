import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { countTry } from '#platform/http/limits/throttle.ts';
import type { Shop } from '#platform/shop.ts';
import { challengeSeconds, maxPasskeys } from '../second-factor.rules.ts';
import { countPasskeys, countUse, insertPasskey, passkeyOf, type Passkey } from './passkeys.store.ts';

export { deletePasskey, passkeysOf, renamePasskey, type Passkey } from './passkeys.store.ts';

/** The purpose of a challenge: signing in as the key's owner, the second step of a session, or a new key for a session's customer. */
export type ChallengeFor =
  | { readonly use: 'sign-in' }
  | { readonly use: 'second-step' | 'register'; readonly customerId: number; readonly sessionId: string };

/** The browser's response to a sign-in challenge, in base64url. */
export interface Assertion {
  readonly credential_id: string;
  readonly client_data: string;
  readonly authenticator_data: string;
  readonly signature: string;
}

/** The browser's response after creating a key, in base64url. */
export interface Attestation {
  readonly credential_id: string;
  readonly client_data: string;
  readonly attestation: string;
  readonly transports: readonly string[];
}

/** Returns the relying party id (the shop's host) and the origin of its pages. */
export function relyingParty(shop: Pick<Shop, 'config'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(shop.config.publicUrl);
  return { id: hostname, origin };
}

/** Creates a challenge signed by the shop and bound to its purpose: nothing is stored until it is used. In base64url, as browsers expect. */
export function passkeyChallenge(shop: Shop, purpose: ChallengeFor): string {
  const expiry = Math.floor(shop.clock.now().getTime() / 1_000) + challengeSeconds;
  const given = `${expiry.toString(36)}.${randomBytes(18).toString('base64url')}`;
  return Buffer.from(`${given}.${signature(shop, purpose, given)}`).toString('base64url');
}

/** Whether a challenge was issued by this shop for this purpose, has not expired and was not used before, which one statement decides. */
async function isOwnChallenge(shop: Shop, purpose: ChallengeFor, challenge: string): Promise<boolean> {
  const [expiry = '', nonce = '', signed = ''] = Buffer.from(challenge, 'base64url').toString().split('.', 3);
  const right = Buffer.from(signature(shop, purpose, `${expiry}.${nonce}`));
  const given = Buffer.from(signed);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
  const secondsLeft = Number.parseInt(expiry, 36) - Math.floor(shop.clock.now().getTime() / 1_000);
  if (secondsLeft <= 0) return false;
  const { allowed } = await countTry(shop, { key: `passkey:${nonce}`, max: 1, windowSeconds: secondsLeft + 1 });
  return allowed;
}

function signature(shop: Shop, purpose: ChallengeFor, given: string): string {
  const about = purpose.use === 'sign-in' ? [purpose.use] : [purpose.use, purpose.customerId, purpose.sessionId];
  return createHmac('sha256', shop.secret)
    .update(`passkey ${JSON.stringify(about)} ${given}`)
    .digest('base64url')
    .slice(0, 22);
}

/**
 * Stores a verified new key, in a transaction that has locked its customer; `full` when there are too many, `known` when it is registered already.
 */
export async function addPasskey(
  shop: Shop,
  customerId: number,
  { made, credential, name }: { readonly made: VerifiedKey; readonly credential: Attestation; readonly name: string },
): Promise<Passkey | 'full' | 'known'> {
  if ((await countPasskeys(shop, customerId)) >= maxPasskeys) return 'full';
  const added = await insertPasskey(shop, {
    customerId,
    credentialId: made.credential.id,
    publicKey: Buffer.from(made.credential.publicKey).toString('base64url'),
    counter: made.credential.counter,
    transports: [...credential.transports],
    name,
    backedUp: made.credentialBackedUp,
    createdAt: shop.clock.now(),
  });
  return added ?? 'known';
}

/** A verified new key. */
export type VerifiedKey = NonNullable<Awaited<ReturnType<typeof verifiedKey>>>;

/** Verifies a newly created key and consumes its challenge; null when invalid. */
export async function verifiedKey(shop: Shop, purpose: ChallengeFor, credential: Attestation) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { id, origin } = relyingParty(shop);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: credential.credential_id,
        rawId: credential.credential_id,
        type: 'public-key',
        response: { clientDataJSON: credential.client_data, attestationObject: credential.attestation },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => isOwnChallenge(shop, purpose, challenge),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    });
    return registrationInfo ?? null;
  } catch (error) {
    shop.log.debug({ err: error }, 'a passkey was not taken');
    return null;
  }
}

/** Returns the passkey that signed a challenge with user verification; null when anything is invalid, including a counter that did not increase. */
export async function usePasskey(shop: Shop, purpose: ChallengeFor, given: Assertion): Promise<Passkey | null> {
  const passkey = await passkeyOf(shop, given.credential_id);
  if (passkey === undefined) return null;
  if (purpose.use !== 'sign-in' && passkey.customerId !== purpose.customerId) return null;
  const counter = await verifiedCounter(shop, purpose, { given, passkey });
  if (counter === null) return null;
  return (await countUse(shop, { id: passkey.id, counter, now: shop.clock.now() })) ? passkey : null;
}

async function verifiedCounter(
  shop: Shop,
  purpose: ChallengeFor,
  { given, passkey }: { readonly given: Assertion; readonly passkey: Passkey },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { id, origin } = relyingParty(shop);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: given.credential_id,
        rawId: given.credential_id,
        type: 'public-key',
        response: {
          clientDataJSON: given.client_data,
          authenticatorData: given.authenticator_data,
          signature: given.signature,
        },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => isOwnChallenge(shop, purpose, challenge),
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (error) {
    shop.log.debug({ err: error }, 'a passkey was refused');
    return null;
  }
}
