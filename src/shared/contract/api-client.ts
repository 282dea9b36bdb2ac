import type { CallName, Contract, Reply, Sent } from './contract.ts';

/** An outgoing request: what `fetch` or an in-process call needs. */
export interface Outgoing {
  /** The call's name, `GET /api/products/:slug/`. */
  readonly name: string;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly headers?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

export interface Incoming {
  readonly status: number;
  readonly body: unknown;
  /** For a write to one item: whether an identical one was sent before without a response. */
  readonly afterUnanswered?: boolean | undefined;
}

export type Send = (call: Outgoing) => Promise<Incoming>;

/** Whether no response of the shop arrived: the network broke, or a proxy gave up. The request may have been executed all the same. */
export const isNoAnswer = (status: number): boolean => [0, 502, 504].includes(status);

/**
 * Whether a response settles what became of an earlier attempt: it is done, or the current state refuses it. An invalid field or a busy shop does
 * not.
 */
export const saysWhatStands = (status: number): boolean =>
  (status >= 200 && status < 400) || [403, 404, 409, 410, 422].includes(status);

/** A refusal or an error of a call: `status` 0 is a network without a response. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly facts: Readonly<Record<string, number>>;
  /** The call's name, for the log. */
  readonly call: string;
  /** For a write to one item: whether its own first attempt, whose response never arrived, may be the reason for the refusal. */
  readonly afterUnanswered: boolean | undefined;

  /** The server's bundle and the pages' bundle each have their own copy of this class: an instance of either matches. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'CallRefused';
  }

  constructor(
    status: number,
    answer: { code?: string; message?: string; fields?: Record<string, string>; facts?: Record<string, number> },
    call = '',
    afterUnanswered?: boolean,
  ) {
    super(answer.message ?? '');
    this.afterUnanswered = afterUnanswered;
    this.call = call;
    this.status = status;
    this.code = answer.code ?? 'unexpected';
    this.fields = answer.fields ?? {};
    this.facts = answer.facts ?? {};
  }
}

type NamesIn<C extends Contract> = keyof C & CallName;

/** Makes a call by name and returns its reply; a refusal is thrown as {@link CallRefused}. */
export type Client<C extends Contract> = <Name extends NamesIn<C>>(
  name: Name,
  ...sent: Record<string, never> extends Sent<C[Name]>
    ? [sent?: Sent<C[Name]> & { signal?: AbortSignal }]
    : [sent: Sent<C[Name]> & { signal?: AbortSignal }]
) => Promise<Reply<C[Name]>>;

/** Creates the typed client of a contract over any transport: `fetch` in the browser, in-process while rendering. */
export function createClient<C extends Contract>(send: Send): Client<C> {
  return (async (name: string, sent: Omit<Outgoing, 'name'> = {}) => {
    const answer = await send({ name, ...sent });
    if (answer.status >= 400 || answer.status === 0) {
      const { status, body, afterUnanswered } = answer;
      throw new CallRefused(status, isAnswer(body) ? body : {}, name, afterUnanswered);
    }
    return answer.body;
  }) as Client<C>;
}

function isAnswer(
  body: unknown,
): body is { code?: string; message?: string; fields?: Record<string, string>; facts?: Record<string, number> } {
  return typeof body === 'object' && body !== null;
}

/** Returns the method and the filled-in address of a call, for `fetch`. */
export function addressOf(call: Outgoing): { method: string; address: string } {
  const [method = 'GET', path = '/'] = call.name.split(' ');
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(textOf(call.params?.[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(call.query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') search.append(name, textOf(one));
    }
  }
  const question = search.toString();
  return { method, address: question === '' ? filled : `${filled}?${question}` };
}

function textOf(value: unknown): string {
  return typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';
}
