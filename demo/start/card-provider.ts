import type { AddressInfo } from 'node:net';
import { demoCardProvider } from '../gateways/card/demo-card-provider.ts';
import { systemClock } from '#platform/clock.ts';

/** The message that the shop's process sends to this one. */
export interface CardProviderOrder {
  readonly host: string;
  /** The preferred port; when it is taken, any other is used. */
  readonly port: number;
  readonly key: string;
  readonly publicKey: string;
}

/** The reply, sent once the provider accepts cards. */
export interface CardProviderReady {
  readonly port: number;
}

// A separate process, so that a card number typed into the demo never reaches the shop's process.
process.once('message', (message) => {
  const order = message as CardProviderOrder;
  void serve(order).then((port) => process.send?.({ port } satisfies CardProviderReady));
});
// Also exits when the shop was killed: the IPC channel closes with it.
process.once('disconnect', () => process.exit(0));
// SIGINT from the terminal reaches both processes; the shop finishes its requests first and then ends this one.
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
