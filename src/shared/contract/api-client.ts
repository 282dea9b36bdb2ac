import type { CallName, Contract, Reply, Sent } from './contract.ts';

/** A request on its way: what `fetch` or the same process needs to make the call. */
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
  /** Of a write to one item: whether one like it was sent before and never answered. */
  readonly afterUnanswered?: boolean | undefined;
}

export type Send = (call: Outgoing) => Promise<Incoming>;

/** Where no answer of the shop came: its network ended, or what stands before it gave up. What was sent may be done all the same. */
export const isNoAnswer = (status: number): boolean => [0, 502, 504].includes(status);

/** Whether an answer says what became of a try before: it is done, or what stands now refuses it. A wrong field or a busy shop says nothing of it. */
export const saysWhatStands = (status: number): boolean =>
  (status >= 200 && status < 400) || [403, 404, 409, 410, 422].includes(status);

/** The shop's answer to a call that it refuses, or that failed: `status` 0 is a network that did not answer. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly facts: Readonly<Record<string, number>>;
  /** The call's name, for the log. */
  readonly call: string;
  /** Of a write to one item: whether its own first try, whose answer never came, may be why it is refused. */
  readonly afterUnanswered: boolean | undefined;

  /** The server's bundle and that of its pages have each this class of their own: a refusal of either is one. */
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

/** Makes a call by its name and answers its reply; a refusal is thrown as {@link CallRefused}. */
export type Client<C extends Contract> = <Name extends NamesIn<C>>(
  name: Name,
  ...sent: Record<string, never> extends Sent<C[Name]>
    ? [sent?: Sent<C[Name]> & { signal?: AbortSignal }]
    : [sent: Sent<C[Name]> & { signal?: AbortSignal }]
) => Promise<Reply<C[Name]>>;

/** The typed client of a contract over any way to send: `fetch` in the browser, the same process while rendering. */
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

/** The method and the filled-in address of a call, as `fetch` takes them. */
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
