import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { demoAccounts } from '../../demo/fill/demo-accounts.ts';

export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

/** A running demo shop, and the tokens of its roles. */
export interface DemoShop {
  readonly url: string;
  readonly customer: Tokens;
  readonly seller: Tokens;
  readonly owner: Tokens;
  readonly close: () => Promise<void>;
}

const longestStartSeconds = 180;

/** Starts a new demo shop, or signs in to the one running at `url`. */
export async function openDemoShop(dataDir: string, url?: string): Promise<DemoShop> {
  if (url !== undefined) return { url, ...(await peopleOf(url)), close: () => Promise.resolve() };
  const port = await freePort();
  const own = `http://localhost:${port}`;
  const env = {
    ...process.env,
    SHOP_MODE: 'demo',
    PORT: String(port),
    PUBLIC_URL: own,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
  };
  const child = spawn(process.execPath, ['build/server/shop.js'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const close = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  try {
    await untilReady(own);
    return { url: own, ...(await peopleOf(own)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function untilReady(url: string): Promise<void> {
  for (let second = 0; second < longestStartSeconds; second++) {
    if ((await fetch(`${url}/readyz`).catch(() => null))?.ok === true) return;
    await wait(1_000);
  }
  throw new Error('The demo shop did not open.');
}

/** Returns the demo's customer, with items in the cart, its seller and its owner. */
async function peopleOf(url: string): Promise<Pick<DemoShop, 'customer' | 'seller' | 'owner'>> {
  const tokensOf = async (title: string): Promise<Tokens> => {
    const account = demoAccounts.find((one) => one.title === title);
    const body = JSON.stringify({ username: account?.username, password: account?.password });
    const answer = await fetch(`${url}/api/customers/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    return ((await answer.json()) as { tokens: Tokens }).tokens;
  };
  const customer = await tokensOf('Customer');
  const { data } = (await (await fetch(`${url}/api/products/?page_size=3`)).json()) as { data: { id: number }[] };
  for (const { id } of data) {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${customer.access}` };
    await fetch(`${url}/api/orders/cart/`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ product_id: id, quantity: 2 }),
    });
  }
  return { customer, seller: await tokensOf('Seller'), owner: await tokensOf('Owner') };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });
}
