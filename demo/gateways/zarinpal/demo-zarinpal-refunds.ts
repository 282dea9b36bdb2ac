import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { textOf } from '#features/payments/server/outbound.ts';
import { fieldsOf, type StandIns } from '../pay-pages.ts';
import { demoGatewayPath } from '#features/payments/server/demo-gateway-address.service.ts';
import type { StandInPayment } from '../demo-gateway-ledger.ts';

const gateway = 'zarinpal';
const leastRial = 20_000;

/**
 * Zarinpal's GraphQL, as much of it as refunds need: which session belongs to a receipt, the refunds of the terminal, and
 * a new one. As at Zarinpal nothing keeps anybody from asking for the same refund twice, up to what was paid.
 */
export function serveStandInRefunds(gateways: FastifyInstance, { clock, ledger, board }: StandIns): void {
  const confirmed = () => ledger.all(gateway).filter(({ state }) => state === 'verified');

  gateways.post(`${demoGatewayPath}/api/v4/graphql/`, async (request, reply) => {
    const { query, variables } = fieldsOf(request.body);
    const asked = fieldsOf(variables);
    const payment = confirmed().find(
      (one) => sessionOf(one) === asked.session_id || String(one.reference) === asked.reference_id,
    );
    if (
      (await board.behave(reply, { gateway, call: 'refund', order: payment?.order, authority: payment?.authority })) ===
      'answered'
    )
      return reply;
    if (!/^Bearer \S+$/.test(request.headers.authorization ?? ''))
      return reply.code(401).send(fault('Unauthenticated.'));
    const text = typeof query === 'string' ? query : '';
    if (text.includes('GetRefunds')) {
      const refunds = ledger
        .all(gateway)
        .flatMap((one) => one.refunds)
        .sort((a, b) => b.at - a.at);
      return reply.send({
        data: {
          refunds: refunds.slice(0, Number(asked.limit) || 25).map(({ id, rial, description, at }) => ({
            id,
            amount: rial,
            status: 'PENDING',
            created_at: new Date(at).toISOString(),
            description,
          })),
        },
      });
    }
    if (text.includes('AddRefund')) {
      if (payment === undefined) return reply.send(fault('Session not found.'));
      const { amount, description } = asked;
      const left = payment.rial - payment.refunds.reduce((sum, { rial }) => sum + rial, 0);
      if (typeof amount !== 'number' || amount < leastRial || amount > left)
        return reply.send(fault('The amount is not valid.'));
      const refund = {
        id: String(randomInt(1_000_000, 10_000_000)),
        rial: amount,
        description: textOf(description) ?? '',
        at: clock.now().getTime(),
      };
      ledger.change(payment, { refunds: [...payment.refunds, refund] });
      return reply.send({
        data: {
          resource: {
            terminal_id: '1',
            id: refund.id,
            amount,
            timeline: { refund_amount: amount, refund_time: null, refund_status: 'PENDING' },
          },
        },
      });
    }
    if (text.includes('Session')) {
      return reply.send({
        data: {
          Session:
            payment === undefined
              ? []
              : [
                  {
                    id: sessionOf(payment),
                    status: 'VERIFIED',
                    amount: payment.rial,
                    description: payment.description,
                    created_at: null,
                  },
                ],
        },
      });
    }
    return reply.code(400).send(fault('Unknown query.'));
  });
}

/** Its name of a payment, which is not the receipt's number. */
const sessionOf = ({ reference }: StandInPayment) => String(reference + 7);
const fault = (message: string) => ({ errors: [{ message }], data: null });
