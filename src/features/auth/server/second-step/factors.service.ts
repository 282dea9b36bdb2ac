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
 * Refuses to change by what an account is opened: where it has a second factor, to who has not displayed it in the last minutes; where it
 * has none, to who cannot show that the account is theirs. So a stolen token makes itself no key.
 */
async function refuseToChange(shop: Shop, caller: Caller, password: string | undefined): Promise<Unproven | null> {
  if (!hasFactor(await factorsOf(shop, caller.customerId))) {
    const [session] = await liveSession(shop, caller.sessionId);
    const isGuessed = session?.byCode === true && isRequired(shop, caller);
    if (isGuessed && (password === undefined || !(await hasPassword(shop, caller)))) return passwordFirst();
    // Who has just signed in has displayed it.
    const isFresh = session !== undefined && shop.clock.now() < secondsAfter(session.createdAt, freshSessionSeconds);
    if (isFresh && !isGuessed) return null;
  }
  return refuseWithoutProof(shop, caller, password);
}

/** Whether this member of the staff cannot work without a second factor. */
const isRequired = ({ config }: Shop, { role }: Caller) => role !== null && config.secondStep === 'required';

const hasPassword = async (shop: Shop, { customerId }: Caller) =>
  (await accountById(shop, customerId))?.passwordHash != null;

/** Four digits are guessed too soon to be all that stands before the first factor of who works here. */
const passwordFirst = () =>
  refuse(
    'sign-in-again',
    inBoth(authErrors, (t) => t.passwordFirst),
  );

/** Shows a secret for an authenticator app, which counts when its first code came. */
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

/** Puts the secret in force by its first code; answers recovery codes where the customer has none. */
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

/** What a browser needs to make a passkey for the customer. */
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

/** Stores the passkey that the browser has made; answers recovery codes where the customer has none. */
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

/** What follows from a new factor, in the transaction that adds it. */
async function added(shop: Shop, caller: Caller): Promise<string[]> {
  const { customerId } = caller;
  await finishSecondStep(shop, caller);
  await notifyOfFactors(shop, customerId, 'added');
  const { recoveryCodes } = await factorsOf(shop, customerId);
  return recoveryCodes > 0 ? [] : renewRecoveryCodes(shop, customerId);
}

/** Removes the authenticator app, or the passkey of this number; the staff of a shop that requires a second step always has one. */
export async function removeFactor(
  shop: Shop,
  caller: Caller,
  factor: 'authenticator' | { readonly passkey: number },
): Promise<Unproven | Refusal<'last-factor' | 'factor-not-found'> | null> {
  const refused = await refuseToChange(shop, caller, undefined);
  if (refused !== null) return refused;
  const { customerId } = caller;
  // Of two removed at once the second sees what the first has left.
  const removed = await changeFactors(shop, caller, () => removeOne(shop, caller, factor));
  if (removed !== null) return removed;
  securityEvent(shop, 'factor.removed', {
    customer: customerId,
    kind: factor === 'authenticator' ? 'authenticator' : 'passkey',
  });
  await notifyOfFactors(shop, customerId, 'removed');
  return null;
}

/** A refusal takes back what was removed. */
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
  // Whoever has copied the codes would come past the next factor by them.
  await deleteRecoveryCodes(shop, customerId);
  return null;
}

/** New recovery codes in place of the older ones, for who has a second factor and has just displayed it. */
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
