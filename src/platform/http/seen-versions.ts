import type { Call } from '#shared/contract/contract.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { validationMessages } from './validation/validation.messages.ts';

const tag = /^\s*(?:W\/)?"(\d{1,10})"\s*$/;

interface SchemaOfObject {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}

/** Returns where a call takes the version that was seen: in its body, or, if it has none, in its query. */
export function indexOfVersion(call: Call): 'body' | 'query' | null {
  for (const part of ['body', 'query'] as const) {
    const schema: SchemaOfObject | undefined = call[part];
    if (schema?.required?.includes('version') === true) return part;
  }
  return null;
}

/**
 * Puts the version from `If-Match` where the call takes it. A request without one has not seen what is to be changed, and is refused with 428; one
 * with two different versions is refused, too, as one of them is not what was seen.
 */
export function takeVersion(
  sent: unknown,
  ifMatch: string | undefined,
): Refusal<'version-needed' | 'invalid-request'> | null {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return null;
  const named = ifMatch === undefined ? undefined : tag.exec(ifMatch)?.[1];
  if (named === undefined && !['', '*'].includes(ifMatch?.trim() ?? '')) return malformed();
  if ('version' in sent) {
    const { version } = sent;
    // Other types are refused by validation: `{"toString": 1}` cannot be converted to a string.
    const isWritten = typeof version === 'number' || typeof version === 'string';
    const isSame = !isWritten || String(version) === named;
    return ifMatch === undefined || ifMatch.trim() === '*' || isSame ? null : contradicted();
  }
  if (named === undefined) return versionNeeded();
  Object.assign(sent, { version: Number(named) });
  return null;
}

/**
 * Refuses a conditional change whose call does not support conditions: carrying it out anyway would ignore the condition. Reads are not affected, and
 * `*` always holds for what exists.
 */
export function conditionUnknown(method: string, ifMatch: string | undefined): Refusal<'invalid-request'> | null {
  if (method === 'GET' || ['', '*'].includes(ifMatch?.trim() ?? '')) return null;
  return refusedCondition(
    inBoth(validationMessages, (t) => t.conditionUnknown),
    'not-taken',
  );
}

const versionNeeded = () =>
  refuse(
    'version-needed',
    inBoth(validationMessages, (t) => t.versionNeeded),
  );

/** Refuses a change of fields without the seen values, where these replace a version. */
export function unseenFields(paths: readonly string[]): Refusal<'version-needed'> {
  const message = inBoth(validationMessages, (t) => t.seenNeeded);
  const fields = Object.fromEntries(paths.map((path) => [path, message]));
  return { ...versionNeeded(), message, fields, errors: paths.map((path) => ({ path, code: 'missing', message })) };
}

/** A tag that is no version of the shop's was not issued here; treating it as missing would refuse it for the wrong reason. */
function malformed(): Refusal<'invalid-request'> {
  return refusedCondition(
    inBoth(validationMessages, (t) => t.versionMalformed),
    'malformed',
  );
}

function refusedCondition(message: Refusal['message'], code: string): Refusal<'invalid-request'> {
  return refuse('invalid-request', message, {
    fields: { 'if-match': message },
    errors: [{ path: 'if-match', code, message }],
  });
}

function contradicted(): Refusal<'invalid-request'> {
  const message = inBoth(validationMessages, (t) => t.versionContradicted);
  return refuse('invalid-request', message, {
    fields: { version: message },
    errors: [{ path: 'version', code: 'not-the-same', message }],
  });
}

/** Returns the ETag of an item with a version, for `If-Match`; null for everything else. */
export function tagOf(reply: unknown): string | null {
  if (typeof reply !== 'object' || reply === null || !('version' in reply)) return null;
  return typeof reply.version === 'number' ? `"${reply.version}"` : null;
}
