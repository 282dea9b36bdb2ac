import type { Static, TSchema } from 'typebox';

/** The roles of staff members. */
export const staffRoles = ['owner', 'manager', 'support', 'writer'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Who may make a call. There is no default: a contract without it does not compile. */
export type Access = 'public' | 'customer' | { readonly staff: readonly StaffRole[] };

/** The method and path of a call; the trailing slash is optional for the caller. */
export type CallName = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** A body that is a file: streamed to the handler as it arrives, and aborted above the size limit in bytes. */
export interface FileBody {
  /** The accepted media types, including `image/*`; the actual type is detected from the content. */
  readonly types: readonly string[];
  readonly maxBytes: number;
}

/** A file being received. Its chunks can be read once; reading throws if it grows too large or breaks off. */
export interface ArrivingFile {
  readonly pieces: AsyncIterable<Uint8Array>;
}

/** One call of the shop: its request, its response, who may make it and how it may be refused. */
export interface Call {
  /** Its name in the document, if the one derived from its address is unsuitable: `logIn`. */
  readonly id?: string;
  readonly summary: string;
  /** Its former name, with the same parameters, and the day of the change: both work for twelve months. */
  readonly was?: { readonly name: CallName; readonly since: string };
  readonly access: Access;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly headers?: TSchema;
  readonly body?: TSchema;
  /** Replaces a JSON body. */
  readonly file?: FileBody;
  readonly reply: TSchema;
  /** 202 returns a job, which continues after the response. */
  readonly status?: 200 | 201 | 202 | 204;
  /** The address of what it creates, if it cannot be derived from its own: `/api/admin/fulfillments/:id/`. */
  readonly location?: `/api/${string}`;
  /** For a call that starts a job: the schema of a row of the job's result. */
  readonly resultRow?: TSchema;
  /** Each refusal's code with its HTTP status. */
  readonly refusals?: Readonly<Record<string, number>>;
  /**
   * Executed once per `Idempotency-Key` of a caller: the same request again receives the same response. Required for everything that moves money or
   * stock or creates an order; optional for other creations, so that a form whose response was lost creates one.
   */
  readonly idempotency?: 'required' | 'optional';
  /** Its response contains a secret that no table stores in plain text: with an `Idempotency-Key` it is stored encrypted. */
  readonly sealsAnswer?: true;
  /** The handler stores the key with what it creates, in its own first statement; the platform only requires it. */
  readonly keepsKey?: true;
  /** The response is the same for every caller: it is cached, compressed, until one of its tags is invalidated. */
  readonly cached?: true;
  /** The response is a stream of server-sent events, of which `reply` is the data of one. */
  readonly stream?: true;
  /** The response is a file of this media type to download; `reply` describes its content. */
  readonly download?: string;
  /** The queue in which it waits under load, if that is not its caller's: searches are limited separately. */
  readonly line?: 'search';
  /**
   * `before`: allowed before a session's second factor, because it is part of it; `needed`: in a shop that requires one, only after it; `lately`:
   * only if it was done in the last minutes, because the call grants permanent access.
   */
  readonly secondStep?: 'before' | 'needed' | 'lately';
  /** A call of the specification: an invalid range in its query finds nothing, as in the first version. */
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
 * The parts of a request as a screen passes them: a part without required fields may be omitted, but not the key of a call that creates, although a
 * program need not send one.
 */
export type Sent<C extends Call> = Sendable<C, 'params'> &
  Sendable<C, 'query'> &
  SendableHeaders<C> &
  Sendable<C, 'body'>;

/** The calls of a contract that a kind of caller may make with JSON; files are sent and fetched separately. */
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
