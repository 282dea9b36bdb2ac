import { routes } from '#platform/http/api-calls.ts';
import { ticketsAdminContract } from '../tickets-admin.contract.ts';
import { answerTicket, assignTicket, setTicketState, ticketQueue, wholeTicket } from './tickets-admin.service.ts';
import { helpersByName } from './tickets-admin.store.ts';

export const ticketsAdminRoutes = routes(ticketsAdminContract, {
  'GET /api/admin/tickets/': ({ shop, query, caller }) => ticketQueue(shop, { ...query, by: caller.customerId }),
  'GET /api/admin/tickets/:number/': ({ shop, params }) => wholeTicket(shop, params.number),
  'POST /api/admin/tickets/:number/answer/': ({ shop, params, body, key, caller }) =>
    answerTicket(shop, {
      ...params,
      ...body,
      files: body.files ?? [],
      by: caller.customerId,
      requestKey: key ?? '',
    }),
  'POST /api/admin/tickets/:number/assign/': ({ shop, params, body, caller }) =>
    assignTicket(shop, { ...params, ...body, by: caller.customerId }),
  'POST /api/admin/tickets/:number/state/': ({ shop, params, body, caller }) =>
    setTicketState(shop, { ...params, ...body, by: caller.customerId }),
  'GET /api/admin/ticket-assignees/': async ({ shop }) => ({ data: await helpersByName(shop) }),
});
