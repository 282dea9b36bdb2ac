import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { authErrors } from './auth-errors.messages.ts';

/** Rejects a password that is easily guessed. */
export function weakPassword(field: 'password' | 'new_password'): Refusal<'weak-password'> {
  const message = inBoth(authErrors, (t) => t.weakPassword);
  return refuse('weak-password', message, { fields: { [field]: message } });
}
