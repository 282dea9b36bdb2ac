import pg from 'pg';
import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { Availability } from './availability.ts';
import { DatabaseUnavailable, isUnavailable, Overloaded, retryAfterOf } from './unavailable.ts';

function errorsOfPostgres(code: string): Error {
  return Object.assign(new pg.DatabaseError('said by the server', 0, 'error'), { severity: 'ERROR', code });
}

test.each<[string, unknown, boolean]>([
  ['a connection that broke off', new DatabaseUnavailable(), true],
  ['a wrapped one', new Error('Failed query', { cause: new DatabaseUnavailable() }), true],
  ['a full disk', errorsOfPostgres('53100'), true],
  ['no connection left', errorsOfPostgres('53300'), true],
  ['a lock that was not had in time', errorsOfPostgres('55P03'), true],
  ['a deadlock that came back each time', errorsOfPostgres('40P01'), true],
  ['a server that ends', errorsOfPostgres('57P01'), true],
  ['a server that may only be read', errorsOfPostgres('25006'), true],
  ['a rival under a unique key', errorsOfPostgres('23505'), false],
  ['a gateway that is not there', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), false],
  ['an error of our own', new TypeError('rows is undefined'), false],
])('%s', (_, error, unavailable) => {
  expect(isUnavailable(error)).toBe(unavailable);
});

test('who is one too many comes back sooner than who finds the database away', () => {
  expect(retryAfterOf(new Error('', { cause: new Overloaded() }))).toBeLessThan(
    retryAfterOf(errorsOfPostgres('53100')),
  );
});

test('a full disk makes the shop not ready', () => {
  const availability = new Availability();
  expect(availability.ready).toBe(true);
  availability.record(errorsOfPostgres('23505'));
  expect(availability.ready).toBe(true);
  availability.record(errorsOfPostgres('53100'));
  expect([availability.ready, availability.away]).toEqual([false, false]);
});

test('an unavailable database is logged in one line, other errors in full', () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  for (let count = 0; count < 300; count++) log.error({ err: new DatabaseUnavailable() }, 'a job failed');
  expect(lines).toHaveLength(1);
  log.error({ err: new TypeError('rows is undefined') }, 'a job failed');
  expect(lines).toHaveLength(2);
});
