import { accountById } from '#features/accounts/server/accounts.service.ts';
import { customerUnknown } from '#features/accounts/account-errors.ts';
import { customerFile } from '#features/accounts/server/customers-admin.service.ts';
import { routes, type Caller } from '#platform/http/api-calls.ts';
import { inBoth } from '#shared/messages.ts';
import { securityEvent } from '#platform/security-log.ts';
import type { Shop } from '#platform/shop.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { authErrors } from '../auth-errors.messages.ts';
import { customerAccessContract } from '../customer-access.contract.ts';
import { endSessionByStaff, endSessionsByStaff, setCustomerActive } from './customer-access.service.ts';
import { listedSessions } from './sessions/sessions.service.ts';
import { countLiveSessions } from './sessions/sessions.store.ts';

export const customerAccessRoutes = routes(customerAccessContract, {
  'GET /api/admin/customers/:id/': async ({ shop, params }) => {
    const [file, sessions] = await Promise.all([
      customerFile(shop, params.id),
      countLiveSessions(shop, params.id, shop.clock.now()),
    ]);
    return file === undefined ? customerUnknown() : { ...file, sessions_count: sessions };
  },

  'PUT /api/admin/customers/:id/active/': async ({ shop, params, body, caller }) => {
    if (await isStaffOfOwner(shop, caller, params.id))
      return refuse(
        'not-allowed',
        inBoth(authErrors, (t) => t.staffIsTheOwners),
      );
    const { active } = body;
    const refused = await setCustomerActive(shop, { customerId: params.id, active, by: caller.customerId });
    return refused ?? { id: params.id, active };
  },

  'GET /api/admin/customers/:id/sessions/': async ({ shop, params, caller }) => {
    const refused = await refuseSessionsOf(shop, caller, params.id);
    if (refused !== null) return refused;
    return { data: await listedSessions(shop, caller, params.id), next: null, next_after: null };
  },

  'DELETE /api/admin/customers/:id/sessions/:session/': async ({ shop, params, caller }) => {
    const refused = (await refuseSessionsOf(shop, caller, params.id)) ?? refuseOwn(caller, params.id);
    if (refused !== null) return refused;
    const ended = { customerId: params.id, sessionId: params.session.toLowerCase(), by: caller.customerId };
    if (!(await endSessionByStaff(shop, ended)))
      return refuse(
        'session-not-found',
        inBoth(authErrors, (t) => t.sessionUnknown),
      );
    securityEvent(shop, 'session.ended', { customer: params.id, kind: 'by-staff' });
    return {};
  },

  'POST /api/admin/customers/:id/sessions/end-all/': async ({ shop, params, caller }) => {
    const refused = (await refuseSessionsOf(shop, caller, params.id)) ?? refuseOwn(caller, params.id);
    if (refused !== null) return refused;
    const ended = await endSessionsByStaff(shop, { customerId: params.id, by: caller.customerId });
    securityEvent(shop, 'session.ended', { customer: params.id, kind: 'by-staff' });
    return { ended_count: ended };
  },
});

async function isStaffOfOwner(shop: Shop, caller: Caller, id: number): Promise<boolean> {
  return caller.role !== 'owner' && (await accountById(shop, id))?.role != null;
}

/** Rejects access to the sessions of an unknown customer, and to those of staff for everybody but an owner. */
async function refuseSessionsOf(
  shop: Shop,
  caller: Caller,
  id: number,
): Promise<Refusal<'customer-not-found' | 'not-allowed'> | null> {
  const account = await accountById(shop, id);
  if (account === undefined) return customerUnknown();
  if (account.role === null || caller.role === 'owner') return null;
  return refuse(
    'not-allowed',
    inBoth(authErrors, (t) => t.staffSessionsAreTheOwners),
  );
}

/** Rejects a caller's own sessions: they are ended in the caller's account, which requires a proof. */
function refuseOwn(caller: Caller, id: number): Refusal<'not-allowed'> | null {
  if (caller.customerId !== id) return null;
  return refuse(
    'not-allowed',
    inBoth(authErrors, (t) => t.ownSessionsElsewhere),
  );
}
