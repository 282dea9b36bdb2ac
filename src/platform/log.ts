import { pino, type Logger } from 'pino';

export type Log = Logger;

/** What never reaches a log, wherever it stands in the logged object. */
const secretPaths = [
  'password', 'code', 'access', 'refresh', 'token', 'authorization', 'cookie', 'card', 'card_number', 'cvv',
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** The shop's log: a line of JSON each, no secret, code, token or card number. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    redact: { paths: [...secretPaths, 'req.headers.authorization', 'req.headers.cookie'], censor: '[secret]' },
  });
}
