import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Shop } from '#platform/shop.ts';
import { standInNothingToPay, standInPage, standInPolicy } from '../stand-in-page.ts';

/** Where the stand-in gateway stands beside the shop. */
export const standInPath = '/dev/gateway';

/** Attempts that are remembered; the oldest are forgotten, as nobody will come back for them. */
const mostRemembered = 10_000;

interface Remembered {
  readonly amount: number;
  readonly description: string;
  readonly callbackUrl: string;
  state: 'open' | 'paid' | 'left' | 'verified';
  reference: number;
}

/**
 * A gateway for demos that speaks Zarinpal's protocol: request, a page on which to pay or leave, callback, verify. What
 * it knows it keeps in memory. It exists in no shop that trades.
 */
export function serveStandInGateway(app: FastifyInstance, shop: Shop): void {
  const remembered = new Map<string, Remembered>();
  let receipts = 100_000_000;
  const origin = new URL(shop.config.publicUrl).origin;

  const answerPage = (reply: FastifyReply, status: number, page: string) =>
    reply
      .code(status)
      .headers({ 'content-security-policy': standInPolicy(origin), 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page);

  void app.register((gateway, _, registered) => {
    gateway.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1_024 }, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    });

    gateway.post(`${standInPath}/pg/v4/payment/request.json`, (request, reply) => {
      const { amount, callback_url: callbackUrl, description } = fieldsOf(request.body);
      if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 1_000 || typeof callbackUrl !== 'string' || !URL.canParse(callbackUrl) || typeof description !== 'string') {
        return reply.code(422).send(faultOf(-9, 'The input params invalid, validation error.'));
      }
      const authority = `S${randomBytes(18).toString('hex').slice(0, 35)}`;
      remembered.set(authority, { amount, description, callbackUrl, state: 'open', reference: 0 });
      for (const oldest of remembered.keys()) {
        if (remembered.size <= mostRemembered) break;
        remembered.delete(oldest);
      }
      return reply.send({ data: { code: 100, message: 'Success', authority, fee_type: 'Merchant', fee: 0 }, errors: [] });
    });

    gateway.get<{ Params: { authority: string } }>(`${standInPath}/pg/StartPay/:authority`, (request, reply) => {
      const attempt = remembered.get(request.params.authority);
      if (attempt?.state !== 'open') return answerPage(reply, 404, standInNothingToPay());
      return answerPage(reply, 200, standInPage({ toman: Math.floor(attempt.amount / 10), description: attempt.description }));
    });

    gateway.post<{ Params: { authority: string } }>(`${standInPath}/pg/StartPay/:authority`, (request, reply) => {
      const { authority } = request.params;
      const attempt = remembered.get(authority);
      if (attempt?.state !== 'open') return answerPage(reply, 404, standInNothingToPay());
      const pays = fieldsOf(request.body).choice === 'pay';
      attempt.state = pays ? 'paid' : 'left';
      return reply.header('cache-control', 'no-store').redirect(backToShop(attempt.callbackUrl, origin, { Authority: authority, Status: pays ? 'OK' : 'NOK' }), 302);
    });

    gateway.post(`${standInPath}/pg/v4/payment/verify.json`, (request, reply) => {
      const { authority, amount } = fieldsOf(request.body);
      const attempt = typeof authority === 'string' ? remembered.get(authority) : undefined;
      if (attempt === undefined) return reply.code(404).send(faultOf(-54, 'Invalid authority.'));
      if (attempt.amount !== amount) return reply.code(422).send(faultOf(-50, 'Session is not valid, amounts values is not the same.'));
      if (attempt.state !== 'paid' && attempt.state !== 'verified') return reply.code(422).send(faultOf(-51, 'Session is not valid, session is not active paid try.'));
      const again = attempt.state === 'verified';
      if (!again) {
        attempt.state = 'verified';
        attempt.reference = receipts += 1;
      }
      return reply.send({
        data: { code: again ? 101 : 100, message: again ? 'Verified' : 'Paid', card_hash: '', card_pan: '603799******4321', ref_id: attempt.reference, fee_type: 'Merchant', fee: 0 },
        errors: [],
      });
    });
    registered();
  });
}

function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}

function faultOf(code: number, message: string): object {
  return { data: [], errors: { code, message, validations: [] } };
}

/** Back to the shop under the address by which the browser came, so that it stays signed in; elsewhere as it was told. */
function backToShop(callbackUrl: string, shopOrigin: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(callbackUrl);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.origin === shopOrigin ? `${url.pathname}${url.search}` : url.href;
}
