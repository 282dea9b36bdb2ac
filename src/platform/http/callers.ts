import { AsyncLocalStorage } from 'node:async_hooks';
import type { Access, Call } from '#shared/contract/contract.ts';
import { anyScope, scopeOf } from '#shared/contract/key-scopes.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { securityEvent } from '../security-log.ts';
import type { Shop } from '../shop.ts';
import type { Caller, CompiledCall } from './api-calls.ts';
import { throughDoor, type AtDoor } from './limits/doors.ts';
import { isFirstOfMinute } from './once-a-minute.ts';
import { secondStepMissing } from './second-step.ts';
import { validationMessages } from './validation/validation.messages.ts';

/** Identifies the caller from the Authorization header; null if the token is missing, invalid or expired. */
export type Identify = (authorization: string | undefined) => Caller | null | Promise<Caller | null>;

interface NotLetIn {
  readonly status: 401 | 403;
  readonly refusal: Refusal;
}

const signInRequired = refuse(
  'sign-in-required',
  inBoth(validationMessages, (t) => t.signInRequired),
);
const notAllowed = refuse(
  'not-allowed',
  inBoth(validationMessages, (t) => t.notAllowed),
);

/** Returns the caller of a call that is not public, or why it is refused: a person by role, a program by the scopes of its key as well. */
export async function callerOf(
  shop: Shop,
  { name, call }: Pick<CompiledCall, 'name' | 'call'>,
  { identified, address }: { readonly identified: ReturnType<Identify>; readonly address: AtDoor['address'] },
): Promise<Caller | NotLetIn> {
  const access = call.access as Exclude<Access, 'public'>;
  const caller =
    identified instanceof Promise
      ? await throughDoor(shop, { kind: 'customer', address }, () => identified)
      : identified;
  if (caller === null) return { status: 401, refusal: signInRequired };
  if (access !== 'customer' && !access.staff.some((role) => role === caller.role)) {
    noteRefused(shop, caller, name);
    return { status: 403, refusal: notAllowed };
  }
  const refusal = secondStepMissing(shop, call, caller) ?? beyondKey(name, call, caller);
  return refusal === null ? caller : { status: 403, refusal };
}

/** Records in the security log that a caller without permission made a call. */
function noteRefused(shop: Shop, { customerId }: Caller, name: string): void {
  if (isFirstOfMinute(shop, `access ${customerId}`))
    securityEvent(shop, 'access.refused', { customer: customerId, kind: name });
}

/** Refuses what an access key does not allow; null for a person. */
function beyondKey(name: string, call: Call, { key }: Caller): Refusal | null {
  if (key === undefined) return null;
  const scope = scopeOf(name, call, key.kind);
  if (scope === null) return notAllowed;
  return scope === anyScope || key.scopes.has(scope) ? null : scopeMissing(scope);
}

const scopeMissing = (neededScope: string): Refusal<'scope-missing'> => ({
  ...refuse(
    'scope-missing',
    inBoth(validationMessages, (t) => t.scopeMissing(neededScope)),
  ),
  neededScope,
});

const acting = new AsyncLocalStorage<number>();

/** Returns the id of the access key by which the current call was made; null if a person or the shop itself acts. */
export const actingKey = (): number | null => acting.getStore() ?? null;

/** Runs the work of a call on behalf of its access key, so that the audit log can record it. */
export function inNameOf<T>(caller: Caller | null, work: () => T): T {
  return inNameOfKey(caller?.key?.id ?? null, work);
}

/** Does the same by the key's id: for work that a program started and that continues after its call has returned. */
export function inNameOfKey<T>(keyId: number | null, work: () => T): T {
  return keyId === null ? work() : acting.run(keyId, work);
}
