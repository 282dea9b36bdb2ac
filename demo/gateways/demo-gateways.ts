import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '#platform/shop.ts';
import { serveDemoZarinpal } from './zarinpal/demo-zarinpal.ts';
import { serveDemoZibal } from './zibal/demo-zibal.ts';
import { fieldsOf, type DemoGateways } from './pay-pages.ts';
import { demoGatewayPath } from '#features/payments/server/demo-gateway-address.service.ts';
import { behaviours, gatewayCalls, openBehaviourBoard, type Behaving } from './demo-gateway-behaviour.ts';
import { openDemoLedger } from './demo-gateway-ledger.ts';

/** Serves the demo gateways beside a demo shop. They do not exist in a production shop. */
export function serveDemoGatewaysOf(app: FastifyInstance, shop: Shop): void {
  serveDemoGateways(app, {
    clock: shop.clock,
    ledger: openDemoLedger({ clock: shop.clock, file: path.join(shop.config.dataDir, 'stand-in-gateways.jsonl') }),
    board: openBehaviourBoard(),
    shopOrigin: new URL(shop.config.publicUrl).origin,
    callBack: (address) => fetch(address, { redirect: 'manual' }),
  });
}

/**
 * Serves the demo gateways, beside a shop or on a separate server. `POST /dev/gateway/behaviour` sets their behaviour (`usual` alone resets all of
 * it), `GET /dev/gateway/payments?order=` returns their payments of an order.
 */
export function serveDemoGateways(app: FastifyInstance, demoGateways: DemoGateways): void {
  void app.register((gateways, _, registered) => {
    gateways.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_024 },
      (_request, body, done) => {
        done(null, Object.fromEntries(new URLSearchParams(String(body))));
      },
    );
    serveDemoZarinpal(gateways, demoGateways);
    serveDemoZibal(gateways, demoGateways);
    gateways.post(`${demoGatewayPath}/behaviour`, (request, reply) => {
      const behaving = behavingOf(request.body);
      if (behaving === null) return reply.code(400).send({ behaviour: behaviours, call: gatewayCalls });
      if (behaving.behaviour === 'usual') demoGateways.board.forget();
      demoGateways.board.say(behaving);
      return reply.code(204).send();
    });
    gateways.get<{ Querystring: { order?: string } }>(`${demoGatewayPath}/payments`, (request, reply) =>
      reply.header('cache-control', 'no-store').send({
        data: (['zarinpal', 'zibal'] as const)
          .flatMap((gateway) => demoGateways.ledger.all(gateway))
          .filter(({ order }) => request.query.order === undefined || order === request.query.order)
          .slice(-1_000),
      }),
    );
    registered();
  });
}

function behavingOf(body: unknown): Behaving | null {
  const { behaviour, gateway, call, order, authority, times } = fieldsOf(body);
  const one = <T extends string>(choicesOf: readonly T[], value: unknown) =>
    choicesOf.find((choice) => choice === value);
  const wanted = one(behaviours, behaviour);
  if (wanted === undefined) return null;
  return {
    behaviour: wanted,
    gateway: one(['zarinpal', 'zibal'], gateway),
    call: one(gatewayCalls, call),
    order: typeof order === 'string' ? order : undefined,
    authority: typeof authority === 'string' ? authority : undefined,
    times: typeof times === 'number' ? times : undefined,
  };
}
