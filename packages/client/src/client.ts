import { operations } from './generated/operations.ts';
import { resultRows } from './job-results.ts';
import type {
  AnswerOf,
  CallId,
  EntryOf,
  FileBody,
  JobId,
  ListId,
  Options,
  RequestOf,
  RowOf,
  Schemas,
} from './types.ts';

export type {
  AnswerOf,
  CallId,
  EntryOf,
  FileBody,
  JobId,
  ListId,
  Options,
  RequestOf,
  RowOf,
  Schemas,
} from './types.ts';

export interface ClientOptions {
  /** Where the shop is: `https://shop.example`. */
  readonly url: string;
  /** The access key of the program (`hj_…`), or the access token of a session. */
  readonly key?: string;
  readonly language?: 'fa' | 'en';
  /** How often a request is sent at most, its first time included; 4 when it is left out. */
  readonly maxTries?: number;
  /** The longest that is waited before another try, in seconds; a shop that names a longer time is not tried again. 60 when left out. */
  readonly maxWaitSeconds?: number;
  readonly fetch?: typeof fetch;
  /** Waits so many milliseconds; for tests. */
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/** A call that the shop refused; `status` 0 is a network that did not answer. */
export class HojrehError extends Error {
  override readonly name = 'HojrehError';
  readonly status: number;
  readonly code: string;
  /** Whether the same request is worth another try later. */
  readonly retryable: boolean;
  readonly requestId: string | null;
  /** Each field that has to be mended, by its path. */
  readonly errors: readonly { readonly path: string; readonly code: string; readonly message: string }[];
  readonly facts: Readonly<Record<string, number>>;

  constructor(status: number, answer: Refused, options?: ErrorOptions) {
    super(answer.message ?? `The shop answered ${status}.`, options);
    this.status = status;
    this.code = answer.code ?? 'unexpected';
    this.retryable = answer.retryable ?? (status === 0 || status >= 502);
    this.requestId = answer.request_id ?? null;
    this.errors = answer.errors ?? [];
    this.facts = answer.facts ?? {};
  }
}

interface Refused {
  readonly code?: string;
  readonly message?: string;
  readonly retryable?: boolean;
  readonly request_id?: string;
  readonly errors?: HojrehError['errors'];
  readonly facts?: Readonly<Record<string, number>>;
}

type Arguments<Id extends CallId> =
  Record<string, never> extends RequestOf<Id> ? [request?: RequestOf<Id>] : [RequestOf<Id>];

/** Each call as a method of its name, and `all`, which goes through the pages of a list. */
export type Client = { readonly [Id in CallId]: (...request: Arguments<Id>) => Promise<AnswerOf<Id>> } & {
  /** Every entry of a list, page after page: `for await (const order of shop.all('adminListOrders', { query }))`. */
  readonly all: <Id extends ListId>(id: Id, ...request: Arguments<Id>) => AsyncGenerator<EntryOf<Id>, void, void>;
  /** Begins a job, waits for its end and reads its result, row by row: `for await (const order of shop.rows('adminCreateOrderExport', { body: {} }))`. */
  readonly rows: <Id extends JobId>(id: Id, ...request: Arguments<Id>) => AsyncGenerator<RowOf<Id>, void, void>;
};

type Values = Readonly<Record<string, string | number | boolean | null | undefined>>;

interface Sent extends Options {
  readonly path?: Values;
  readonly query?: Values;
  readonly body?: unknown;
  readonly file?: FileBody;
}

/** A client of one shop. */
export function createClient(options: ClientOptions): Client {
  const call = (id: CallId, request: Sent = {}) => send(options, id, request);
  const all = async function* (id: CallId, request: Sent = {}): AsyncGenerator {
    let query = request.query;
    for (;;) {
      const page = (await call(id, { ...request, ...(query === undefined ? {} : { query }) })) as {
        data: unknown[];
        next: string | null;
      };
      yield* page.data;
      if (page.next === null) return;
      query = Object.fromEntries(new URL(page.next, options.url).searchParams);
    }
  };
  const rows = async function* (id: CallId, request: Sent = {}): AsyncGenerator {
    const look: CallId = operations[id][1].startsWith('/api/seller/') ? 'sellerGetJob' : 'adminGetJob';
    let job = (await call(id, request)) as Schemas['Job'];
    for (let seconds = 0.25; job.ended_at === null; seconds = Math.min(seconds * 2, 10)) {
      await (options.wait ?? waited)(seconds * 1_000);
      request.signal?.throwIfAborted();
      job = (await call(look, { path: { id: job.id } })) as Schemas['Job'];
    }
    if (job.result_url === null)
      throw new HojrehError(0, {
        code: `job-${job.status}`,
        message: job.error?.message ?? `The job is ${job.status}.`,
      });
    yield* resultRows(options, job.result_url, request.signal);
  };
  const helpers: Readonly<Record<string, unknown>> = { all, rows };
  return new Proxy({} as Client, {
    // A client that is awaited by mistake is no promise.
    get: (_, id) =>
      helpers[id as string] ?? (id in operations ? (request?: Sent) => call(id as CallId, request) : undefined),
  });
}

async function send(options: ClientOptions, id: CallId, request: Sent): Promise<unknown> {
  const { maxTries = 4, maxWaitSeconds = 60, wait = waited } = options;
  const [method, address, isKeyed] = operations[id] as readonly [string, string, true?];
  // Made once for the intent: each further try bears the same.
  const key = isKeyed === true ? (request.idempotencyKey ?? crypto.randomUUID()) : undefined;
  // What cannot be done twice unnoticed may be tried again: it reads, or it bears a key.
  const mayRepeat = method === 'GET' || key !== undefined;
  for (let tries = 1; ; tries += 1) {
    const { error, retryAfter, answer } = await sendOnce(
      options,
      method,
      addressOf(options.url, address, request),
      key,
      request,
    );
    if (error === undefined) return answer;
    const seconds = retryAfter ?? Math.min(2 ** (tries - 1), 30) * (0.5 + Math.random() / 2);
    const notDone = error.status === 429 || error.status === 503;
    if (!error.retryable || !(mayRepeat || notDone) || tries >= maxTries || seconds > maxWaitSeconds) throw error;
    request.signal?.throwIfAborted();
    await wait(seconds * 1_000);
  }
}

interface Outcome {
  readonly answer?: unknown;
  readonly error?: HojrehError;
  /** In how many seconds the shop wishes to be tried again. */
  readonly retryAfter?: number | undefined;
}

async function sendOnce(
  { key: token, language, fetch: fetched = fetch }: ClientOptions,
  method: string,
  url: URL,
  key: string | undefined,
  { body, file, signal }: Sent,
): Promise<Outcome> {
  const headers = {
    accept: 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(language === undefined ? {} : { 'accept-language': language }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    // What a file really is its content alone shows.
    ...(file === undefined ? {} : { 'content-type': 'application/octet-stream' }),
  };
  try {
    const response = await fetched(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(file === undefined ? {} : { body: file }),
      ...(signal === undefined ? {} : { signal }),
    });
    const text = await response.text();
    const isJson = /[/+]json\b/.test(response.headers.get('content-type') ?? '') && text !== '';
    const answer: unknown = isJson ? JSON.parse(text) : text;
    if (response.ok) return { answer };
    return {
      error: new HojrehError(response.status, isJson ? (answer as Refused) : {}),
      retryAfter: secondsOf(response.headers.get('retry-after')),
    };
  } catch (cause) {
    if (signal?.aborted === true) throw cause;
    return { error: new HojrehError(0, { message: 'The shop could not be reached.' }, { cause }) };
  }
}

function addressOf(base: string, address: string, { path = {}, query = {} }: Sent): URL {
  const url = new URL(
    address.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name]))),
    base,
  );
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
  return url;
}

/** `Retry-After` in seconds, or as a date. */
function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = Number(header);
  return Number.isNaN(seconds) ? Math.max(0, (Date.parse(header) - Date.now()) / 1_000) : seconds;
}

const waited = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
