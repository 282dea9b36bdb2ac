import type { Call } from '#shared/contract/contract.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { validationMessages } from './validation/validation.messages.ts';

const tag = /^\s*(?:W\/)?"(\d{1,10})"\s*$/;

interface SchemaOfObject {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}

/** Where a call takes the version that was seen: in its body, or, for what has none, in its query. */
export function indexOfVersion(call: Call): 'body' | 'query' | null {
  for (const part of ['body', 'query'] as const) {
    const schema: SchemaOfObject | undefined = call[part];
    if (schema?.required?.includes('version') === true) return part;
  }
  return null;
}

/**
 * Puts the version that `If-Match` names where the call takes it. Who names it nowhere has not seen what is to be changed, and is
 * refused with 428; who names one in each and not the same is refused, too, as one of them is not what was seen.
 */
export function takeVersion(
  sent: unknown,
  ifMatch: string | undefined,
): Refusal<'version-needed' | 'invalid-request'> | null {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return null;
  const named = ifMatch === undefined ? undefined : tag.exec(ifMatch)?.[1];
  if ('version' in sent) {
    const { version } = sent;
    // What is neither is refused by its check: of `{"toString": 1}` no text can be made.
    const isWritten = typeof version === 'number' || typeof version === 'string';
    const isSame = !isWritten || String(version) === named;
    return ifMatch === undefined || ifMatch.trim() === '*' || isSame ? null : contradicted();
  }
  if (named === undefined)
    return refuse(
      'version-needed',
      inBoth(validationMessages, (t) => t.versionNeeded),
    );
  Object.assign(sent, { version: Number(named) });
  return null;
}

function contradicted(): Refusal<'invalid-request'> {
  const message = inBoth(validationMessages, (t) => t.versionContradicted);
  return refuse('invalid-request', message, {
    fields: { version: message },
    errors: [{ path: 'version', code: 'not-the-same', message }],
  });
}

/** The tag of an item that has a version, for `If-Match`; null for everything else. */
export function tagOf(reply: unknown): string | null {
  if (typeof reply !== 'object' || reply === null || !('version' in reply)) return null;
  return typeof reply.version === 'number' ? `"${reply.version}"` : null;
}
