import { setTimeout as after } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Clock } from '#platform/clock.ts';
import { isCardNumber } from '#shared/commerce/identifiers.ts';
import { monthOfBoth } from '#shared/text/jalali.ts';
import { testCards } from '#features/payments/test-cards.rules.ts';
import { recordOf } from '#features/payments/server/outbound.ts';
import { DemoCardLedger, type DemoCharge } from './demo-card-ledger.ts';
import { serveBankPage } from './demo-bank-page.ts';

export interface DemoCardProviderOptions {
  readonly clock: Clock;
  /** The secret key that authenticates the shop's calls. */
  readonly key: string;
  /** The public key used by the browser, not a secret. */
  readonly publicKey: string;
  /** The provider's state; empty by default. */
  readonly ledger?: DemoCardLedger;
  /** How long a charge of the silent test card leaves the shop waiting, in milliseconds. */
  readonly silentMilliseconds?: number;
}

const smallestRial = 1_000;

/**
 * A card provider for the demo, with its own server: browsers send cards to it and never to the shop. It implements the protocol of
 * docs/decisions/0012-where-a-card-goes.md and writes nothing to disk.
 */
export function demoCardProvider(options: DemoCardProviderOptions): FastifyInstance {
  const ledger = options.ledger ?? new DemoCardLedger(options.clock);
  const app = Fastify({ bodyLimit: 8_192, forceCloseConnections: true });
  serveTokens(app, ledger, options);
  serveCharges(app, ledger, options);
  serveChargeSteps(app, ledger, options);
  serveBankPage(app, ledger);
  return app;
}

const bears = (request: FastifyRequest, wanted: string) => request.headers.authorization === `Bearer ${wanted}`;
const faulty = (reply: FastifyReply, status: number, code: string) => reply.code(status).send({ error: { code } });
const requestedId = (request: FastifyRequest) => (request.params as { id: string }).id;

function serveTokens(
  app: FastifyInstance,
  ledger: DemoCardLedger,
  { clock, publicKey }: DemoCardProviderOptions,
): void {
  // Any shop's page may submit a card (CORS); no cookie is sent with it.
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    if (request.url === '/v1/tokens')
      void reply.headers({
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'authorization, content-type',
        'access-control-allow-methods': 'POST',
        'access-control-max-age': '600',
      });
    done();
  });
  app.options('/v1/tokens', (_, reply) => reply.code(204).send());

  app.post('/v1/tokens', (request, reply) => {
    if (!bears(request, publicKey)) return faulty(reply, 401, 'key_unknown');
    const error = cardError(request.body, clock.now());
    if (error !== null) return faulty(reply, 422, error);
    const { token, lastFour, until } = ledger.keepCard(String(recordOf(request.body).number));
    return reply.code(201).send({ token, last_four: lastFour, expires_at: until.toISOString() });
  });
}

function serveCharges(
  app: FastifyInstance,
  ledger: DemoCardLedger,
  { key, silentMilliseconds = 30_000 }: DemoCardProviderOptions,
): void {
  app.post('/v1/charges', async (request, reply) => {
    if (!bears(request, key)) return faulty(reply, 401, 'key_unknown');
    const { token, amount, currency, order, description, return_url: returnUrl } = recordOf(request.body);
    if (
      !isRial(amount) ||
      currency !== 'IRR' ||
      typeof token !== 'string' ||
      typeof order !== 'string' ||
      typeof description !== 'string' ||
      typeof returnUrl !== 'string' ||
      !URL.canParse(returnUrl)
    ) {
      return faulty(reply, 400, 'invalid_request');
    }
    if (ledger.numberOf(token) === testCards.silent) await after(silentMilliseconds, undefined, { ref: false });
    const charge = ledger.once(`charge ${keyOf(request)}`, () =>
      ledger.charge({ token, rial: amount, order, description, returnUrl }),
    );
    return charge === null ? faulty(reply, 422, 'token_unknown') : reply.code(201).send(visible(charge));
  });

  app.get('/v1/charges', (request, reply) => {
    if (!bears(request, key)) return faulty(reply, 401, 'key_unknown');
    return reply.send({
      data: recordOf(request.query).status === 'authorised' ? ledger.authorised().map(visible) : [],
    });
  });
}

/** Serves the routes of an existing charge: read, capture, refund. */
function serveChargeSteps(app: FastifyInstance, ledger: DemoCardLedger, { key }: DemoCardProviderOptions): void {
  app.get('/v1/charges/:id', (request, reply) => {
    if (!bears(request, key)) return faulty(reply, 401, 'key_unknown');
    const charge = ledger.find(requestedId(request));
    return charge === null ? faulty(reply, 404, 'charge_unknown') : reply.send(visible(charge));
  });

  app.post('/v1/charges/:id/capture', (request, reply) => {
    if (!bears(request, key)) return faulty(reply, 401, 'key_unknown');
    const charge = ledger.find(requestedId(request));
    if (charge === null) return faulty(reply, 404, 'charge_unknown');
    if (recordOf(request.body).amount !== charge.rial) return faulty(reply, 422, 'amount_differs');
    if (charge.state === 'authorised') ledger.take(charge);
    return reply.code(charge.state === 'captured' ? 200 : 409).send(visible(charge));
  });

  app.post('/v1/charges/:id/refunds', (request, reply) => {
    if (!bears(request, key)) return faulty(reply, 401, 'key_unknown');
    const charge = ledger.find(requestedId(request));
    if (charge === null) return faulty(reply, 404, 'charge_unknown');
    const { amount } = recordOf(request.body);
    if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0)
      return faulty(reply, 400, 'invalid_request');
    const refund = ledger.once(`refund ${charge.id} ${keyOf(request)}`, () => ledger.giveBack(charge, amount));
    return refund === null
      ? faulty(reply, 422, 'amount_exceeds_charge')
      : reply.code(201).send({ id: refund.id, status: 'done' });
  });
}

const isRial = (amount: unknown): amount is number =>
  typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= smallestRial;

function keyOf(request: FastifyRequest): string {
  return String(request.headers['idempotency-key'] ?? request.id);
}

function visible(charge: DemoCharge): object {
  return {
    id: charge.id,
    status: charge.state,
    amount: charge.rial,
    currency: 'IRR',
    order: charge.order,
    last_four: charge.lastFour,
    ...(charge.receipt === null ? {} : { receipt: charge.receipt }),
    ...(charge.declineCode === null ? {} : { decline_code: charge.declineCode }),
  };
}

/** Returns the error in a card submitted by a browser, or null. Years are as printed on it: 1405 on an Iranian card, 2026 on another. */
function cardError(body: unknown, now: Date): string | null {
  const { number, holder, expiry_year: year, expiry_month: month, cvv2 } = recordOf(body);
  if (typeof number !== 'string' || !/^\d{16}$/.test(number) || !isCardNumber(number)) return 'number_invalid';
  if (typeof holder !== 'string' || holder.trim() === '' || holder.length > 100) return 'holder_invalid';
  if (
    typeof year !== 'number' ||
    typeof month !== 'number' ||
    !Number.isInteger(year) ||
    !Number.isInteger(month) ||
    month < 1 ||
    month > 12
  )
    return 'expiry_invalid';
  const { jalali, gregorian } = monthOfBoth(now);
  const present = year < 1900 ? jalali : gregorian;
  if (year * 12 + month < present.year * 12 + present.month) return 'card_expired';
  return typeof cvv2 === 'string' && /^\d{3,4}$/.test(cvv2) ? null : 'cvv2_invalid';
}
