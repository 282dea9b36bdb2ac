import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A separate shop for a test whose changes would affect every other test. */
export interface OwnShop {
  readonly address: string;
  /** The link that creates its first owner. */
  readonly ownerLink: string;
  readonly close: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts an empty production shop without an owner; nothing that it sends is delivered. */
export async function openOwnShop(): Promise<OwnShop> {
  const [port, dataDir] = [await freePort(), await mkdtemp(path.join(tmpdir(), 'hojreh-own-'))];
  // Passkeys are bound to a hostname, never to an IP address.
  const address = `http://localhost:${port}`;
  const shop = spawn(process.execPath, ['build/server/shop.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      SHOP_MODE: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: address,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      SESSION_SECRET: 'a secret for journeys that is long enough to be one',
      VAPID_PRIVATE_KEY: Buffer.alloc(32, 7).toString('base64url'),
      KAVENEGAR_API_KEY: 'none',
      KAVENEGAR_TEMPLATE: 'none',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'shop@shop.example',
      ZARINPAL_MERCHANT_ID: '00000000-0000-0000-0000-000000000000',
    },
  });
  const close = async () => {
    if (shop.exitCode === null) {
      shop.kill('SIGTERM');
      await once(shop, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  let log = '';
  for await (const piece of shop.stdout as AsyncIterable<Buffer>) {
    log += piece.toString();
    const ownerLink = /"link":"([^"]+)"/.exec(log)?.[1];
    if (ownerLink !== undefined) {
      shop.stdout.resume();
      return { address, ownerLink, close };
    }
  }
  await close();
  throw new Error(`The shop ended before it offered a link:\n${log}`);
}
