import type { components, operations, results } from './generated/schema.d.ts';

/** The name of a call, as the document has it. */
export type CallId = keyof operations;
/** What the document names: `Schemas['Order']`. */
export type Schemas = components['schemas'];

type Parameters<Id extends CallId> = operations[Id]['parameters'];
/** A part that the call does not have, or has without a required field, may be left out. */
type Part<Name extends string, Of> = [Of] extends [never]
  ? unknown
  : undefined extends Of
    ? { readonly [N in Name]?: Exclude<Of, undefined> }
    : { readonly [N in Name]: Of };

/** A file as it is sent: text is sent as UTF-8. */
export type FileBody = Blob | Uint8Array<ArrayBuffer> | string;

type BodyOf<Id extends CallId> = operations[Id] extends { requestBody: { content: { 'application/json': infer Body } } }
  ? { readonly body: Body }
  : operations[Id] extends { requestBody: object }
    ? { readonly file: FileBody }
    : unknown;
type PartOf<Id extends CallId, Name extends 'path' | 'query'> = Name extends keyof Parameters<Id>
  ? Part<Name, Parameters<Id>[Name]>
  : unknown;

/** What a call takes: parts of its address, its query and its body. */
export type RequestOf<Id extends CallId> = PartOf<Id, 'path'> & PartOf<Id, 'query'> & BodyOf<Id> & Options;

/** What any request may say besides. */
export interface Options {
  /** A key of the intent, where the caller keeps one of its own: `order-4711`. Else each request makes one, once for all of its tries. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

type ContentOf<Id extends CallId> = {
  [Status in keyof operations[Id]['responses']]: operations[Id]['responses'][Status] extends { content: infer Content }
    ? Content[keyof Content]
    : undefined;
};
/** What a call answers when it is done. */
export type AnswerOf<Id extends CallId> = ContentOf<Id>[keyof ContentOf<Id>];

/** Calls that begin a job. */
export type JobId = keyof results & CallId;
/** A line of the result of the job that such a call begins. */
export type RowOf<Id extends JobId> = results[Id];

/** Calls that answer a list which goes on. */
export type ListId = {
  [Id in CallId]: AnswerOf<Id> extends { data: readonly unknown[]; next: string | null } ? Id : never;
}[CallId];
export type EntryOf<Id extends ListId> = AnswerOf<Id> extends { data: readonly (infer Entry)[] } ? Entry : never;
