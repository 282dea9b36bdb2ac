import type { Log } from './log.ts';
import type { Shop } from './shop.ts';

/** What is worth knowing for who watches over the shop. A new one is entered here, so that a reader of the log finds them all. */
export type SecurityEvent =
  | 'access.refused'
  | 'input.refused'
  | 'code.wrong'
  | 'password.wrong'
  | 'name.taken'
  | 'guess.slowed'
  | 'proof.requested'
  | 'proof.accepted'
  | 'sends.limited'
  | 'guesses.alarm'
  | 'account.warned'
  | 'signed-in'
  | 'sign-up.of-known'
  | 'password.changed'
  | 'password.reset-requested'
  | 'password.reset'
  | 'phone.changed'
  | 'phone.taken-back'
  | 'session.ended'
  | 'second-step.wrong'
  | 'second-step.done'
  | 'second-step.missing'
  | 'factor.added'
  | 'factor.removed'
  | 'recovery-code.used'
  | 'recovery-codes.renewed'
  | 'owner.access-given';

const logs = new WeakMap<Log, Log>();

/**
 * A line of the security log: `log: "security"`, an event's name and who it is about. It is written even where the shop's own log
 * writes only warnings, unless that is silent. Phones are masked, and nothing that was typed stands in it.
 */
export function securityEvent(
  { log }: Pick<Shop, 'log'>,
  event: SecurityEvent,
  about: {
    readonly customer?: number | undefined;
    readonly phone?: string | undefined;
    readonly address?: string | undefined;
    readonly kind?: string | undefined;
    readonly count?: number | undefined;
    readonly seconds?: number | undefined;
    readonly bits?: number | undefined;
  },
): void {
  let security = logs.get(log);
  if (security === undefined) {
    security = log.child({ log: 'security' }, log.level === 'silent' ? {} : { level: 'info' });
    logs.set(log, security);
  }
  const { phone, ...plain } = about;
  security.info({ event, ...plain, ...(phone !== undefined && { phone: maskedPhone(phone) }) }, 'security');
}

/** A phone of which the operator can distinguish two, and nobody can call one: `+98912•••4567`. */
export function maskedPhone(phone: string): string {
  return phone.length < 10 ? '•••' : `${phone.slice(0, 6)}•••${phone.slice(-4)}`;
}
