import { once } from 'node:events';
import net from 'node:net';

export interface Reply {
  readonly status: number;
  readonly body: string;
}

/**
 * A keep-alive connection that sends one request at a time. The load runs on the same two cores as the shop, so it costs as little as possible: only
 * the status and length of a response are read.
 */
export interface Connection {
  /** Sends a request built by {@link postBytes}; an unsuccessful response fails the bench. */
  readonly send: (request: Buffer) => Promise<void>;
  /** Sends a request and returns the response, whatever its status. */
  readonly request: (request: Buffer) => Promise<Reply>;
  readonly close: () => void;
}

/** Returns the raw bytes of a POST request with a JSON body. */
export function postBytes(path: string, body: unknown, headers: Readonly<Record<string, string>>): Buffer {
  const payload = JSON.stringify(body);
  const lines = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(payload)}\r\n${lines}\r\n${payload}`,
  );
}

/** Opens a connection to the shop. */
export async function connectTo(url: string): Promise<Connection> {
  const { hostname, port } = new URL(url);
  const socket = net.connect({ host: hostname, port: Number(port), noDelay: true });
  let waiting: { resolve: (reply: Reply) => void; reject: (error: Error) => void } | undefined;
  let received = '';
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    received += chunk;
    const reply = wholeReply(received);
    if (reply === null) return;
    received = '';
    const requested = waiting;
    waiting = undefined;
    requested?.resolve(reply);
  });
  const lost = (error?: Error) => waiting?.reject(error ?? new Error('The shop closed the connection.'));
  socket.on('error', lost);
  socket.on('close', () => lost());
  await once(socket, 'connect');
  const query = (request: Buffer) =>
    new Promise<Reply>((resolve, reject) => {
      waiting = { resolve, reject };
      socket.write(request);
    });
  return {
    request: query,
    send: async (request) => {
      const { status, body } = await query(request);
      if (status >= 300) throw new Error(`${request.subarray(0, request.indexOf('\r')).toString()}: ${status} ${body}`);
    },
    close: () => {
      waiting = undefined;
      socket.destroy();
    },
  };
}

/** Parses a complete response from the received text; returns null while part of it is missing. */
function wholeReply(received: string): Reply | null {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const at = received.indexOf('content-length: ');
  const length = Number.parseInt(received.slice(at + 16, at + 26), 10);
  if (received.length < end + 4 + length) return null;
  return { status: Number(received.slice(9, 12)), body: received.slice(end + 4) };
}
