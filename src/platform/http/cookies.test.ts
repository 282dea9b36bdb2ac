import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { cookiesOf } from './cookies.ts';

function requestWith(cookie: string, secure: boolean) {
  const sent: string[] = [];
  const reply = { header: (_: string, value: string) => sent.push(value) } as unknown as FastifyReply;
  return { sent, cookies: cookiesOf({ headers: { cookie } } as FastifyRequest, reply, secure) };
}

test('over TLS a cookie has a name that browsers accept over TLS only, and no other is read', () => {
  const { sent, cookies } = requestWith('device=planted; __Secure-device=own', true);
  cookies.keep({ name: 'device', value: 'own', seconds: 60, path: '/api/' });
  expect(sent).toEqual(['__Secure-device=own; Max-Age=60; Path=/api/; HttpOnly; SameSite=Strict; Secure']);
  expect(cookies.read('device')).toBe('own');
  expect(requestWith('device=planted', true).cookies.read('device')).toBeUndefined();
});

test('a shop on http, such as a local demo, uses plain cookie names', () => {
  const { sent, cookies } = requestWith('device=own', false);
  cookies.keep({ name: 'device', value: 'own', seconds: 60, path: '/api/' });
  expect(sent).toEqual(['device=own; Max-Age=60; Path=/api/; HttpOnly; SameSite=Strict']);
  expect(cookies.read('device')).toBe('own');
});
