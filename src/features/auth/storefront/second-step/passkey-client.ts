import { CallRefused } from '#shared/contract/api-client.ts';
import type { Reply } from '#shared/contract/contract.ts';
import type { secondStepContract } from '../../second-step.contract.ts';

type Contract = typeof secondStepContract;
type NewKey = Reply<Contract['POST /api/customers/current/passkeys/challenge/']>;
type Challenge = Reply<Contract['POST /api/customers/passkey-challenge/']>;

/** The browser did not use or create a passkey: the user declined, it timed out, or the device already has one. */
export class PasskeyNotUsed extends Error {
  override readonly name = 'PasskeyNotUsed';
}

// Loaded only when the button is pressed.
const library = () => import('@simplewebauthn/browser');

/** Whether this browser supports passkeys. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

const transportNames = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

const keysOf = (ids: readonly string[]) => ids.map((id) => ({ id, type: 'public-key' as const }));

/** Has the device create a passkey; the user verifies by fingerprint, face or PIN. */
export async function makePasskey({ challenge, rp_id, rp_name, user_id, user_name, credential_ids }: NewKey) {
  const { startRegistration } = await library();
  const made = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: rp_id, name: rp_name },
      user: { id: user_id, name: user_name, displayName: user_name },
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' as const })),
      excludeCredentials: keysOf(credential_ids),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    },
  }).catch(notUsed);
  return {
    credential_id: made.id,
    client_data: made.response.clientDataJSON,
    attestation: made.response.attestationObject,
    transports: transportNames.filter((name) => made.response.transports?.some((own) => own === name) === true),
  };
}

/** Signs a challenge with a passkey. */
export async function answerByPasskey({ challenge, rp_id, credential_ids }: Challenge) {
  const { startAuthentication } = await library();
  const { id, response } = await startAuthentication({
    optionsJSON: { challenge, rpId: rp_id, allowCredentials: keysOf(credential_ids), userVerification: 'required' },
  }).catch(notUsed);
  return {
    credential_id: id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
  };
}

/** Replaces a {@link PasskeyNotUsed} by an error with this message. */
export const orCancelled =
  (message: string) =>
  (error: unknown): never => {
    throw error instanceof PasskeyNotUsed ? new CallRefused(400, { message }) : error;
  };

function notUsed(error: unknown): never {
  throw new PasskeyNotUsed('The browser used no passkey.', { cause: error });
}
