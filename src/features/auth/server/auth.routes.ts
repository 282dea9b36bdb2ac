import { routes } from '#platform/http/api-calls.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse } from '#shared/contract/refusal.ts';
import { authContract } from '../auth.contract.ts';
import { sendCode } from './codes.service.ts';
import { comesFrom } from './guessing/comes-from.service.ts';
import { changePassword, resetEndsAt, resetPassword, sendResetLink } from './passwords/password-change.service.ts';
import { changePhone, sendPhoneCode } from './phone-change.service.ts';
import { takePhoneBack } from './phone-return.service.ts';
import { authErrors } from '../auth-errors.messages.ts';
import { endSession, renewAccess, rotateTokens } from './sessions/sessions.service.ts';
import { signInByCode, signInByPassword } from './sign-in.service.ts';
import { register } from './sign-up/sign-up.service.ts';

const sessionEnded = () =>
  refuse(
    'session-ended',
    inBoth(authErrors, (t) => t.sessionEnded),
  );

export const authRoutes = routes(authContract, {
  'POST /api/customers/login/': async ({ shop, body, ...request }) => {
    const tokens = await signInByPassword(shop, body, comesFrom(request));
    return isRefusal(tokens) ? tokens : { tokens };
  },

  'POST /api/customers/current/phone-code/': ({ shop, body, caller, ...request }) =>
    sendPhoneCode(shop, caller, body, comesFrom(request)),

  'PUT /api/customers/current/phone/': async ({ shop, body, caller, ...request }) => {
    const { session_id: sessionId, ...given } = body;
    return (await changePhone(shop, caller, { ...given, sessionId }, comesFrom(request))) ?? { phone: body.phone };
  },

  'POST /api/customers/phone-back/': async ({ shop, body, address }) => {
    const back = await takePhoneBack(shop, { token: body.token, address });
    return isRefusal(back) ? back : { reset_token: back.resetToken };
  },
  'POST /api/token/refresh/': async ({ shop, body, address, userAgent }) => {
    const at = { address, userAgent };
    if (body.rotate === true) return (await rotateTokens(shop, body.refresh, at)) ?? sessionEnded();
    const access = await renewAccess(shop, body.refresh, at);
    return access === null ? sessionEnded() : { access };
  },

  'POST /api/customers/register/': async ({ shop, body, ...request }) =>
    (await register(shop, body, comesFrom(request))) ?? {},

  'POST /api/customers/send-otp/': ({ shop, body, ...request }) =>
    sendCode(shop, { phone: body.phone, purpose: 'sign-in' }, comesFrom(request)),

  'POST /api/customers/verify-otp/': async ({ shop, body, ...request }) => {
    const { phone, code, session_id: sessionId } = body;
    const tokens = await signInByCode(shop, { phone, code, sessionId }, comesFrom(request));
    return isRefusal(tokens) ? tokens : { tokens };
  },

  'POST /api/customers/logout/': async ({ shop, body }) => {
    await endSession(shop, body.refresh);
    return { ended_at: shop.clock.now().toISOString() };
  },

  'POST /api/customers/forgot-password/': async ({ shop, body, address, language }) =>
    (await sendResetLink(shop, { identifier: body.identifier, address, language })) ?? {
      expires_at: resetEndsAt(shop).toISOString(),
    },

  'POST /api/customers/reset-password/': async ({ shop, body, language }) =>
    (await resetPassword(shop, { ...body, language })) ?? { changed_at: shop.clock.now().toISOString() },

  'POST /api/customers/change-password/': async ({ shop, body, caller, language }) =>
    (await changePassword(shop, caller, { old: body.old_password, chosen: body.new_password, language })) ?? {
      changed_at: shop.clock.now().toISOString(),
    },
});
