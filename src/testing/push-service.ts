import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as received by the push service. */
interface Delivered {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Starts a local push service, whose responses the test sets. */
export async function pushService() {
  const delivered: Delivered[] = [];
  const statuses: number[] = [];
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      delivered.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(statuses.shift() ?? 201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { delivered, statuses, origin, close: () => new Promise((resolve) => server.close(resolve)) };
}

/** A browser that can decrypt its messages. */
export function browser(origin: string) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  return {
    pair,
    auth,
    subscription: {
      endpoint: `${origin}/push/${randomBytes(6).toString('hex')}`,
      keys: { p256dh: pair.getPublicKey().toString('base64url'), auth: auth.toString('base64url') },
    },
  };
}

/** Decrypts a message by RFC 8291 and 8188, implemented independently of the code that encrypts it. */
export function unsealed(body: Buffer, { pair, auth }: { pair: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + body.readUInt8(20);
  const shopKey = body.subarray(21, keyEnd);
  const bytes = (saltOf: Buffer, secret: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, saltOf, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0', 'latin1'), pair.getPublicKey(), shopKey]);
  const secret = bytes(auth, pair.computeSecret(shopKey), info, 32);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    bytes(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    bytes(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  decipher.setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
  if (padded.at(-1) !== 2) throw new Error('The last record of a message ends with 2.');
  return padded.subarray(0, -1).toString('utf8');
}
