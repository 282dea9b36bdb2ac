import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import http, { type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startTestProxy } from '#platform/testing/test-proxy.ts';

/** The distributions' packages provide it; without it on the PATH the tests are skipped. */
const withCaddy = test.runIf(spawnSync('caddy', ['version']).error === undefined);

/** Starts a server that acts as a shop process behind the proxy. */
async function upstream(answer: RequestListener): Promise<{ server: Server; address: string }> {
  const server = http.createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, address: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Runs the Caddyfile in front of some processes, without TLS. */
async function proxied(...processes: readonly string[]): Promise<string> {
  const { address, stop } = await startTestProxy(processes);
  onTestFinished(stop);
  return address;
}

withCaddy(
  'while no process is ready, one answers what it has stored or when to come back',
  { timeout: 30_000 },
  async () => {
    const answer: RequestListener = ({ url }, response) => {
      if (url === '/stored') response.end('stored');
      else response.writeHead(503, { 'retry-after': '5' }).end('calm');
    };
    const [one, other] = [await upstream(answer), await upstream(answer)];
    const shop = await proxied(one.address, other.address);
    // The first health checks have found that no process is ready.
    await expect.poll(async () => (await fetch(`${shop}/stored`)).status, { timeout: 10_000 }).toBe(200);
    const begun = performance.now();
    expect(await (await fetch(`${shop}/stored`)).text()).toBe('stored');
    const refused = await fetch(`${shop}/buy`, { method: 'POST', body: 'one' });
    expect([refused.status, refused.headers.get('retry-after'), await refused.text()]).toEqual([503, '5', 'calm']);
    expect(performance.now() - begun).toBeLessThan(2_000);
    expect((await fetch(`${shop}/metrics`)).status).toBe(404);
  },
);

withCaddy(
  'what a process may have read when it died goes to no other, and is answered with when to come back',
  { timeout: 30_000 },
  async () => {
    let bought = 0;
    const dying = await upstream((request, response) => {
      if (request.method === 'GET') response.end();
      else request.resume().once('end', () => request.socket.destroy());
    });
    const other = await upstream((request, response) => {
      if (request.method === 'POST') bought += 1;
      response.end('bought');
    });
    const shop = await proxied(dying.address, other.address);
    const answers: { status: number; retryAfter: string | null }[] = [];
    for (let count = 0; count < 8; count++) {
      const { status, headers } = await fetch(shop, { method: 'POST', body: 'one' });
      answers.push({ status, retryAfter: headers.get('retry-after') });
    }
    expect(bought).toBe(answers.filter(({ status }) => status === 200).length);
    expect(
      answers
        .filter(({ status }) => status !== 200)
        .every(({ status, retryAfter }) => status === 503 && retryAfter === '5'),
    ).toBe(true);
    dying.server.close();
    dying.server.closeAllConnections();
    expect((await fetch(shop, { method: 'POST', body: 'one' })).status).toBe(200);
  },
);
