import type { AddressInfo } from 'node:net';
import { demoCardProvider } from '../gateways/card/demo-card-provider.ts';
import { systemClock } from '#platform/clock.ts';

/** What the process of the shop says to this one. */
export interface CardProviderOrder {
  readonly host: string;
  /** Wished for; when it is taken, any other will do. */
  readonly port: number;
  readonly key: string;
  readonly publicKey: string;
}

/** What it is answered once cards can be handed over. */
export interface CardProviderReady {
  readonly port: number;
}

// A process of its own, so that a card number that somebody types into the demo never comes to the shop's.
process.once('message', (message) => {
  const order = message as CardProviderOrder;
  void serve(order).then((port) => process.send?.({ port } satisfies CardProviderReady));
});
// Also when the shop was killed: its end of the channel closes with it.
process.once('disconnect', () => process.exit(0));
// The terminal's signal reaches both; the shop, which finishes its requests first, ends this one.
process.on('SIGINT', () => undefined);

async function serve({ host, port, key, publicKey }: CardProviderOrder): Promise<number> {
  const provider = () => demoCardProvider({ clock: systemClock, key, publicKey });
  let app = provider();
  try {
    await app.listen({ host, port });
  } catch {
    app = provider();
    await app.listen({ host, port: 0 });
  }
  return (app.server.address() as AddressInfo).port;
}
