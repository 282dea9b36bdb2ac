import type { Log } from './log.ts';
import type { Shop } from './shop.ts';

/** The events of the security log. A new one is added here, so that a reader of the log finds them all. */
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
 * Writes a line of the security log: `log: "security"`, an event's name and the person concerned. It is written even if the shop's log level is
 * warning, unless that is silent. Phones are masked, and no user input is logged.
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

/** Masks a phone so that the operator can distinguish two, and nobody can call it: `+98912•••4567`. */
export function maskedPhone(phone: string): string {
  return phone.length < 10 ? '•••' : `${phone.slice(0, 6)}•••${phone.slice(-4)}`;
}
