import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Shop } from '#platform/shop.ts';
import { currencies } from '#shared/commerce/currencies.ts';
import { minorFromValue, paypalValue } from '#features/payments/paypal.rules.ts';
import { recordOf } from '#features/payments/server/outbound.ts';
import { demoLanguage, demoPolicy } from '../demo-gateway-page.ts';
import { demoPaypalApp, demoPaypalPath } from '#features/payments/server/paypal/paypal-account.ts';
import { approvePage, nothingToApprove } from './demo-paypal-page.ts';
import { DemoPaypalLedger, type DemoOrder } from './demo-paypal-ledger.ts';

const tokenSeconds = 32_400;

interface DemoPaypal {
  readonly ledger: DemoPaypalLedger;
  /** The bearer token issued to an app that has authenticated. */
  readonly token: string;
  readonly publicUrl: string;
}

/**
 * Serves a fake PayPal for demos with PayPal's own protocol: an app's token, orders that a buyer approves on a page or cancels, their one-time
 * capture, and refunds of it. Its state is in memory only. It does not exist in a production shop.
 */
export function serveDemoPaypal(app: FastifyInstance, shop: Pick<Shop, 'config'>): DemoPaypalLedger {
  const demo: DemoPaypal = {
    ledger: new DemoPaypalLedger(),
    token: randomBytes(24).toString('base64url'),
    publicUrl: shop.config.publicUrl,
  };
  void app.register((paypal, _, registered) => {
    paypal.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_024 },
      (_request, body, done) => {
        done(null, Object.fromEntries(new URLSearchParams(String(body))));
      },
    );
    serveTokens(paypal, demo);
    serveOrders(paypal, demo);
    serveRefunds(paypal, demo);
    serveApproval(paypal, demo);
    registered();
  });
  return demo.ledger;
}

const error = (reply: FastifyReply, status: number, name: string, issue?: string) =>
  reply.code(status).send({
    name,
    message: name,
    debug_id: randomBytes(6).toString('hex'),
    ...(issue === undefined ? {} : { details: [{ issue, description: issue }] }),
  });

/** Rejects requests without the bearer token. */
function letIn({ token }: DemoPaypal, request: FastifyRequest, reply: FastifyReply): boolean {
  if (request.headers.authorization === `Bearer ${token}`) return true;
  void error(reply, 401, 'AUTHENTICATION_FAILURE');
  return false;
}

const idOf = (request: FastifyRequest) => (request.params as { id: string }).id;
const keyOf = (request: FastifyRequest) => String(request.headers['paypal-request-id'] ?? request.id);

function serveTokens(paypal: FastifyInstance, { token }: DemoPaypal): void {
  const basic = `Basic ${Buffer.from(`${demoPaypalApp.clientId}:${demoPaypalApp.secret}`).toString('base64')}`;
  paypal.post(`${demoPaypalPath}/v1/oauth2/token`, (request, reply) => {
    if (request.headers.authorization !== basic)
      return reply.code(401).send({ error: 'invalid_client', error_description: 'Client Authentication failed' });
    if (recordOf(request.body).grant_type !== 'client_credentials')
      return reply.code(400).send({ error: 'unsupported_grant_type' });
    return reply.send({
      scope: 'https://uri.paypal.com/services/checkout',
      access_token: token,
      token_type: 'Bearer',
      expires_in: tokenSeconds,
      nonce: createHash('sha256').update(token).digest('hex'),
    });
  });
}

function serveOrders(paypal: FastifyInstance, demo: DemoPaypal): void {
  const { ledger, publicUrl } = demo;
  paypal.post(`${demoPaypalPath}/v2/checkout/orders`, (request, reply) => {
    if (!letIn(demo, request, reply)) return reply;
    const requested = orderRequested(request.body);
    if (requested === null) return error(reply, 422, 'UNPROCESSABLE_ENTITY', 'INVALID_PARAMETER_VALUE');
    const order = ledger.once(`order ${keyOf(request)}`, () => ledger.create(requested));
    return reply.code(200).send(visible(order, publicUrl));
  });

  paypal.get(`${demoPaypalPath}/v2/checkout/orders/:id`, (request, reply) => {
    if (!letIn(demo, request, reply)) return reply;
    const order = ledger.find(idOf(request));
    return order === null
      ? error(reply, 404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
      : reply.send(visible(order, publicUrl));
  });

  paypal.post(`${demoPaypalPath}/v2/checkout/orders/:id/capture`, (request, reply) => {
    if (!letIn(demo, request, reply)) return reply;
    const order = ledger.find(idOf(request));
    if (order === null) return error(reply, 404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
    // A capture repeated under its key gets the same response; under another key, an order that is already captured is refused as such.
    if (order.capture !== null && order.capture.key !== keyOf(request))
      return error(reply, 422, 'UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED');
    if (order.state !== 'APPROVED' && order.state !== 'COMPLETED')
      return error(reply, 422, 'UNPROCESSABLE_ENTITY', 'ORDER_NOT_APPROVED');
    ledger.capture(order, keyOf(request));
    return reply.code(201).send(visible(order, publicUrl));
  });
}

function serveRefunds(paypal: FastifyInstance, demo: DemoPaypal): void {
  const { ledger } = demo;
  paypal.post(`${demoPaypalPath}/v2/payments/captures/:id/refund`, (request, reply) => {
    if (!letIn(demo, request, reply)) return reply;
    const order = ledger.captured(idOf(request));
    if (order === null) return error(reply, 404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
    const { currency_code: currency, value } = recordOf(recordOf(request.body).amount);
    const minor = currency === order.currency ? minorFromValue(value, order.currency) : null;
    if (minor === null || minor <= 0) return error(reply, 422, 'UNPROCESSABLE_ENTITY', 'CURRENCY_MISMATCH');
    const refund = ledger.once(`refund ${keyOf(request)}`, () => ledger.giveBack(order, minor));
    return refund === null
      ? error(reply, 422, 'UNPROCESSABLE_ENTITY', 'REFUND_AMOUNT_EXCEEDED')
      : reply.code(201).send({
          id: refund.id,
          status: 'COMPLETED',
          amount: { currency_code: order.currency, value: paypalValue(minor, order.currency) },
        });
  });
}

/** Serves the page on which a buyer approves or cancels an order. */
function serveApproval(paypal: FastifyInstance, { ledger, publicUrl }: DemoPaypal): void {
  const shopOrigin = new URL(publicUrl).origin;
  const page = (reply: FastifyReply, status: number, html: string) =>
    reply
      .code(status)
      .headers({ 'content-security-policy': demoPolicy(shopOrigin), 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(html);

  paypal.get<{ Querystring: { token?: string } }>(`${demoPaypalPath}/checkoutnow`, (request, reply) => {
    const order = ledger.find(request.query.token ?? '');
    const language = demoLanguage(request.headers.cookie);
    return order?.state === 'PAYER_ACTION_REQUIRED'
      ? page(reply, 200, approvePage(order, language))
      : page(reply, 404, nothingToApprove(language));
  });

  paypal.post<{ Querystring: { token?: string } }>(`${demoPaypalPath}/checkoutnow`, (request, reply) => {
    const order = ledger.find(request.query.token ?? '');
    if (order?.state !== 'PAYER_ACTION_REQUIRED')
      return page(reply, 404, nothingToApprove(demoLanguage(request.headers.cookie)));
    const pays = recordOf(request.body).choice === 'pay';
    if (pays) order.state = 'APPROVED';
    const back = new URL(pays ? order.returnUrl : order.cancelUrl);
    back.searchParams.set('token', order.id);
    if (pays) back.searchParams.set('PayerID', 'DEMOBUYER0001');
    // A relative redirect stays on the browser's current host, so that it remains signed in; other callbacks use the configured address.
    return reply
      .header('cache-control', 'no-store')
      .redirect(back.origin === shopOrigin ? `${back.pathname}${back.search}` : back.href, 302);
  });
}

type OrderRequested = Parameters<DemoPaypalLedger['create']>[0];

function orderRequested(body: unknown): OrderRequested | null {
  const { intent, purchase_units: units, payment_source: source } = recordOf(body);
  const unit = recordOf(Array.isArray(units) ? (units as unknown[])[0] : null);
  const { currency_code: code, value } = recordOf(unit.amount);
  const { return_url: returnUrl, cancel_url: cancelUrl } = recordOf(
    recordOf(recordOf(source).paypal).experience_context,
  );
  const currency = currencies.find((one) => one === code);
  const minor = currency === undefined ? null : minorFromValue(value, currency);
  if (intent !== 'CAPTURE' || currency === undefined || minor === null || minor === 0) return null;
  if (
    typeof returnUrl !== 'string' ||
    typeof cancelUrl !== 'string' ||
    !URL.canParse(returnUrl) ||
    !URL.canParse(cancelUrl)
  )
    return null;
  return {
    currency,
    minor,
    description: typeof unit.description === 'string' ? unit.description : '',
    customId: typeof unit.custom_id === 'string' ? unit.custom_id : '',
    returnUrl,
    cancelUrl,
  };
}

function visible(order: DemoOrder, publicUrl: string): object {
  const amount = {
    currency_code: order.currency,
    value: paypalValue(order.capture?.minor ?? order.minor, order.currency),
  };
  const { capture } = order;
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.state,
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: order.customId,
        amount: { currency_code: order.currency, value: paypalValue(order.minor, order.currency) },
        ...(capture === null
          ? {}
          : {
              payments: {
                captures: [
                  {
                    id: capture.id,
                    status:
                      capture.refunded === 0
                        ? 'COMPLETED'
                        : capture.refunded < capture.minor
                          ? 'PARTIALLY_REFUNDED'
                          : 'REFUNDED',
                    amount,
                    final_capture: true,
                  },
                ],
              },
            }),
      },
    ],
    links: [
      { href: `${publicUrl}${demoPaypalPath}/checkoutnow?token=${order.id}`, rel: 'payer-action', method: 'GET' },
    ],
  };
}
