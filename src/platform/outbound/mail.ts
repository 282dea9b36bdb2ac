import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { Breaker, ServiceAway } from './breaker.ts';
import type { Log } from '../log.ts';
import { MessageNotSent, neverReached, refuseInsideTransaction } from './message-not-sent.ts';
import type { Outlet } from './outlet.ts';

/** Sends mail; throws MessageNotSent. Never called inside a transaction. */
export interface Mail {
  readonly send: (message: { to: string; subject: string; text: string }) => Promise<void>;
}

/** Uses an SMTP server if configured, otherwise the demo's outlet. */
export function createMail(config: Config, outlet: Outlet, log: Log): Mail {
  return config.smtp === undefined ? outletMail(outlet) : smtpMail(config.smtp, { log });
}

function outletMail(outlet: Outlet): Mail {
  return {
    send: async ({ to, subject, text }) => {
      refuseInsideTransaction();
      await outlet.keep({ to, channel: 'mail', text: `${subject}\n\n${text}` });
    },
  };
}

/** Milliseconds allowed for each step of a conversation with the mail server, and for all of it. */
const patienceMs = { step: 10_000, whole: 30_000 };

/** Sends mail over SMTP with one connection per message, as a shop of this size sends few. */
export function smtpMail(
  { url, from }: { url: string; from: string },
  { log, patience = patienceMs }: { log?: Log; patience?: typeof patienceMs } = {},
): Mail {
  const breaker = new Breaker({ service: 'The mail server', log });
  const transport = createTransport({
    url,
    dnsTimeout: patience.step,
    connectionTimeout: patience.step,
    greetingTimeout: patience.step,
    socketTimeout: patience.step,
  });
  return {
    send: async ({ to, subject, text }) => {
      refuseInsideTransaction();
      try {
        await breaker.run(() => within(patience.whole, transport.sendMail({ from, to, subject, text })), isSilence);
      } catch (error) {
        if (error instanceof ServiceAway) throw new MessageNotSent(error.message, { surely: true });
        // The server's own message may contain the address: only its code is reported.
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
        throw new MessageNotSent(`The mail server did not take a message (${code}).`, { surely: neverReached(error) });
      }
    },
  };
}

/** A server that sends a few bytes now and then never reaches the limit of a step. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error('The mail server took too long.'), { code: 'ETIMEDOUT' });
    timer = setTimeout(() => reject(error), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}

/** Returns whether the mail server did not respond, rather than refuse a message. */
function isSilence(error: unknown): boolean {
  return !(error instanceof Error && 'responseCode' in error);
}
