import { Type } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { routes } from './api-calls.ts';
import { countTry } from './limits/throttle.ts';

const errorsContract = contract({
  'POST /api/failures/': {
    id: 'reportFailure',
    summary: "A screen's report of a failure that nobody expected, for the server's log.",
    access: 'public',
    body: Type.Object({
      message: Type.String({ maxLength: 600 }),
      stack: Type.String({ maxLength: 5_000 }),
      page: Type.String({ maxLength: 300 }),
    }),
    status: 201,
    reply: Type.Object({
      logged: Type.Boolean({
        description: 'Whether it stands in the log now; no more than 30 a minute of one address do.',
      }),
    }),
  },
});

/** Receives reports of errors on screens; a browser that floods the log is ignored. */
export const errorRoutes = routes(errorsContract, {
  'POST /api/failures/': async ({ shop, body, address }) => {
    const { allowed } = await countTry(shop, { key: `failures:${address}`, max: 30, windowSeconds: 60 });
    if (allowed) shop.log.warn({ failure: body }, 'a screen failed');
    return { logged: allowed };
  },
});
