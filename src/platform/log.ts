import { performance } from 'node:perf_hooks';
import { pino, type DestinationStream, type Logger } from 'pino';

import { awayIn, isUnavailable } from './database/unavailable.ts';

export type Log = Logger;

/** Paths that are never logged, wherever they occur in the logged object. */
const secretPaths = [
  'password',
  'access',
  'refresh',
  'token',
  'authorization',
  'cookie',
  'card',
  'card_number',
  'cvv',
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
// Elsewhere `code` is an error's code, needed to find its cause.
const codePaths = ['code', 'body.code', '*.body.code'];

/** Creates the shop's log: one line of JSON each, without secrets, codes, tokens or card numbers. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const onceAMinuteOf = onceAMinute();
  return pino(
    {
      level,
      hooks: {
        logMethod(line, method) {
          const [about, ...rest] = line as [unknown, ...string[]];
          const repeated = onceAMinuteOf(errorOf(about));
          if (repeated === null) return;
          method.apply(this, repeated.unsaid === 0 ? line : [Object.assign({}, about, repeated) as never, ...rest]);
        },
      },
      base: null,
      redact: {
        paths: [...secretPaths, ...codePaths, 'req.headers.authorization', 'req.headers.cookie'],
        censor: '[secret]',
      },
      serializers: { err: (error: unknown) => withoutValues(error), url: withoutQuery, page: withoutQuery },
    },
    destination,
  );
}

const quietMilliseconds = 60_000;

/**
 * Passes one line a minute about an unavailable database, and one about the files: each request and each job would repeat it, some hundred times a
 * minute, and other errors would be lost among them.
 */
function onceAMinute(): (error: unknown) => { readonly unsaid: number } | null {
  const reported = new Map<string, { at: number; unsaid: number }>();
  return (error) => {
    if (!isUnavailable(error)) return { unsaid: 0 };
    const away = awayIn(error);
    const last = reported.get(away) ?? { at: -Infinity, unsaid: 0 };
    if (performance.now() - last.at < quietMilliseconds) {
      last.unsaid += 1;
      return null;
    }
    reported.set(away, { at: performance.now(), unsaid: 0 });
    return { unsaid: last.unsaid };
  };
}

/** Returns the error that a line is about. */
function errorOf(line: unknown): unknown {
  return typeof line === 'object' && line !== null && 'err' in line ? line.err : undefined;
}

/** Removes the values of an address's query parameters, which may be tokens, phones and what a gateway sends back. Their names stay. */
function withoutQuery(address: unknown): unknown {
  if (typeof address !== 'string') return address;
  const [path = '', search] = address.split('?', 2);
  if (search === undefined) return path;
  const names = [...new URLSearchParams(search).keys()].filter((name) => /^[a-z_]{1,20}$/i.test(name));
  return `${path}?${names.join('&')}`;
}

/** The fields of an error that are logged besides its message. `detail` and `where` are not among them: PostgreSQL quotes the row's values there. */
const tellingFields = [
  'code',
  'statusCode',
  'responseCode',
  'said',
  'syscall',
  'schema',
  'table',
  'column',
  'constraint',
] as const;
const deepestCause = 5;

/** Returns an error and its causes as they are logged: for a statement the SQL, never the values sent with it. */
function withoutValues(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error === 'object' && error !== null ? '[not an error]' : error;
  const { message, stack } = error;
  const text =
    'query' in error && 'params' in error && typeof error.query === 'string' ? `Failed query: ${error.query}` : message;
  const known = error as unknown as Record<string, unknown>;
  const fields = tellingFields
    .filter((name) => ['string', 'number'].includes(typeof known[name]))
    .map((name) => [name, known[name]]);
  return {
    type: error.constructor.name,
    message: text,
    ...Object.fromEntries(fields),
    // The stack begins with the original message.
    stack: stack?.replace(message, () => text),
    ...(error.cause === undefined || depth >= deepestCause ? {} : { cause: withoutValues(error.cause, depth + 1) }),
    ...(error instanceof AggregateError && depth < deepestCause
      ? { errors: error.errors.map((one) => withoutValues(one, depth + 1)) }
      : {}),
  };
}
