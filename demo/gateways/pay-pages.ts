import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '#platform/clock.ts';
import { demoGatewayPath } from '#features/payments/server/demo-gateway-address.service.ts';
import type { BehaviourBoard } from './demo-gateway-behaviour.ts';
import type { DemoGateway, DemoLedger, DemoPayment } from './demo-gateway-ledger.ts';
import {
  choices,
  demoLanguage,
  demoNothingToPay,
  demoPage,
  demoPolicy,
  demoStayed,
  type Choice,
} from './demo-gateway-page.ts';

/** What the demo gateways share. */
export interface DemoGateways {
  readonly clock: Clock;
  readonly ledger: DemoLedger;
  readonly board: BehaviourBoard;
  /** Of the shop whose customers come and go. */
  readonly shopOrigin: string;
  /** Goes to the shop's callback as another tab would. */
  readonly callBack: (address: string) => Promise<unknown>;
}

interface PayPages {
  readonly gateway: DemoGateway;
  /** Below {@link demoGatewayPath}, before the authority. */
  readonly at: string;
  /** What the browser brings back to the shop. */
  readonly bringsBack: (payment: DemoPayment) => Readonly<Record<string, string>>;
}

/** Serves the page on which a customer pays at a demo gateway, and what comes of each choice there. */
export function servePayPages(
  gateways: FastifyInstance,
  { ledger, board, shopOrigin, callBack }: DemoGateways,
  { gateway, at, bringsBack }: PayPages,
): void {
  const answer = (reply: FastifyReply, status: number, page: string) =>
    reply
      .code(status)
      .headers({ 'content-security-policy': demoPolicy(shopOrigin), 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page);
  const address = `${demoGatewayPath}${at}/:authority`;

  gateways.get<{ Params: { authority: string } }>(address, (request, reply) => {
    const payment = ledger.find(gateway, request.params.authority);
    const language = demoLanguage(request.headers.cookie);
    return payment?.state === 'open'
      ? answer(reply, 200, demoPage(payment, language))
      : answer(reply, 404, demoNothingToPay(language));
  });

  gateways.post<{ Params: { authority: string } }>(address, async (request, reply) => {
    const payment = ledger.find(gateway, request.params.authority);
    const language = demoLanguage(request.headers.cookie);
    const choice = choices.find((one) => one === fieldsOf(request.body).choice);
    // A form that was sent twice pays once and brings the browser back twice.
    const repeated = choice === 'pay' && (payment?.state === 'paid' || payment?.state === 'verified');
    if (payment === null || choice === undefined || (payment.state !== 'open' && !repeated))
      return answer(reply, 404, demoNothingToPay(language));
    const decided = decide(ledger, payment, choice);
    const { authority } = payment;
    if (choice === 'stay') return answer(reply, 200, demoStayed(language));
    if (choice === 'slow') board.say({ behaviour: 'slow', gateway, authority, call: 'verify', times: 1 });
    if (choice === 'broken') board.say({ behaviour: '500', gateway, authority, call: 'verify', times: 2 });
    if (choice === 'wrong-sum') board.say({ behaviour: 'wrong-sum', gateway, authority });
    const back = new URL(payment.callbackUrl);
    for (const [name, value] of Object.entries(bringsBack(decided))) back.searchParams.set(name, value);
    if (choice === 'twice') await callBack(back.href).catch(() => undefined);
    // Under the address by which the browser came, so that it stays signed in; elsewhere as it was configured.
    return reply
      .header('cache-control', 'no-store')
      .redirect(back.origin === shopOrigin ? `${back.pathname}${back.search}` : back.href, 302);
  });
}

function decide(ledger: DemoLedger, payment: DemoPayment, choice: Choice): DemoPayment {
  if (choice === 'cancel') return ledger.change(payment, { state: 'left' });
  if (choice === 'decline') return ledger.change(payment, { state: 'declined' });
  return ledger.pay(payment);
}

/** The fields of something that came over the network. */
export function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}
