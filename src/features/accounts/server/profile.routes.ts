import { routes } from '#platform/http/api-calls.ts';
import { signInRequired } from '../account-errors.ts';
import { profileContract } from '../profile.contract.ts';
import { confirmEmail } from './email-change.service.ts';
import { changePreferences } from './preferences.service.ts';
import { changeProfile, customerOf } from './profile.service.ts';

export const profileRoutes = routes(profileContract, {
  'GET /api/customers/current/me/': async ({ shop, caller }) =>
    (await customerOf(shop, caller.customerId)) ?? signInRequired(),

  'PATCH /api/customers/current/me/': ({ shop, body, caller, language }) =>
    changeProfile(shop, { customerId: caller.customerId, language }, body),

  'POST /api/customers/confirm-email/': ({ shop, body, language }) =>
    confirmEmail(shop, { token: body.token, language }),

  'PATCH /api/customers/current/preferences/': async ({ shop, body, caller }) => {
    const changed = await changePreferences(shop, caller.customerId, {
      notificationsOn: body.notifications_on,
      available: body.available,
    });
    if (changed === undefined) return signInRequired();
    return { notifications_on: changed.notificationsOn, available: changed.available };
  },
});
