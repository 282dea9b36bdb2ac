import { routes, type Caller } from '#platform/http/api-calls.ts';
import type { Shop } from '#platform/shop.ts';
import { refuse, isRefusal } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import {
  passkeyChallenge,
  passkeysOf,
  relyingParty,
  renamePasskey,
  type Passkey,
} from '#features/second-factor/server/passkeys.service.ts';
import { factorsOf } from '#features/second-factor/server/second-factor.service.ts';
import { authErrors } from '../../auth-errors.messages.ts';
import { secondStepContract } from '../../second-step.contract.ts';
import { comesFrom } from '../guessing/comes-from.service.ts';
import {
  newRecoveryCodes,
  startAuthenticatorSetup,
  startPasskeySetup,
  removeFactor,
  takeAuthenticator,
  takePasskey,
} from './factors.service.ts';
import {
  countPasskeyCall,
  passByAuthenticator,
  passByPasskey,
  passByRecoveryCode,
  signInByPasskey,
} from './second-step.service.ts';

const visiblePasskey = ({ id, name, backedUp, createdAt, usedAt }: Passkey) => ({
  id,
  name,
  backed_up: backedUp,
  created_at: createdAt.toISOString(),
  used_at: usedAt?.toISOString() ?? null,
});

const factorNotFound = () =>
  refuse(
    'factor-not-found',
    inBoth(authErrors, (t) => t.factorUnknown),
  );

/** Returns the ways in which the second step can be done, and its status in this session. */
async function standing(shop: Shop, { customerId, role }: Caller, status: Caller['secondStep']) {
  const { authenticator, passkeys, recoveryCodes } = await factorsOf(shop, customerId);
  return {
    status,
    required: role !== null && shop.config.secondStep === 'required',
    authenticator,
    passkeys_count: passkeys,
    recovery_codes_count: recoveryCodes,
  };
}

export const secondStepRoutes = routes(secondStepContract, {
  'GET /api/customers/current/second-step/': ({ shop, caller }) => standing(shop, caller, caller.secondStep),
  'POST /api/customers/current/second-step/authenticator/': async ({ shop, body, caller, ...request }) =>
    (await passByAuthenticator(shop, caller, body.code, comesFrom(request))) ?? standing(shop, caller, 'done'),
  'POST /api/customers/current/second-step/recovery-code/': async ({ shop, body, caller, ...request }) =>
    (await passByRecoveryCode(shop, caller, body.code, comesFrom(request))) ?? standing(shop, caller, 'done'),
  'POST /api/customers/current/second-step/passkey-challenge/': async ({ shop, caller }) => {
    const { customerId, sessionId } = caller;
    return {
      challenge: passkeyChallenge(shop, { use: 'second-step', customerId, sessionId }),
      rp_id: relyingParty(shop).id,
      credential_ids: (await passkeysOf(shop, customerId)).map(({ credentialId }) => credentialId),
    };
  },
  'POST /api/customers/current/second-step/passkey/': async ({ shop, body, caller }) =>
    (await passByPasskey(shop, caller, body.credential)) ?? standing(shop, caller, 'done'),
  'POST /api/customers/passkey-challenge/': async ({ shop, address }) =>
    (await countPasskeyCall(shop, address)) ?? {
      challenge: passkeyChallenge(shop, { use: 'sign-in' }),
      rp_id: relyingParty(shop).id,
      credential_ids: [],
    },
  'POST /api/customers/passkey-login/': async ({ shop, body, address, cookies, userAgent, language }) => {
    const tokens = await signInByPasskey(shop, body.credential, { address, cookies, userAgent, language });
    return isRefusal(tokens) ? tokens : { tokens };
  },
  'POST /api/customers/current/authenticator/': ({ shop, body, caller }) =>
    startAuthenticatorSetup(shop, caller, body.password),
  'PUT /api/customers/current/authenticator/': async ({ shop, body, caller }) => {
    const codes = await takeAuthenticator(shop, caller, body);
    return isRefusal(codes) ? codes : { recovery_codes: codes };
  },
  'DELETE /api/customers/current/authenticator/': async ({ shop, caller }) =>
    (await removeFactor(shop, caller, 'authenticator')) ?? {},
  'GET /api/customers/current/passkeys/': async ({ shop, caller }) => ({
    data: (await passkeysOf(shop, caller.customerId)).map(visiblePasskey),
    next: null,
    next_after: null,
  }),
  'POST /api/customers/current/passkeys/challenge/': ({ shop, body, caller }) =>
    startPasskeySetup(shop, caller, body.password),
  'POST /api/customers/current/passkeys/': async ({ shop, body, caller }) => {
    const taken = await takePasskey(shop, caller, body);
    return isRefusal(taken) ? taken : { ...visiblePasskey(taken.passkey), recovery_codes: taken.codes };
  },
  'GET /api/customers/current/passkeys/:id/': async ({ shop, params, caller }) => {
    const found = (await passkeysOf(shop, caller.customerId)).find(({ id }) => id === params.id);
    return found === undefined ? factorNotFound() : visiblePasskey(found);
  },
  'PATCH /api/customers/current/passkeys/:id/': async ({ shop, params, body, caller }) => {
    const renamed = await renamePasskey(shop, { customerId: caller.customerId, id: params.id, name: body.name });
    return renamed === undefined ? factorNotFound() : visiblePasskey(renamed);
  },
  'DELETE /api/customers/current/passkeys/:id/': async ({ shop, params, caller }) =>
    (await removeFactor(shop, caller, { passkey: params.id })) ?? {},
  'POST /api/customers/current/recovery-codes/': async ({ shop, caller }) => {
    const codes = await newRecoveryCodes(shop, caller);
    return isRefusal(codes) ? codes : { recovery_codes: codes };
  },
});
