import { appendFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { movableClock } from '#platform/clock.ts';
import { openBehaviourBoard } from './demo-gateway-behaviour.ts';
import { openDemoLedger, unverifiedMinutes, type DemoLedger } from './demo-gateway-ledger.ts';
import { serveDemoGateways } from './demo-gateways.ts';

const minute = 60_000;
const merchant = '00000000-0000-4000-8000-000000000000';
const clock = movableClock(new Date('2026-11-20T08:00:00Z'));
let app: FastifyInstance;
let ledger: DemoLedger;
let calledBack: string[];

beforeEach(async () => {
  app = Fastify();
  ledger = openDemoLedger({ clock });
  calledBack = [];
  serveDemoGateways(app, {
    clock,
    ledger,
    board: openBehaviourBoard(() => Promise.resolve()),
    shopOrigin: 'http://shop.test',
    callBack: (address) => Promise.resolve(calledBack.push(address)),
  });
  await app.ready();
});
afterEach(() => app.close());

const post = async (address: string, body: object) => {
  const answer = await app.inject({ method: 'POST', url: `/dev/gateway${address}`, payload: body });
  return { status: answer.statusCode, body: (answer.body.startsWith('{') ? answer.json() : answer.body) as never };
};
const choose = (address: string, choice: string) =>
  app.inject({
    method: 'POST',
    url: `/dev/gateway${address}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `choice=${choice}`,
  });
const payments = async (order: string) =>
  (await app.inject(`/dev/gateway/payments?order=${order}`)).json<{ data: { state: string }[] }>().data;

const atZarinpal = {
  begin: async () => {
    const { body } = await post('/pg/v4/payment/request.json', {
      merchant_id: merchant,
      amount: 1_400_000,
      description: 'x',
      callback_url: 'http://shop.test/back',
      metadata: { order_id: '1' },
    });
    return (body as { data: { authority: string } }).data.authority;
  },
  page: (authority: string) => `/pg/StartPay/${authority}`,
  verify: async (authority: string) => {
    const { body } = await post('/pg/v4/payment/verify.json', { merchant_id: merchant, amount: 1_400_000, authority });
    const { data, errors } = body as { data?: { code?: number }; errors?: { code?: number } };
    return data?.code ?? errors?.code;
  },
};
const atZibal = {
  begin: async () => {
    const { body } = await post('/v1/request', {
      merchant: 'zibal',
      amount: 1_400_000,
      description: 'x',
      callbackUrl: 'http://shop.test/back',
      orderId: '1',
    });
    return String((body as { trackId: number }).trackId);
  },
  page: (authority: string) => `/start/${authority}`,
  verify: async (authority: string) =>
    ((await post('/v1/verify', { merchant: 'zibal', trackId: Number(authority) })).body as { result?: number }).result,
};

describe.each([
  [
    'Zarinpal',
    atZarinpal,
    { paid: 100, again: 101, unpaid: -51, unknown: -54, back: 'Status=OK', backUnpaid: 'Status=NOK', lie: -50 },
  ],
  [
    'Zibal',
    atZibal,
    { paid: 100, again: 201, unpaid: 202, unknown: 203, back: 'success=1', backUnpaid: 'success=0', lie: 100 },
  ],
])('the demo gateway of %s', (_, gateway, says) => {
  test('a payment is confirmed once and recognised afterwards', async () => {
    const authority = await gateway.begin();
    expect(await gateway.verify(authority)).toBe(says.unpaid);
    const answer = await choose(gateway.page(authority), 'pay');
    expect(answer.headers.location).toMatch(new RegExp(`^/back\\?.*${says.back}`));
    expect([await gateway.verify(authority), await gateway.verify(authority)]).toEqual([says.paid, says.again]);
    expect(await gateway.verify(authority.replace(/.$/, authority.endsWith('1') ? '2' : '1'))).toBe(says.unknown);
  });

  test.each(['cancel', 'decline'])('%s returns unpaid, and the attempt is closed', async (choice) => {
    const authority = await gateway.begin();
    expect((await choose(gateway.page(authority), choice)).headers.location).toContain(says.backUnpaid);
    expect(await gateway.verify(authority)).toBe(says.unpaid);
    expect((await choose(gateway.page(authority), 'pay')).statusCode).toBe(404);
  });

  test('who pays and stays is not sent back, and the payment waits until it goes back to its card', async () => {
    const [waiting, late] = [await gateway.begin(), await gateway.begin()];
    for (const authority of [waiting, late]) {
      const answer = await choose(gateway.page(authority), 'stay');
      expect([answer.statusCode, answer.headers.location]).toEqual([200, undefined]);
    }
    clock.advance((unverifiedMinutes - 1) * minute);
    expect(await gateway.verify(waiting)).toBe(says.paid);
    clock.advance(2 * minute);
    expect(await gateway.verify(late)).toBe(says.unpaid);
    expect((await payments('1')).map(({ state }) => state)).toEqual(['verified', 'gone-back']);
  });

  test('a form submitted twice pays once and returns twice, also from another tab', async () => {
    const [pressed, tabs] = [await gateway.begin(), await gateway.begin()];
    expect((await choose(gateway.page(pressed), 'pay')).headers.location).toBe(
      (await choose(gateway.page(pressed), 'pay')).headers.location,
    );
    const answer = await choose(gateway.page(tabs), 'twice');
    expect(calledBack).toEqual([`http://shop.test${String(answer.headers.location)}`]);
  });

  test('after broken it answers two callers with a status of 500, then as it should', async () => {
    const authority = await gateway.begin();
    await choose(gateway.page(authority), 'broken');
    expect([await gateway.verify(authority), await gateway.verify(authority), await gateway.verify(authority)]).toEqual(
      [undefined, undefined, says.paid],
    );
  });

  test('after wrong-sum it reports a different amount, for this attempt only', async () => {
    const [lied, other] = [await gateway.begin(), await gateway.begin()];
    await choose(gateway.page(lied), 'wrong-sum');
    await choose(gateway.page(other), 'pay');
    expect([await gateway.verify(lied), await gateway.verify(other)]).toEqual([says.lie, says.paid]);
  });
});

test('it is instructed how to behave, for an order or a call, so many times, until it forgets', async () => {
  const authority = await atZibal.begin();
  await choose(atZibal.page(authority), 'pay');
  const behave = async (body: object) => (await post('/behaviour', body)).status;
  expect(await behave({ behaviour: 'lazy' })).toBe(400);
  expect(await behave({ behaviour: '500', order: 'another' })).toBe(204);
  expect(await behave({ behaviour: 'garbled', call: 'inquiry' })).toBe(204);
  expect(await behave({ behaviour: '500', order: '1', call: 'verify', times: 1 })).toBe(204);
  expect([await atZibal.verify(authority), await atZibal.verify(authority)]).toEqual([undefined, 100]);
  expect((await post('/v1/inquiry', { trackId: Number(authority) })).body).toContain('<html>');
  expect(await behave({ behaviour: 'usual' })).toBe(204);
  expect((await post('/v1/inquiry', { trackId: Number(authority) })).body).toMatchObject({
    result: 100,
    status: 1,
    amount: 1_400_000,
  });
});

test('in silent mode it never responds', async () => {
  await post('/behaviour', { behaviour: 'silent', gateway: 'zibal' });
  await expect(atZibal.begin()).rejects.toThrow();
  expect(await atZarinpal.begin()).toMatch(/^S/);
});

test('its state survives a killed process and is shared between processes', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'stand-in-'));
  const file = path.join(folder, 'ledger.jsonl');
  const [one, other] = [openDemoLedger({ clock, file }), openDemoLedger({ clock, file })];
  const begun = {
    gateway: 'zibal',
    authority: '7',
    rial: 10_000,
    description: 'سفارش',
    callbackUrl: 'http://shop.test/back',
    order: '1',
  } as const;
  one.begin(begun);
  other.pay(other.find('zibal', '7')!);
  expect(one.find('zibal', '7')?.state).toBe('paid');
  // A process killed in mid-write leaves half a line.
  appendFileSync(file, '{"gateway":"zibal","auth');
  const after = openDemoLedger({ clock, file });
  expect(after.find('zibal', '7')).toMatchObject({ ...begun, state: 'paid' });
  after.change(after.find('zibal', '7')!, { state: 'verified' });
  expect(other.find('zibal', '7')?.state).toBe('verified');
  await rm(folder, { recursive: true });
});
