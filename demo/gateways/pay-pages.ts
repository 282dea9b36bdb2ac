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

/** The dependencies shared by the demo gateways. */
export interface DemoGateways {
  readonly clock: Clock;
  readonly ledger: DemoLedger;
  readonly board: BehaviourBoard;
  /** The origin of the shop that customers come from and return to. */
  readonly shopOrigin: string;
  /** Requests the shop's callback as another tab would. */
  readonly callBack: (address: string) => Promise<unknown>;
}

interface PayPages {
  readonly gateway: DemoGateway;
  /** The path below {@link demoGatewayPath}, before the authority. */
  readonly at: string;
  /** The query parameters with which the browser returns to the shop. */
  readonly bringsBack: (payment: DemoPayment) => Readonly<Record<string, string>>;
}

/** Serves the page on which a customer pays at a demo gateway, and handles each choice made there. */
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
    // A form submitted twice pays once and redirects the browser twice.
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
    // A relative redirect stays on the browser's current host, so that it remains signed in; other callbacks use the configured address.
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

/** Returns the fields of a request body received over the network. */
export function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}
