import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addMetrics } from '../metrics.ts';
import { addSecurityHeaders } from './security-headers.ts';

function server(config: { publicUrl?: string; hstsSubdomains?: boolean; metricsToken?: string } = {}) {
  const app = Fastify();
  addSecurityHeaders(app, { publicUrl: 'https://shop.example', hstsSubdomains: false, ...config });
  addMetrics(app, { metricsToken: config.metricsToken });
  app.get('/page', (_, reply) => reply.type('text/html; charset=utf-8').send('<p>'));
  app.get('/picture', (_, reply) => reply.type('image/webp').send(Buffer.from('RIFF')));
  app.get('/problem', (_, reply) => reply.type('application/problem+json').code(404).send('{}'));
  app.get('/table', (_, reply) => reply.type('text/csv; charset=utf-8').send('a,b'));
  app.get('/sandboxed', (_, reply) => reply.header('content-security-policy', 'sandbox').send({}));
  app.get('/script', (_, reply) => reply.type('text/javascript; charset=utf-8').send('1'));
  app.get('/signed', (_, reply) => reply.header('referrer-policy', 'no-referrer').send({}));
  app.get('/own', (_, reply) => reply.header('cross-origin-resource-policy', 'same-site').send({}));
  return app;
}

test('a page shares no window with a foreign one and may use only the features it needs', async () => {
  const { headers } = await server().inject('/page');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000',
  });
  expect(headers['permissions-policy']).toContain('camera=(), geolocation=(), microphone=(self)');
});

test('other sites may embed images, and a response with its own policy keeps it', async () => {
  const app = server();
  const policy = async (url: string) => (await app.inject(url)).headers['cross-origin-resource-policy'];
  expect([await policy('/picture'), await policy('/own')]).toEqual(['cross-origin', 'same-site']);
});

test('an address that is signed goes to no other site and no other page, where its answer says so', async () => {
  const app = server();
  const policy = async (url: string) => (await app.inject(url)).headers['referrer-policy'];
  expect([await policy('/page'), await policy('/signed')]).toEqual(['strict-origin-when-cross-origin', 'no-referrer']);
});

test("a call's response loads nothing and cannot be framed, and scripts keep what their page allows", async () => {
  const app = server();
  const policy = async (url: string) => (await app.inject(url)).headers['content-security-policy'];
  const ofData = "default-src 'none'; frame-ancestors 'none'";
  expect(await Promise.all(['/own', '/problem', '/table', '/nowhere'].map(policy))).toEqual([
    ofData,
    ofData,
    ofData,
    ofData,
  ]);
  // A worker is bound by the policy of its own script.
  expect(await Promise.all(['/sandboxed', '/script', '/picture'].map(policy))).toEqual([
    'sandbox',
    undefined,
    undefined,
  ]);
});

test('subdomains are requested over https where the operator configures it, and never by a shop on http', async () => {
  const transport = async (config: Parameters<typeof server>[0]) =>
    (await server(config).inject('/page')).headers['strict-transport-security'];
  expect(await transport({ hstsSubdomains: true })).toBe('max-age=31536000; includeSubDomains');
  expect(await transport({ hstsSubdomains: true, publicUrl: 'http://localhost:3000' })).toBeUndefined();
});

const secret = 'a token for the figures';
test.each([
  ['this machine', '127.0.0.1', {}, 200],
  ['this machine over IPv6', '::1', {}, 200],
  ['this machine, mapped', '::ffff:127.0.0.1', {}, 200],
  ['a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, 404],
  ['a stranger', '203.0.113.9', {}, 404],
  ['a stranger with a wrong token', '203.0.113.9', { authorization: 'Bearer another' }, 404],
  ['who bears the token', '203.0.113.9', { authorization: `Bearer ${secret}` }, 200],
])('the metrics as read by %s', async (_, remoteAddress, headers: Record<string, string>, status) => {
  const answer = await server({ metricsToken: secret }).inject({ url: '/metrics', remoteAddress, headers });
  expect(answer.statusCode).toBe(status);
});

test('the figures say how many answers for everybody replicas took over, of a shop that has some', async () => {
  const figures = { answered: 3, left: 1 };
  const app = Fastify();
  addMetrics(app, { metricsToken: undefined }, figures);
  const lines = async (of = app) =>
    (await of.inject('/metrics')).body.split('\n').filter((line) => line.startsWith('database_public_reads_total'));
  expect(await lines()).toEqual([
    'database_public_reads_total{answered_by="replica"} 3',
    'database_public_reads_total{answered_by="primary"} 1',
  ]);
  figures.left = 5;
  expect((await lines())[1]).toBe('database_public_reads_total{answered_by="primary"} 5');
  expect(await lines(server())).toEqual([]);
});

test('no stranger reads the metrics without a token', async () => {
  const answer = await server().inject({
    url: '/metrics',
    remoteAddress: '203.0.113.9',
    headers: { authorization: 'Bearer undefined' },
  });
  expect(answer.statusCode).toBe(404);
});
