import type { Caller } from '#platform/http/api-calls.ts';
import { securityEvent } from '#platform/security-log.ts';
import type { Shop } from '#platform/shop.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import { secondsAfter } from '#shared/seconds.ts';
import { accountById } from '#features/accounts/server/accounts.service.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  deleteAuthenticator,
} from '#features/second-factor/server/authenticators.service.ts';
import {
  addPasskey,
  deletePasskey,
  passkeyChallenge,
  passkeysOf,
  relyingParty,
  verifiedKey,
  type Attestation,
  type Passkey,
} from '#features/second-factor/server/passkeys.service.ts';
import { deleteRecoveryCodes, renewRecoveryCodes } from '#features/second-factor/server/recovery-codes.service.ts';
import { factorsOf, hasFactor } from '#features/second-factor/server/second-factor.service.ts';
import { authenticatorAddress } from '#features/second-factor/second-factor.rules.ts';
import { authErrors } from '../../auth-errors.messages.ts';
import { freshSessionSeconds } from '../../auth.rules.ts';
import { refuseWithoutProof } from '../account-proof.service.ts';
import { changeFactors } from '../own-access.service.ts';
import { finishSecondStep } from '../sessions/sessions.service.ts';
import { liveSession } from '../sessions/sessions.store.ts';
import { passkeyRefused, notifyOfFactors } from './second-step.service.ts';

type Unproven = Refusal<'second-step-needed' | 'sign-in-again' | 'wrong-password' | 'too-many-tries'>;

/**
 * Refuses a change of the sign-in factors: with a second factor, unless it was used in the last minutes; without one, unless the caller proves that
 * the account is theirs. So a stolen token cannot add a factor.
 */
async function refuseToChange(shop: Shop, caller: Caller, password: string | undefined): Promise<Unproven | null> {
  if (!hasFactor(await factorsOf(shop, caller.customerId))) {
    const [session] = await liveSession(shop, caller.sessionId);
    const isGuessed = session?.byCode === true && isRequired(shop, caller);
    if (isGuessed && (password === undefined || !(await hasPassword(shop, caller)))) return passwordFirst();
    // A fresh sign-in counts as proof.
    const isFresh = session !== undefined && shop.clock.now() < secondsAfter(session.createdAt, freshSessionSeconds);
    if (isFresh && !isGuessed) return null;
  }
  return refuseWithoutProof(shop, caller, password);
}

/** Whether a second factor is mandatory for this member of staff. */
const isRequired = ({ config }: Shop, { role }: Caller) => role !== null && config.secondStep === 'required';

const hasPassword = async (shop: Shop, { customerId }: Caller) =>
  (await accountById(shop, customerId))?.passwordHash != null;

/** A four-digit code is too easily guessed to be the only protection before a member of staff's first factor. */
const passwordFirst = () =>
  refuse(
    'sign-in-again',
    inBoth(authErrors, (t) => t.passwordFirst),
  );

/** Creates a secret for an authenticator app; it takes effect with its first code. */
export async function startAuthenticatorSetup(
  shop: Shop,
  caller: Caller,
  password: string | undefined,
): Promise<{ secret: string; address: string } | Unproven> {
  const refused = await refuseToChange(shop, caller, password);
  if (refused !== null) return refused;
  const account = await accountById(shop, caller.customerId);
  const secret = await beginAuthenticator(shop, caller.customerId);
  const { name, language } = shop.identity;
  return {
    secret,
    address: authenticatorAddress({ secret, shop: name[language], account: account?.username ?? '' }),
  };
}

/** Activates the secret by its first code; returns recovery codes if the customer has none. */
export async function takeAuthenticator(
  shop: Shop,
  caller: Caller,
  { code, password }: { readonly code: string; readonly password?: string | undefined },
): Promise<string[] | Unproven | Refusal<'wrong-code'>> {
  const refused = await refuseToChange(shop, caller, password);
  if (refused !== null) return refused;
  const codes = await changeFactors(shop, caller, async () =>
    (await confirmAuthenticator(shop, caller.customerId, code)) ? added(shop, caller) : null,
  );
  if (codes === null) {
    const message = inBoth(authErrors, (t) => t.wrongAuthenticatorCode);
    return refuse('wrong-code', message, { fields: { code: message } });
  }
  if (!isRefusal(codes)) securityEvent(shop, 'factor.added', { customer: caller.customerId, kind: 'authenticator' });
  return codes;
}

/** Returns the options with which a browser creates a passkey for the customer. */
export async function startPasskeySetup(shop: Shop, caller: Caller, password: string | undefined) {
  const refused = await refuseToChange(shop, caller, password);
  if (refused !== null) return refused;
  const { customerId, sessionId } = caller;
  const account = await accountById(shop, customerId);
  const { name, language } = shop.identity;
  return {
    challenge: passkeyChallenge(shop, { use: 'register', customerId, sessionId }),
    rp_id: relyingParty(shop).id,
    rp_name: name[language],
    user_id: Buffer.from(String(customerId)).toString('base64url'),
    user_name: account?.username ?? '',
    credential_ids: (await passkeysOf(shop, customerId)).map(({ credentialId }) => credentialId),
  };
}

/** Stores the passkey that the browser created; returns recovery codes if the customer has none. */
export async function takePasskey(
  shop: Shop,
  caller: Caller,
  {
    password,
    ...given
  }: { readonly name: string; readonly credential: Attestation; readonly password?: string | undefined },
): Promise<{ passkey: Passkey; codes: string[] } | Unproven | Refusal<'passkey-refused' | 'too-many-passkeys'>> {
  const refused = await refuseToChange(shop, caller, password);
  if (refused !== null) return refused;
  const { customerId, sessionId } = caller;
  const made = await verifiedKey(shop, { use: 'register', customerId, sessionId }, given.credential);
  if (made === null) return passkeyRefused();
  const taken = await changeFactors(shop, caller, async () => {
    const passkey = await addPasskey(shop, customerId, { ...given, made });
    return typeof passkey === 'string' ? passkey : { passkey, codes: await added(shop, caller) };
  });
  if (taken === 'known') return passkeyRefused();
  if (taken === 'full')
    return refuse(
      'too-many-passkeys',
      inBoth(authErrors, (t) => t.tooManyPasskeys),
    );
  if (!isRefusal(taken)) securityEvent(shop, 'factor.added', { customer: customerId, kind: 'passkey' });
  return taken;
}

/** Completes the addition of a factor, in the same transaction: second step, notice and recovery codes. */
async function added(shop: Shop, caller: Caller): Promise<string[]> {
  const { customerId } = caller;
  await finishSecondStep(shop, caller);
  await notifyOfFactors(shop, customerId, 'added');
  const { recoveryCodes } = await factorsOf(shop, customerId);
  return recoveryCodes > 0 ? [] : renewRecoveryCodes(shop, customerId);
}

/** Removes the authenticator app or the passkey with this id; staff of a shop that requires a second step must have one left. */
export async function removeFactor(
  shop: Shop,
  caller: Caller,
  factor: 'authenticator' | { readonly passkey: number },
): Promise<Unproven | Refusal<'last-factor' | 'factor-not-found'> | null> {
  const refused = await refuseToChange(shop, caller, undefined);
  if (refused !== null) return refused;
  const { customerId } = caller;
  // Of two concurrent removals the second sees what the first left.
  const removed = await changeFactors(shop, caller, () => removeOne(shop, caller, factor));
  if (removed !== null) return removed;
  securityEvent(shop, 'factor.removed', {
    customer: customerId,
    kind: factor === 'authenticator' ? 'authenticator' : 'passkey',
  });
  await notifyOfFactors(shop, customerId, 'removed');
  return null;
}

/** Removes one factor; a refusal rolls the removal back. */
async function removeOne(
  shop: Shop,
  caller: Caller,
  factor: 'authenticator' | { readonly passkey: number },
): Promise<Refusal<'last-factor' | 'factor-not-found'> | null> {
  const { customerId } = caller;
  const removed =
    factor === 'authenticator'
      ? await deleteAuthenticator(shop, customerId)
      : await deletePasskey(shop, customerId, factor.passkey);
  if (!removed)
    return refuse(
      'factor-not-found',
      inBoth(authErrors, (t) => t.factorUnknown),
    );
  if (hasFactor(await factorsOf(shop, customerId))) return null;
  if (isRequired(shop, caller))
    return refuse(
      'last-factor',
      inBoth(authErrors, (t) => t.lastFactor),
    );
  // A copy of the codes would bypass the next factor.
  await deleteRecoveryCodes(shop, customerId);
  return null;
}

/** Replaces the recovery codes of a customer who has a second factor and has just used it. */
export async function newRecoveryCodes(
  shop: Shop,
  caller: Caller,
): Promise<string[] | Unproven | Refusal<'factor-missing'>> {
  if (!hasFactor(await factorsOf(shop, caller.customerId)))
    return refuse(
      'factor-missing',
      inBoth(authErrors, (t) => t.noFactor),
    );
  const refused = await refuseToChange(shop, caller, undefined);
  if (refused !== null) return refused;
  const codes = await changeFactors(shop, caller, () => renewRecoveryCodes(shop, caller.customerId));
  if (!isRefusal(codes)) securityEvent(shop, 'recovery-codes.renewed', { customer: caller.customerId });
  return codes;
}
