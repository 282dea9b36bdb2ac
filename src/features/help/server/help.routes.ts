import { routes } from '#platform/http/api-calls.ts';
import { supportContract } from '../help.contract.ts';
import { listAnswers, voteOnAnswer } from './help.service.ts';
import { listTickets, openTicket, ticketOf, writeOn } from '#features/tickets/server/tickets.service.ts';

export const supportRoutes = routes(supportContract, {
  'GET /api/support/answers/': ({ shop, query, depends }) => listAnswers(shop, query.language, depends),
  'POST /api/support/answers/:slug/vote/': ({ shop, params, body, address }) =>
    voteOnAnswer(shop, { ...params, ...body, address }),

  'POST /api/tickets/': ({ shop, body, headers, language, address }) =>
    openTicket(shop, {
      ...body,
      files: [],
      customerId: null,
      requestKey: headers['idempotency-key'],
      language,
      address,
    }),
  'POST /api/my/tickets/': ({ shop, body, headers, language, address, caller }) =>
    openTicket(shop, {
      ...body,
      files: body.files ?? [],
      customerId: caller.customerId,
      requestKey: headers['idempotency-key'],
      language,
      address,
    }),

  'GET /api/my/tickets/': ({ shop, query, caller }) =>
    listTickets(shop, { customerId: caller.customerId, after: query.after }),
  'GET /api/my/tickets/:number/': ({ shop, params, caller }) =>
    ticketOf(shop, { ...params, customerId: caller.customerId }),
  'POST /api/my/tickets/:number/messages/': ({ shop, params, body, headers, caller }) =>
    writeOn(shop, {
      ...params,
      text: body.text,
      files: body.files ?? [],
      customerId: caller.customerId,
      requestKey: headers['idempotency-key'],
    }),
});
