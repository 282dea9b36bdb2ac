import { expect, test } from 'vitest';
import { CallRefused } from '#shared/contract/api-client.ts';
import { inOneLine } from './guard.ts';

test('the log line of a refused call names the call, its status and its code', () => {
  const busy = new CallRefused(503, { code: 'unavailable', message: 'We are back soon.' }, 'GET /api/posts/');
  expect(inOneLine(busy)).toBe('CallRefused: GET /api/posts/ answered 503 (unavailable) We are back soon.');
  expect(inOneLine(new CallRefused(0, {}))).toBe('CallRefused: a call answered nothing (unexpected)');
});

test('of any other error the line has its name and its message', () => {
  expect(inOneLine(new TypeError('x is not a function'))).toBe('TypeError: x is not a function');
  expect(inOneLine('thrown')).toBe('thrown');
});
