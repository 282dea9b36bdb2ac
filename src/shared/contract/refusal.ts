import type { Text } from '../language.ts';

/** What is wrong with one field, for programs: where, why, and by which limit. */
export interface FieldError {
  /** The field's name; within lists and objects with dots, `items.0.quantity`. */
  readonly path: string;
  readonly code: string;
  readonly message: Text;
  readonly limit?: number | undefined;
}

/**
 * What a person can cause and has to be informed of: a code for programs, a sentence for people in both languages.
 * A refusal is a value that is returned, never thrown; what nobody planned is thrown.
 */
export interface Refusal<Code extends string = string> {
  readonly refusal: Code;
  readonly message: Text;
  /** Which field of the request is at fault, and why. */
  readonly fields?: Readonly<Record<string, Text>>;
  /** The same for programs; what a handler names in `fields` alone is answered with the refusal's own code. */
  readonly errors?: readonly FieldError[];
  /** What is true instead: the sums of now. */
  readonly facts?: Readonly<Record<string, number>>;
  /** For "too many tries": when trying again makes sense. */
  readonly retryAfterSeconds?: number;
  /** A puzzle that, solved, lets the same request through now; it travels in a header of its own. */
  readonly proofChallenge?: string;
  /** The scope that the access key of a program lacks. */
  readonly neededScope?: string;
}

/** Makes a refusal; its HTTP status stands in the contract of the call that answers it. */
export function refuse<const Code extends string>(
  code: Code,
  message: Text,
  details: Pick<Refusal, 'fields' | 'errors' | 'facts' | 'retryAfterSeconds'> = {},
): Refusal<Code> {
  return { refusal: code, message, ...details };
}

/** Distinguishes a refusal from every other value. */
export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refusal' in value && 'message' in value;
}
