import { expect, test } from 'vitest';
import { refuse } from '#shared/contract/refusal.ts';
import { callerOf } from './http/callers.ts';
import { sendRefusal } from './http/errors/send-refusal.ts';
import { createLog } from './log.ts';
import { maskedPhone, securityEvent } from './security-log.ts';

function recordedLog(level: string): { log: ReturnType<typeof createLog>; lines: string[] } {
  const lines: string[] = [];
  return { lines, log: createLog(level, { write: (line) => void lines.push(line) }) };
}

test('a security event is in a separate log, by its name, with a masked phone', () => {
  const { log, lines } = recordedLog('info');
  securityEvent({ log }, 'code.wrong', { phone: '+989121234567', address: '198.51.100.7', count: 3 });
  expect(JSON.parse(lines.join(''))).toMatchObject({
    log: 'security',
    event: 'code.wrong',
    phone: '+98912•••4567',
    address: '198.51.100.7',
    count: 3,
  });
  expect(lines.join('')).not.toContain('9121234567');
});

test('an unauthorised call is logged once a minute', async () => {
  const { log, lines } = recordedLog('warn');
  const call = { name: 'GET /api/admin/staff/', call: { access: { staff: ['owner'] } } };
  const [shop, caller] = [{ log }, { customerId: 7, role: 'support' }];
  for (let count = 0; count < 3; count += 1)
    expect(await callerOf(shop as never, call as never, { identified: caller } as never)).toMatchObject({
      status: 403,
    });
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ event: 'access.refused', customer: 7, kind: 'GET /api/admin/staff/' }),
  ]);
});

test('a request that no screen sends is logged by call and address, once a minute, without its content', () => {
  const { log, lines } = recordedLog('warn');
  const reply = { code: () => reply, headers: () => reply, type: () => reply, send: () => reply };
  const shop = { log, config: { publicUrl: 'http://shop.test' } };
  const refusal = refuse('invalid-request', { fa: 'پذیرفته نشد', en: 'Not accepted' });
  const request = { ip: '198.51.100.7', method: 'POST', routeOptions: { url: '/api/orders/' }, headers: {}, id: '1' };
  for (const ip of ['198.51.100.7', '198.51.100.7', '198.51.100.8'])
    sendRefusal(shop as never, { ...request, ip } as never, reply as never, { status: 400, refusal, language: 'en' });
  const event = { event: 'input.refused', kind: 'POST /api/orders/' };
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ ...event, address: '198.51.100.7' }),
    expect.objectContaining({ ...event, address: '198.51.100.8' }),
  ]);
});

test.each([
  ['warn', 1],
  ['error', 1],
  ['silent', 0],
])('where the shop’s own log writes %s, an event is written %i times', (level, times) => {
  const { log, lines } = recordedLog(level);
  log.info('nothing that matters');
  securityEvent({ log }, 'signed-in', { customer: 7 });
  expect(lines).toHaveLength(times);
});

test.each([
  ['+989121234567', '+98912•••4567'],
  ['0912', '•••'],
])('%s is masked as %s', (phone, masked) => {
  expect(maskedPhone(phone)).toBe(masked);
});
