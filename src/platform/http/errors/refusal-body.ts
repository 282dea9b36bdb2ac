import type { Language } from '#shared/language.ts';
import type { Refusal } from '#shared/contract/refusal.ts';
import { isRetryable } from './error-codes.ts';

/** The error of one field, for programs. */
export interface FieldErrorBody {
  readonly path: string;
  readonly code: string;
  readonly message: string;
  readonly limit?: number;
}

/** The body of every refusal. */
export interface RefusalBody {
  readonly code: string;
  readonly message: string;
  readonly fields?: Record<string, string>;
  readonly facts?: Readonly<Record<string, number>>;
  readonly errors?: readonly FieldErrorBody[];
  readonly request_id: string;
  readonly retryable: boolean;
}

/** The language, status and request of a refusal. */
export interface Telling {
  readonly language: Language;
  readonly status: number;
  readonly requestId: string;
}

/** Returns the body of a refusal in one language: `{code, message, fields?, facts?, errors?, request_id, retryable}`. */
export function refusalBody(refusal: Refusal, { language, status, requestId }: Telling): RefusalBody {
  const { refusal: code, fields, facts } = refusal;
  const errors =
    refusal.errors ??
    Object.entries(fields ?? {}).map(([path, message]) => ({ path, code, message, limit: undefined }));
  return {
    code,
    message: refusal.message[language],
    ...(fields === undefined
      ? {}
      : { fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text[language]])) }),
    ...(facts === undefined ? {} : { facts }),
    ...(errors.length === 0
      ? {}
      : {
          errors: errors.map(({ limit, ...one }) => ({
            ...one,
            message: one.message[language],
            ...(limit === undefined ? {} : { limit }),
          })),
        }),
    request_id: requestId,
    retryable: isRetryable(code, status),
  };
}

/** Returns the same in the format of RFC 9457, with the shop's own members added. */
export function problemBody(body: RefusalBody, status: number, publicUrl: string): object {
  return {
    type: `${publicUrl}/api/errors/#${body.code}`,
    title: body.code,
    status,
    detail: body.message,
    instance: `urn:request:${encodeURIComponent(body.request_id)}`,
    ...body,
  };
}
