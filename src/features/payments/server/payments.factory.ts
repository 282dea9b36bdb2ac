import type { FastifyInstance } from 'fastify';
import type { Shop } from '#platform/shop.ts';
import { answerInsteadOfNetwork } from './outbound.ts';
import { serveStandInGateway } from './zarinpal/stand-in-zarinpal.ts';

/** Where on a server an absolute address of the shop leads. */
export function pathOf(shop: Shop, address: string): string {
  const url = new URL(address, shop.config.publicUrl);
  return `${url.pathname}${url.search}`;
}

/** Lets a shop reach the stand-in gateway without a network; `fallSilent(true)` and it answers nobody. */
export function standInReady(app: FastifyInstance, shop: Shop): { fallSilent: (silent: boolean) => void } {
  let silent = false;
  serveStandInGateway(app, shop);
  answerInsteadOfNetwork(shop, async (address, body) => {
    if (silent) throw new Error('The gateway is silent.');
    return (await app.inject({ method: 'POST', url: pathOf(shop, address), payload: body })).json();
  });
  return {
    fallSilent: (wanted) => {
      silent = wanted;
    },
  };
}
