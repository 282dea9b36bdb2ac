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

/** Finds who makes a call from its Authorization header; null when the token is none, false or ended. */
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

/** Who makes a call that is not for everybody, or why it is refused: a person by role, a program by the scopes of its key, too. */
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

/** Notes in the security log that somebody called what is for others. */
function noteRefused(shop: Shop, { customerId }: Caller, name: string): void {
  if (isFirstOfMinute(shop, `access ${customerId}`))
    securityEvent(shop, 'access.refused', { customer: customerId, kind: name });
}

/** Refuses what the key of a program does not allow; null for a person. */
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

/** The id of the access key by which the call under way was made; null where a person or the shop itself acts. */
export const actingKey = (): number | null => acting.getStore() ?? null;

/** Does the work of a call in the name of the key that it was made by, so that the audit log can say so. */
export function inNameOf<T>(caller: Caller | null, work: () => T): T {
  return inNameOfKey(caller?.key?.id ?? null, work);
}

/** The same by the id of the key: work that a program began, and that goes on when its call is answered. */
export function inNameOfKey<T>(keyId: number | null, work: () => T): T {
  return keyId === null ? work() : acting.run(keyId, work);
}
