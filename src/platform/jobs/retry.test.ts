import { describe, expect, test } from 'vitest';
import { requestWithRetry, isAway } from './retry.ts';

const withCode = (code: string) => Object.assign(new Error(code), { code });
/** As the server itself sends it. */
const answered = (code: string) => Object.assign(withCode(code), { severity: 'ERROR' });

describe('a query error', () => {
  test.each<[string, unknown, boolean]>([
    ['a connection that was reset', withCode('ECONNRESET'), true],
    ['a server that does not listen', withCode('ECONNREFUSED'), true],
    ['a server that is shutting down', answered('57P01'), true],
    ['a server that comes up', answered('57P03'), true],
    ['a server that may only be read', answered('25006'), true],
    ['a server whose disk is full', answered('53100'), true],
    ['a table that others have locked', answered('55P03'), true],
    ['a statement that took too long', answered('57014'), true],
    ['a connection that broke off, as pg says it', new Error('Connection terminated unexpectedly'), true],
    ['a key that is there already', answered('23505'), false],
    ['a fault of our own', new TypeError('rows is undefined'), false],
  ])('by %s', (_, error, away) => {
    expect(isAway(error)).toBe(away);
  });
});

/** A database that fails the given number of times before it answers. */
function failing(times: number, error: Error) {
  let requests = 0;
  return {
    request: () => (requests++ < times ? Promise.reject(error) : Promise.resolve('there')),
    requests: () => requests,
  };
}

test('is retried while the database is unavailable, and reported once', async () => {
  const messages: unknown[] = [];
  const { request: request } = failing(3, withCode('ECONNREFUSED'));
  expect(await requestWithRetry(request, { givenUp: () => false, onAway: (error) => messages.push(error) })).toBe(
    'there',
  );
  expect(messages).toHaveLength(1);
});

test('is not retried where the database rejects the query or the query is cancelled', async () => {
  const refused = failing(1, withCode('23505'));
  await expect(requestWithRetry(refused.request, { givenUp: () => false, onAway: () => undefined })).rejects.toThrow(
    '23505',
  );
  const left = failing(9, withCode('ECONNRESET'));
  await expect(requestWithRetry(left.request, { givenUp: () => true, onAway: () => undefined })).rejects.toThrow(
    'ECONNRESET',
  );
  expect([refused.requests(), left.requests()]).toEqual([1, 1]);
});
