import type { FastifyInstance } from 'fastify';
import type { Shop } from '#platform/shop.ts';
import { changeSetting } from '#features/settings/server/settings.service.ts';
import { purchaseLimitsSetting, type PurchaseLimits } from '../purchase-limits.rules.ts';
import { answerInsteadOfNetwork } from './outbound.ts';
import { openBehaviourBoard, type Behaving } from '#demo/gateways/demo-gateway-behaviour.ts';
import { openDemoLedger, type DemoLedger } from '#demo/gateways/demo-gateway-ledger.ts';
import { serveDemoGateways } from '#demo/gateways/demo-gateways.ts';

/** Returns the path of an absolute URL of the shop. */
export function pathOf(shop: Shop, address: string): string {
  const url = new URL(address, shop.config.publicUrl);
  return `${url.pathname}${url.search}`;
}

/** The demo gateways of a test. */
export interface ReadyDemoGateways {
  /** Configures their behaviour: `behave({ behaviour: 'wrong-sum', order, times: 1 })`; `{ behaviour: 'usual' }` resets it. Delays take no time. */
  readonly behave: (behaving: Behaving) => void;
  /** Suppresses all their responses, until the next instruction. */
  readonly fallSilent: (silent: boolean) => void;
  /** Their records. */
  readonly ledger: DemoLedger;
}

/** Connects a shop to the demo gateways without a network. */
export function demoGatewaysReady(app: FastifyInstance, shop: Shop): ReadyDemoGateways {
  let silent = false;
  const ledger = openDemoLedger({ clock: shop.clock });
  const board = openBehaviourBoard(() => Promise.resolve());
  serveDemoGateways(app, {
    clock: shop.clock,
    ledger,
    board,
    shopOrigin: new URL(shop.config.publicUrl).origin,
    callBack: (address) => app.inject({ method: 'GET', url: pathOf(shop, address) }),
  });
  answerInsteadOfNetwork(shop, async (address, body, headers) => {
    if (silent) throw new Error('The gateway is silent.');
    const answer = await app.inject({ method: 'POST', url: pathOf(shop, address), headers, payload: body });
    if (answer.statusCode >= 500) throw new Error(`The gateway answered ${answer.statusCode}.`);
    return answer.json();
  });
  return {
    behave: (behaving) => {
      if (behaving.behaviour === 'usual') board.forget();
      board.say(behaving);
    },
    fallSilent: (wanted) => {
      silent = wanted;
    },
    ledger,
  };
}

/** Removes the limits of unpaid purchases for a test's customers. */
export async function withoutPurchaseLimits(shop: Shop): Promise<void> {
  await changeSetting(shop, purchaseLimitsSetting, {
    unpaidOrders: null,
    unpaidPieces: null,
    newCustomerCashOrders: null,
    newCustomerCashTotal: null,
  } satisfies PurchaseLimits);
}
