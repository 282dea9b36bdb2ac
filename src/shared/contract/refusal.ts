import type { Text } from '../language.ts';

/** The error of one field, for programs: path, reason and limit. */
export interface FieldError {
  /** The field's name; nested in lists and objects with dots, `items.0.quantity`. */
  readonly path: string;
  readonly code: string;
  readonly message: Text;
  readonly limit?: number | undefined;
}

/**
 * An expected error that a person can cause: a code for programs, a message for people in both languages. A refusal is returned, never thrown;
 * unexpected errors are thrown.
 */
export interface Refusal<Code extends string = string> {
  readonly refusal: Code;
  readonly message: Text;
  /** The invalid fields of the request, with the reason for each. */
  readonly fields?: Readonly<Record<string, Text>>;
  /** The same for programs; a field that a handler names only in `fields` gets the refusal's own code. */
  readonly errors?: readonly FieldError[];
  /** The current values, such as the totals. */
  readonly facts?: Readonly<Record<string, number>>;
  /** For "too many tries": the seconds before a retry makes sense. */
  readonly retryAfterSeconds?: number;
  /** A puzzle whose solution lets the same request through now; sent in its own header. */
  readonly proofChallenge?: string;
  /** The scope that the access key lacks. */
  readonly neededScope?: string;
}

/** Creates a refusal; its HTTP status is in the contract of the call that returns it. */
export function refuse<const Code extends string>(
  code: Code,
  message: Text,
  details: Pick<Refusal, 'fields' | 'errors' | 'facts' | 'retryAfterSeconds'> = {},
): Refusal<Code> {
  return { refusal: code, message, ...details };
}

/** Returns whether a value is a refusal. */
export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refusal' in value && 'message' in value;
}
