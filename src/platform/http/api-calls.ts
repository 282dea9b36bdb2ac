import { setImmediate as nextTurn } from 'node:timers/promises';
import { Type } from 'typebox';
import fastJson, { type Schema } from 'fast-json-stringify';
import type { ArrivingFile, Call, Contract, RefusalCode, Reply, Request } from '#shared/contract/contract.ts';
import type { KeyKind } from '#shared/contract/key-scopes.ts';
import type { Language } from '#shared/language.ts';
import type { Refusal } from '#shared/contract/refusal.ts';
import { cacheKey } from '../cache/cache-key.ts';
import type { Answering } from '../cache/cache.ts';
import type { Cookies } from './cookies.ts';
import type { Download } from './downloads.ts';
import type { Shop } from '../shop.ts';
import type { Stream } from '../realtime/streams.ts';
import { statusOfCode } from './errors/error-codes.ts';
import { withEnd, type ListEnd } from './list-ends.ts';
import { rangesIn, reversedRange } from './validation/ranges.ts';
import { compileCheck, type Check, type Part } from './validation/validation.ts';

/** The caller: from its access token, or the creator of its access key. */
export interface Caller {
  readonly customerId: number;
  /** For an access key, which has no session, the key's own name. */
  readonly sessionId: string;
  readonly role: string | null;
  /** Whether this session still requires a second factor, has passed it, or needs none. */
  readonly secondStep: 'none' | 'due' | 'done';
  /** When the second factor was last passed. */
  readonly secondStepAt?: Date | null;
  /** The access key of a program: it has fewer permissions than its creator. */
  readonly key?: { readonly id: number; readonly kind: KeyKind; readonly scopes: ReadonlySet<string> };
}

interface Surroundings {
  readonly shop: Shop;
  readonly language: Language;
  /** The caller's network address, by which rate limits count. */
  readonly address: string;
  readonly cookies: Cookies;
  /** The `Idempotency-Key` header, if the call has one. */
  readonly key: string | null;
  /** The `User-Agent` of the caller. */
  readonly userAgent: string;
  /** The dependencies of a cached response; texts are in its language. */
  readonly depends: Answering;
}

type CallerOf<C extends Call> = C['access'] extends 'public' ? { readonly caller: null } : { readonly caller: Caller };

/** Executes a call: returns its reply, or a refusal that its contract names. */
export type Handler<C extends Call> = (
  given: Request<C> & CallerOf<C> & Surroundings,
) => Promise<AnswerOf<C> | Refusal<RefusalCode<C>>> | AnswerOf<C> | Refusal<RefusalCode<C>>;

type AnswerOf<C extends Call> = C['stream'] extends true
  ? Stream<Reply<C>>
  : C['download'] extends string
    ? Download
    : Handled<Reply<C>>;

/** What a handler of a list returns: the platform derives `next_after` from `next`, and ends a list that has one page. */
type Handled<Answer> = Answer extends { readonly next: infer Next; readonly next_after: unknown }
  ? Omit<Answer, 'next' | 'next_after'> &
      ([Next] extends [null] ? { readonly next?: null } : { readonly next: Next }) & {
        readonly next_after?: string | null;
      }
  : Answer;

type Handlers<C extends Contract> = {
  readonly [Name in keyof C & string]: C[Name] extends Call ? Handler<C[Name]> : never;
};

/** A contract with the handlers that implement it. */
export interface Routes {
  readonly contract: Contract;
  readonly handlers: Readonly<Record<string, (given: never) => unknown>>;
}

/** Joins a feature's contract with its handlers; the compiler requires one handler for each call. */
export function routes<C extends Contract>(contract: C, handlers: Handlers<C>): Routes {
  return { contract, handlers };
}

export interface Given {
  readonly params: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
  readonly file?: ArrivingFile | undefined;
  readonly caller: Caller | null;
  readonly language: Language;
  readonly address: string;
  readonly cookies: Cookies;
  readonly key: string | null;
  readonly userAgent: string;
  readonly depends: Answering;
}

export interface CompiledCall {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly call: Call;
  /** Compiles its validators and its serialiser, which otherwise happens at first use. */
  readonly prepare: () => void;
  /** Validates and normalises the parts; null if they are valid. */
  readonly check: (given: Pick<Given, Part>) => Refusal | null;
  readonly handle: (given: Given) => unknown;
  /** Serialises the reply to JSON, without any field that the contract does not name. */
  readonly write: (reply: unknown) => string;
  readonly statusOf: (refusal: Refusal) => number;
}

/**
 * Compiles every call of the shop: validators, handler, serialiser. Validators and serialisers are compiled on first use: compiling all of them took
 * a quarter of a start (0.85 s of 3.4 on a slow machine).
 */
export function compileCalls(shop: Shop, groups: readonly Routes[]): Map<string, CompiledCall> {
  const compiled = new Map<string, CompiledCall>();
  for (const group of groups) {
    for (const [name, call] of Object.entries<Call>(group.contract)) {
      if (call.demoOnly === true && shop.config.mode !== 'demo') continue;
      if (compiled.has(name)) throw new Error(`Two features answer the call ${name}.`);
      const handler = group.handlers[name] as ((given: object) => unknown) | undefined;
      if (handler === undefined) throw new Error(`Nothing answers the call ${name}.`);
      checkCodes(name, call);
      compiled.set(name, compileCall(shop, name, call, handler));
    }
  }
  return compiled;
}

interface Made {
  readonly checks: readonly [Part, Check][];
  readonly write: (outcome: unknown) => string;
}

/** By call: a process that opens several shops, as tests do, compiles them once. */
const madeBefore = new WeakMap<Call, Made>();

function madeFor(call: Call): Made {
  const before = madeBefore.get(call);
  if (before !== undefined) return before;
  const made = { checks: checksOf(call), write: fastJson(structuredClone(call.reply) as Schema) };
  madeBefore.set(call, made);
  return made;
}

function compileCall(shop: Shop, name: string, call: Call, handler: (given: object) => unknown): CompiledCall {
  const [method = '', path = ''] = name.split(' ');
  let made: Made | undefined;
  const ready = () => (made ??= madeFor(call));
  const isList = 'next_after' in ((call.reply as { properties?: object }).properties ?? {});
  return {
    name,
    method,
    path,
    call,
    prepare: () => {
      ready();
    },
    check: (given) => {
      for (const [part, check] of ready().checks) {
        const refusal = check(given[part]);
        if (refusal !== null) return refusal;
      }
      return null;
    },
    handle: (given) => handler({ ...given, shop }),
    write: (outcome) => ready().write(isList ? withEnd(outcome as ListEnd) : outcome),
    statusOf: ({ refusal }) => statusOfCode(refusal) ?? 400,
  };
}

/** Checks that each code has one status: the status in a contract must equal that in the table of errors. */
function checkCodes(name: string, { refusals = {} }: Call): void {
  for (const [code, status] of Object.entries(refusals)) {
    const right = statusOfCode(code);
    if (right !== status)
      throw new Error(
        `${name} refuses with ${code} as ${status}, ${right === null ? 'which is not in' : `and with ${right} in`} errors/error-codes.ts.`,
      );
  }
}

function checksOf(call: Call): [Part, Check][] {
  const checks: [Part, Check][] = [];
  for (const part of ['params', 'query', 'headers', 'body'] as const) {
    const schema = call[part] ?? (part === 'query' ? Type.Object({}) : undefined);
    if (schema !== undefined) checks.push([part, inOrderToo(call, part, schema)]);
  }
  return checks;
}

/** Returns the validator of a part and of the ranges in it: a range that ends before it begins is refused, not treated as empty. */
function inOrderToo(call: Call, part: Part, schema: NonNullable<Call['query']>): Check {
  const check = compileCheck(part, schema);
  const ranges = call.specified === true ? [] : rangesIn(schema);
  if (ranges.length === 0) return check;
  return (value) => check(value) ?? reversedRange(ranges, value as Readonly<Record<string, unknown>>);
}

/** Compiles the calls that have not been requested yet, one at a time and between other work. */
export async function prepareCalls(calls: ReadonlyMap<string, CompiledCall>): Promise<void> {
  for (const call of calls.values()) {
    await nextTurn();
    call.prepare();
  }
}

/** Returns the cache key of a call's response: its name, its validated parts and the language; no other header. */
export function keyOfCall(compiled: CompiledCall, given: Pick<Given, 'params' | 'query' | 'language'>): string {
  return cacheKey(
    'call',
    given.language,
    compiled.name,
    given.params as Readonly<Record<string, unknown>>,
    given.query as Readonly<Record<string, unknown>>,
  );
}
