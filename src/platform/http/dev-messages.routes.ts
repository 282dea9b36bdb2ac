import { toLatinDigits } from '#shared/text/digits.ts';
import { parseMobile } from '#shared/commerce/phone.ts';
import { routes } from './api-calls.ts';
import { devMessagesContract } from './dev-messages.contract.ts';

/** Lets the operator of a demo read the codes and links that were "sent". */
export const devMessagesRoutes = routes(devMessagesContract, {
  'GET /api/dev/messages/': ({ shop, query }) =>
    shop.outlet.sentTo(parseMobile(query.to) ?? toLatinDigits(query.to).trim().toLowerCase()),
});
