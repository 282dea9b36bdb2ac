import type { Static, TSchema } from 'typebox';

/** What a member of the staff can be employed for. */
export const staffRoles = ['owner', 'manager', 'support', 'writer'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Who may make a call. There is no default: a call whose contract does not say is not compiled. */
export type Access = 'public' | 'customer' | { readonly staff: readonly StaffRole[] };

/** A call is named by its method and path; the closing slash is optional for the caller. */
export type CallName = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** A body that is a file: it is handed on as it comes in, and broken off beyond so many bytes. */
export interface FileBody {
  /** Media types that may stand over it, `image/*` among them; what it really is its content alone shows. */
  readonly types: readonly string[];
  readonly maxBytes: number;
}

/** A file on its way in. Its pieces can be taken once; they end in a throw when it grows too large or is broken off. */
export interface ArrivingFile {
  readonly pieces: AsyncIterable<Uint8Array>;
}

/** One call of the shop: what it takes, what it answers, who may make it and how it may be refused. */
export interface Call {
  /** Its name in the document, where the one that follows from its address will not do: `logIn`. */
  readonly id?: string;
  readonly summary: string;
  /** The name that it had before, with the same parameters, and from which day it has this one: for twelve months both answer. */
  readonly was?: { readonly name: CallName; readonly since: string };
  readonly access: Access;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly headers?: TSchema;
  readonly body?: TSchema;
  /** In place of a body in JSON. */
  readonly file?: FileBody;
  readonly reply: TSchema;
  /** 202 answers a job, which goes on when the call is answered. */
  readonly status?: 200 | 201 | 202 | 204;
  /** Where what it creates stands, where that does not follow from its own address: `/api/admin/fulfillments/:id/`. */
  readonly location?: `/api/${string}`;
  /** Of a call that begins a job: what a line of the job's result holds. */
  readonly resultRow?: TSchema;
  /** Each refusal's code with its HTTP status. */
  readonly refusals?: Readonly<Record<string, number>>;
  /**
   * Done once for each `Idempotency-Key` of a caller: the same request again is given the same answer. Required of everything that moves
   * money or stock or creates an order; optional of what creates anything else, so that a form whose answer was lost creates one.
   */
  readonly idempotency?: 'required' | 'optional';
  /** Its answer holds a secret that no table holds in the open: with an `Idempotency-Key` it is stored sealed. */
  readonly sealsAnswer?: true;
  /** The handler keeps the key with what it makes, in its own first statement; the platform only requires it. */
  readonly keepsKey?: true;
  /** The answer is the same for everybody: it is stored, compressed, until one of its tags is dropped. */
  readonly cached?: true;
  /** The answer goes on as server-sent events, of which `reply` is the data of one. */
  readonly stream?: true;
  /** The answer is a file of this media type for the caller to keep; `reply` says what is in it. */
  readonly download?: string;
  /**
   * The line in which it waits when there are many requests, where that is not its caller's: searches are bounded for
   * themselves.
   */
  readonly line?: 'search';
  /**
   * `before`: may be made before a session's second step, because it is part of it; `needed`: in a shop that requires one, only after it;
   * `lately`: only by who has done theirs in the last minutes, because it lets somebody in for good.
   */
  readonly secondStep?: 'before' | 'needed' | 'lately';
  /** One of the specification's: what makes no sense in a range of its query finds nothing, as it did from the first. */
  readonly specified?: true;
  /** Only in the demo: the call does not exist in production. */
  readonly demoOnly?: true;
}

export type Contract = Readonly<Record<CallName, Call>>;

/** Declares the calls of a feature. */
export function contract<const C extends Contract>(calls: C): C {
  return calls;
}

type Part<C extends Call, Name extends 'params' | 'query' | 'headers' | 'body'> = C[Name] extends TSchema
  ? Static<C[Name]>
  : undefined;

/** The parts of a request as the call's handler receives them. */
export interface Request<C extends Call> {
  readonly params: Part<C, 'params'>;
  readonly query: Part<C, 'query'>;
  readonly headers: Part<C, 'headers'>;
  readonly body: Part<C, 'body'>;
  readonly file: C['file'] extends FileBody ? ArrivingFile : undefined;
}

export type Reply<C extends Call> = Static<C['reply']>;
export type RefusalCode<C extends Call> =
  C['refusals'] extends Readonly<Record<string, number>> ? keyof C['refusals'] & string : never;

type Sendable<C extends Call, Name extends 'params' | 'query' | 'headers' | 'body'> = C[Name] extends TSchema
  ? Record<string, never> extends Static<C[Name]>
    ? { readonly [N in Name]?: Static<C[Name]> }
    : { readonly [N in Name]: Static<C[Name]> }
  : { readonly [N in Name]?: undefined };

type WithKey = { readonly 'idempotency-key': string };

type SendableHeaders<C extends Call> = C['headers'] extends TSchema
  ? Sendable<C, 'headers'>
  : C['idempotency'] extends 'required'
    ? { readonly headers: WithKey }
    : C['idempotency'] extends 'optional'
      ? C['keepsKey'] extends true
        ? { readonly headers?: WithKey }
        : { readonly headers: WithKey }
      : { readonly headers?: undefined };

/**
 * The parts of a request as a screen gives them: a part without required fields may be left out, and the key of a call that creates may
 * not, although a program need not send one.
 */
export type Sent<C extends Call> = Sendable<C, 'params'> &
  Sendable<C, 'query'> &
  SendableHeaders<C> &
  Sendable<C, 'body'>;

/** Those calls of a contract that a given kind of caller may make with JSON; a file is sent and fetched in its own way. */
export type CallsFor<C extends Contract, A extends Access> = {
  readonly [
    Name in keyof C & CallName as C[Name]['access'] extends A
      ? C[Name]['file'] extends FileBody
        ? never
        : C[Name]['download'] extends string
          ? never
          : Name
      : never
  ]: C[Name];
};
