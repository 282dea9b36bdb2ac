import { routes } from '#platform/http/api-calls.ts';
import { ticketsContract } from '../tickets.contract.ts';
import { listTickets, openTicket, ticketOf, writeOn } from './tickets.service.ts';

export const ticketsRoutes = routes(ticketsContract, {
  'POST /api/tickets/': ({ shop, body, key, language, address }) =>
    openTicket(shop, {
      ...body,
      files: [],
      customerId: null,
      requestKey: key ?? '',
      language,
      address,
    }),
  'POST /api/tickets/mine/': ({ shop, body, key, language, address, caller }) =>
    openTicket(shop, {
      ...body,
      files: body.files ?? [],
      customerId: caller.customerId,
      requestKey: key ?? '',
      language,
      address,
    }),
  'GET /api/tickets/mine/': ({ shop, query, caller }) => listTickets(shop, { ...query, customerId: caller.customerId }),
  'GET /api/tickets/mine/:number/': ({ shop, params, caller }) =>
    ticketOf(shop, { ...params, customerId: caller.customerId }),
  'POST /api/tickets/mine/:number/messages/': ({ shop, params, body, key, caller }) =>
    writeOn(shop, {
      ...params,
      text: body.text,
      files: body.files ?? [],
      customerId: caller.customerId,
      requestKey: key ?? '',
    }),
});
