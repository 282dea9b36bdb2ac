import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { textOf } from '#features/payments/server/outbound.ts';
import { fieldsOf, servePayPages, type DemoGateways } from '../pay-pages.ts';
import { demoGatewayPath } from '#features/payments/server/demo-gateway-address.service.ts';
import type { DemoPayment } from '../demo-gateway-ledger.ts';
import { serveDemoRefunds } from './demo-zarinpal-refunds.ts';

const gateway = 'zarinpal';
const calls = `${demoGatewayPath}/pg/v4/payment`;
const maxListed = 100;

/**
 * Serves Zarinpal's protocol, version 4, as used by {@link confirmAtZarinpal} and its neighbours: request, page, callback, verify, unVerified,
 * refund.
 */
export function serveDemoZarinpal(gateways: FastifyInstance, demoGateways: DemoGateways): void {
  serveRequests(gateways, demoGateways);
  servePayPages(gateways, demoGateways, {
    gateway,
    at: '/pg/StartPay',
    bringsBack: ({ authority, state }) => ({ Authority: authority, Status: isPaid(state) ? 'OK' : 'NOK' }),
  });
  serveVerifications(gateways, demoGateways);
  serveUnverified(gateways, demoGateways);
  serveDemoRefunds(gateways, demoGateways);
}

function serveRequests(gateways: FastifyInstance, { ledger, board }: DemoGateways): void {
  gateways.post(`${calls}/request.json`, async (request, reply) => {
    const {
      amount,
      callback_url: callbackUrl,
      description,
      merchant_id: merchantId,
      metadata,
    } = fieldsOf(request.body);
    const order = textOf(fieldsOf(metadata).order_id) ?? '';
    if ((await board.behave(reply, { gateway, call: 'request', order })) === 'answered') return reply;
    if (!isMerchant(merchantId))
      return reply.code(422).send(error(-10, 'Terminal is not valid, please check merchant_id or ip address.'));
    if (
      typeof amount !== 'number' ||
      !Number.isSafeInteger(amount) ||
      amount < 1_000 ||
      typeof callbackUrl !== 'string' ||
      !URL.canParse(callbackUrl) ||
      typeof description !== 'string' ||
      description.length > 500
    ) {
      return reply.code(422).send(error(-9, 'The input params invalid, validation error.'));
    }
    const authority = `S${randomBytes(18).toString('hex').slice(0, 35)}`;
    ledger.begin({ gateway, authority, rial: amount, description, callbackUrl, order });
    return reply.send(success({ code: 100, message: 'Success', authority, fee_type: 'Merchant', fee: 0 }));
  });
}

function serveVerifications(gateways: FastifyInstance, { ledger, board }: DemoGateways): void {
  gateways.post(`${calls}/verify.json`, async (request, reply) => {
    const { authority, amount, merchant_id: merchantId } = fieldsOf(request.body);
    const payment = typeof authority === 'string' ? ledger.find(gateway, authority) : null;
    const behaviour = await board.behave(reply, {
      gateway,
      call: 'verify',
      order: payment?.order,
      authority: payment?.authority,
    });
    if (behaviour === 'answered') return reply;
    if (!isMerchant(merchantId))
      return reply.code(422).send(error(-10, 'Terminal is not valid, please check merchant_id or ip address.'));
    if (payment === null) return reply.code(404).send(error(-54, 'Invalid authority.'));
    if (!isPaid(payment.state))
      return reply.code(422).send(error(-51, 'Session is not valid, session is not active paid try.'));
    if (payment.rial !== amount || behaviour === 'wrong-sum')
      return reply.code(422).send(error(-50, 'Session is not valid, amounts values is not the same.'));
    const again = payment.state === 'verified';
    if (!again) ledger.change(payment, { state: 'verified' });
    return reply.send(
      success({
        code: again ? 101 : 100,
        message: again ? 'Verified' : 'Paid',
        card_hash: '',
        card_pan: '603799******4321',
        ref_id: payment.reference,
        fee_type: 'Merchant',
        fee: 0,
      }),
    );
  });
}

function serveUnverified(gateways: FastifyInstance, { ledger, board }: DemoGateways): void {
  gateways.post(`${calls}/unVerified.json`, async (request, reply) => {
    const behaviour = await board.behave(reply, { gateway, call: 'list' });
    if (behaviour === 'answered') return reply;
    if (!isMerchant(fieldsOf(request.body).merchant_id))
      return reply.code(422).send(error(-10, 'Terminal is not valid, please check merchant_id or ip address.'));
    const authorities = ledger
      .all(gateway)
      .filter(({ state }) => state === 'paid')
      .slice(-maxListed)
      .map((payment) => ({
        authority: payment.authority,
        amount: behaviour === 'wrong-sum' ? payment.rial + 10 : payment.rial,
        callback_url: payment.callbackUrl,
        referer: '',
        date: new Date(payment.paidAt ?? 0).toISOString().replace('T', ' ').slice(0, 19),
      }));
    return reply.send(success({ code: 100, message: 'Success', authorities }));
  });
}

const isPaid = (state: DemoPayment['state']) => state === 'paid' || state === 'verified';
const isMerchant = (merchantId: unknown) => typeof merchantId === 'string' && merchantId.length === 36;
const success = (data: object) => ({ data, errors: [] });
const error = (code: number, message: string) => ({ data: [], errors: { code, message, validations: [] } });
