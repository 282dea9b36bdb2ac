import { routes } from '#platform/http/api-calls.ts';
import { securityEvent } from '#platform/security-log.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse } from '#shared/contract/refusal.ts';
import { authErrors } from '../../auth-errors.messages.ts';
import { sessionsContract } from '../../sessions.contract.ts';
import { endOtherSessions, endOwnSession, listedSessions } from './sessions.service.ts';

export const sessionsRoutes = routes(sessionsContract, {
  'GET /api/customers/current/sessions/': async ({ shop, caller }) => ({
    data: await listedSessions(shop, caller, caller.customerId),
    next: null,
    next_after: null,
  }),
  'DELETE /api/customers/current/sessions/:id/': async ({ shop, params, caller }) => {
    if (!(await endOwnSession(shop, caller.customerId, params.id.toLowerCase())))
      return refuse(
        'session-not-found',
        inBoth(authErrors, (t) => t.sessionUnknown),
      );
    securityEvent(shop, 'session.ended', { customer: caller.customerId });
    return {};
  },
  'POST /api/customers/current/sessions/end-others/': async ({ shop, caller }) => {
    const ended = await endOtherSessions(shop, caller.customerId, caller.sessionId);
    securityEvent(shop, 'session.ended', { customer: caller.customerId, kind: 'others' });
    return { ended_count: ended };
  },
});
