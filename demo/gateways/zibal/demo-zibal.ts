import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { textOf } from '#features/payments/server/outbound.ts';
import { fieldsOf, servePayPages, type DemoGateways } from '../pay-pages.ts';
import { demoGatewayPath } from '#features/payments/server/demo-gateway-address.service.ts';
import type { DemoPayment } from '../demo-gateway-ledger.ts';

const gateway = 'zibal';

/** Zibal's payment statuses, as returned by its callback and its inquiry. */
const statuses: Readonly<Record<DemoPayment['state'], number>> = {
  open: -1,
  verified: 1,
  paid: 2,
  left: 3,
  declined: 5,
  'gone-back': 15,
};

/** Serves Zibal's protocol: request, page, callback, verify, inquiry. */
export function serveDemoZibal(gateways: FastifyInstance, demoGateways: DemoGateways): void {
  const { ledger, board } = demoGateways;
  const named = (body: unknown) => ledger.find(gateway, textOf(fieldsOf(body).trackId) ?? '');

  serveRequests(gateways, demoGateways);
  servePayPages(gateways, demoGateways, {
    gateway,
    at: '/start',
    bringsBack: ({ authority, order, state }) => ({
      success: isPaid(state) ? '1' : '0',
      trackId: authority,
      orderId: order,
      status: String(statuses[state === 'verified' ? 'paid' : state]),
    }),
  });

  gateways.post(`${demoGatewayPath}/v1/verify`, async (request, reply) => {
    const payment = named(request.body);
    const behaviour = await board.behave(reply, {
      gateway,
      call: 'verify',
      order: payment?.order,
      authority: payment?.authority,
    });
    if (behaviour === 'answered') return reply;
    if (payment === null) return reply.send({ result: 203, message: 'trackId is not valid' });
    if (payment.state === 'verified') return reply.send({ result: 201, message: 'previously verified' });
    if (payment.state !== 'paid')
      return reply.send({ result: 202, message: 'not paid or failed', status: statuses[payment.state] });
    const verified = ledger.change(payment, { state: 'verified' });
    return reply.send({ result: 100, message: 'success', ...messages(verified, behaviour === 'wrong-sum') });
  });

  gateways.post(`${demoGatewayPath}/v1/inquiry`, async (request, reply) => {
    const payment = named(request.body);
    const behaviour = await board.behave(reply, {
      gateway,
      call: 'inquiry',
      order: payment?.order,
      authority: payment?.authority,
    });
    if (behaviour === 'answered') return reply;
    if (payment === null) return reply.send({ result: 203, message: 'trackId is not valid' });
    return reply.send({ result: 100, message: 'success', ...messages(payment, behaviour === 'wrong-sum') });
  });
}

function serveRequests(gateways: FastifyInstance, { ledger, board }: DemoGateways): void {
  gateways.post(`${demoGatewayPath}/v1/request`, async (request, reply) => {
    const { merchant, amount, callbackUrl, orderId, description } = fieldsOf(request.body);
    const order = typeof orderId === 'string' ? orderId : '';
    if ((await board.behave(reply, { gateway, call: 'request', order })) === 'answered') return reply;
    if (typeof merchant !== 'string' || merchant === '')
      return reply.send({ result: 102, message: 'merchant not found' });
    if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 1_000)
      return reply.send({ result: 105, message: 'amount must be greater than 1000' });
    if (typeof callbackUrl !== 'string' || !/^https?:\/\//.test(callbackUrl))
      return reply.send({ result: 106, message: 'callbackUrl is not valid' });
    const trackId = randomInt(1_000_000_000, 10_000_000_000);
    ledger.begin({
      gateway,
      authority: String(trackId),
      rial: amount,
      description: typeof description === 'string' ? description : '',
      callbackUrl,
      order,
    });
    return reply.send({ result: 100, message: 'success', trackId });
  });
}

const isPaid = (state: DemoPayment['state']) => state === 'paid' || state === 'verified';

/** Returns the response of verify and inquiry for a payment. */
function messages(payment: DemoPayment, wrongSum: boolean): object {
  const { paidAt } = payment;
  return {
    status: statuses[payment.state],
    amount: wrongSum ? payment.rial - 1_000 : payment.rial,
    orderId: payment.order,
    description: payment.description,
    paidAt: paidAt === null ? null : new Date(paidAt).toISOString(),
    refNumber: paidAt === null ? null : payment.reference,
    cardNumber: paidAt === null ? null : '62198610****9853',
    multiplexingInfos: [],
  };
}
