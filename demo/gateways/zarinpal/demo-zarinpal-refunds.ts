import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { textOf } from '#features/payments/server/outbound.ts';
import { fieldsOf, type DemoGateways } from '../pay-pages.ts';
import { demoGatewayPath } from '#features/payments/server/demo-gateway-address.service.ts';
import type { DemoPayment } from '../demo-gateway-ledger.ts';

const gateway = 'zarinpal';
const leastRial = 20_000;

/**
 * Serves Zarinpal's GraphQL API as far as refunds need it: the session of a receipt, the refunds of the terminal, and a new refund. As at Zarinpal,
 * nothing prevents requesting the same refund twice, up to the paid amount.
 */
export function serveDemoRefunds(gateways: FastifyInstance, demoGateways: DemoGateways): void {
  const { ledger, board } = demoGateways;
  const confirmed = () => ledger.all(gateway).filter(({ state }) => state === 'verified');

  gateways.post(`${demoGatewayPath}/api/v4/graphql/`, async (request, reply) => {
    const { query, variables } = fieldsOf(request.body);
    const requested = fieldsOf(variables);
    const payment = confirmed().find(
      (one) => sessionOf(one) === requested.session_id || String(one.reference) === requested.reference_id,
    );
    const { order, authority } = payment ?? {};
    if ((await board.behave(reply, { gateway, call: 'refund', order, authority })) === 'answered') return reply;
    if (!/^Bearer \S+$/.test(request.headers.authorization ?? ''))
      return reply.code(401).send(error('Unauthenticated.'));
    const text = typeof query === 'string' ? query : '';
    if (text.includes('GetRefunds')) return reply.send(refundsOf(ledger, Number(requested.limit) || 25));
    if (text.includes('AddRefund')) return reply.send(addRefund(demoGateways, payment, requested));
    if (text.includes('Session')) return reply.send({ data: { Session: sessionsOf(payment) } });
    return reply.code(400).send(error('Unknown query.'));
  });
}

function refundsOf(ledger: DemoGateways['ledger'], limit: number): object {
  const refunds = ledger
    .all(gateway)
    .flatMap((one) => one.refunds)
    .sort((a, b) => b.at - a.at)
    .slice(0, limit);
  return {
    data: {
      refunds: refunds.map(({ id, rial, description, at }) => ({
        id,
        amount: rial,
        status: 'PENDING',
        created_at: new Date(at).toISOString(),
        description,
      })),
    },
  };
}

function addRefund(
  { clock, ledger }: DemoGateways,
  payment: DemoPayment | undefined,
  { amount, description }: ReturnType<typeof fieldsOf>,
): object {
  if (payment === undefined) return error('Session not found.');
  const left = payment.rial - payment.refunds.reduce((sum, { rial }) => sum + rial, 0);
  if (typeof amount !== 'number' || amount < leastRial || amount > left) return error('The amount is not valid.');
  const id = String(randomInt(1_000_000, 10_000_000));
  const refund = { id, rial: amount, description: textOf(description) ?? '', at: clock.now().getTime() };
  ledger.change(payment, { refunds: [...payment.refunds, refund] });
  const timeline = { refund_amount: amount, refund_time: null, refund_status: 'PENDING' };
  return { data: { resource: { terminal_id: '1', id, amount, timeline } } };
}

function sessionsOf(payment: DemoPayment | undefined): object[] {
  if (payment === undefined) return [];
  const { rial, description } = payment;
  return [{ id: sessionOf(payment), status: 'VERIFIED', amount: rial, description, created_at: null }];
}

/** Zarinpal's session id of a payment, which differs from the receipt's number. */
const sessionOf = ({ reference }: DemoPayment) => String(reference + 7);
const error = (message: string) => ({ errors: [{ message }], data: null });
