import { expect, test, vi } from 'vitest';
import { CallRefused } from '#shared/contract/api-client.ts';
import { inOneLine, reportQuietly } from './guard.ts';

test('the log line of a refused call contains the call, its status and its code', () => {
  const busy = new CallRefused(503, { code: 'unavailable', message: 'We are back soon.' }, 'GET /api/posts/');
  expect(inOneLine(busy)).toBe('CallRefused: GET /api/posts/ answered 503 (unavailable) We are back soon.');
  expect(inOneLine(new CallRefused(0, {}))).toBe('CallRefused: a call answered nothing (unexpected)');
});

test('the log line of any other error contains its name and message', () => {
  expect(inOneLine(new TypeError('x is not a function'))).toBe('TypeError: x is not a function');
  expect(inOneLine('thrown')).toBe('thrown');
});

test('a failed part of a page is a server warning, and a missing one is not', () => {
  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
  const answered = (status: number) => new CallRefused(status, {}, 'GET /api/posts/:slug/comments/');
  reportQuietly(answered(404));
  expect(warn).not.toHaveBeenCalled();
  reportQuietly(answered(503));
  expect(warn).toHaveBeenCalledOnce();
});
