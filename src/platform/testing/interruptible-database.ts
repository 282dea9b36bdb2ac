import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';

/** A connection to PostgreSQL that a test can interrupt, as a network or a server would. */
export interface InterruptibleDatabase {
  readonly databaseUrl: string;
  /** Open connections break, and new ones are refused: the server has stopped. */
  readonly goAway: () => void;
  /** Nothing responds any more, and no connection breaks: the server is paused, or the network is cut. */
  readonly fallSilent: () => void;
  /** Existing connections work, new ones get no response: the process that accepts them is paused. */
  readonly takeNobody: () => void;
  readonly comeBack: () => void;
  readonly close: () => Promise<void>;
}

/** Starts a proxy between the shop and its PostgreSQL. */
export async function interruptible(databaseUrl: string): Promise<InterruptibleDatabase> {
  const { hostname, port, pathname, username } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let state: 'there' | 'away' | 'silent' | 'takes nobody' = 'there';
  const join = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    from.on('data', (bytes) => to.write(bytes));
    if (state === 'silent' || state === 'takes nobody') from.pause();
  };
  const server = net.createServer((socket) => {
    if (state === 'away') return socket.destroy();
    const upstream = net.connect(Number(port), hostname);
    join(socket, upstream);
    join(upstream, socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    databaseUrl: `postgres://${username}@127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    goAway: () => {
      state = 'away';
      for (const socket of sockets) socket.destroy();
    },
    fallSilent: () => {
      state = 'silent';
      for (const socket of sockets) socket.pause();
    },
    takeNobody: () => {
      state = 'takes nobody';
    },
    comeBack: () => {
      state = 'there';
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
