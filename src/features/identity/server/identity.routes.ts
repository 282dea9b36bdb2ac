import { routes } from '#platform/api-calls.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse } from '#shared/refusal.ts';
import { identityContract } from '../identity.contract.ts';
import { sendCode } from './codes.service.ts';
import { customerById } from './customers.store.ts';
import { changePassword, resetPassword, sendResetLink } from './password-change.service.ts';
import { changePreferences } from './preferences.service.ts';
import { refusalMessages } from './refusals.messages.ts';
import { endSession, renewAccess, rotateTokens } from './sessions.service.ts';
import { signInByCode, signInByPassword } from './sign-in.service.ts';
import { register } from './sign-up.service.ts';

const sessionEnded = () => refuse('session-ended', inBoth(refusalMessages, (t) => t.sessionEnded));

export const identityRoutes = routes(identityContract, {
  'POST /api/customers/login/': async ({ shop, body, address }) => {
    const tokens = await signInByPassword(shop, { ...body, address });
    return isRefusal(tokens) ? tokens : { tokens };
  },

  'GET /api/customers/current/me/': async ({ shop, caller }) => {
    const [customer] = await customerById(shop).execute({ id: caller.customerId });
    if (customer?.active !== true) return refuse('sign-in-required', inBoth(refusalMessages, (t) => t.signInRequired));
    const { id, username, email, phone, fullName, role, notificationsOn, available } = customer;
    return { id, username, avatar: null, full_name: fullName, email, phone, role, notifications_on: notificationsOn, available };
  },

  'PATCH /api/customers/current/preferences/': async ({ shop, body, caller }) => {
    const changed = await changePreferences(shop, caller.customerId, { notificationsOn: body.notifications_on, available: body.available });
    if (changed === undefined) return refuse('sign-in-required', inBoth(refusalMessages, (t) => t.signInRequired));
    return { notifications_on: changed.notificationsOn, available: changed.available };
  },

  'POST /api/token/refresh/': async ({ shop, body }) => {
    if (body.rotate === true) return (await rotateTokens(shop, body.refresh)) ?? sessionEnded();
    const access = await renewAccess(shop, body.refresh);
    return access === null ? sessionEnded() : { access };
  },

  'POST /api/customers/register/': async ({ shop, body, address, cookies }) => (await register(shop, body, { address, cookies })) ?? {},

  'POST /api/customers/send-otp/': async ({ shop, body, address, language }) => {
    const sent = await sendCode(shop, { phone: body.phone, purpose: 'sign-in', address, language });
    return isRefusal(sent) ? sent : { session_id: sent };
  },

  'POST /api/customers/verify-otp/': async ({ shop, body, address, cookies }) => {
    const tokens = await signInByCode(shop, { phone: body.phone, code: body.code, sessionId: body.session_id }, { address, cookies });
    return isRefusal(tokens) ? tokens : { tokens };
  },

  'POST /api/customers/logout/': async ({ shop, body }) => {
    await endSession(shop, body.refresh);
    return {};
  },

  'POST /api/customers/forgot-password/': async ({ shop, body, address, language }) =>
    (await sendResetLink(shop, { identifier: body.identifier, address, language })) ?? {},

  'POST /api/customers/reset-password/': async ({ shop, body }) => (await resetPassword(shop, body)) ?? {},

  'POST /api/customers/change-password/': async ({ shop, body, caller }) =>
    (await changePassword(shop, caller, { old: body.old_password, chosen: body.new_password })) ?? {},
});
