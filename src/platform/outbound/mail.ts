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

/** An SMTP server by configuration, else the demo's outlet. */
export function createMail(config: Config, outlet: Outlet, log: Log): Mail {
  return config.smtp === undefined ? outletMail(outlet) : smtpMail(config.smtp, log);
}

function outletMail(outlet: Outlet): Mail {
  return {
    send: async ({ to, subject, text }) => {
      refuseInsideTransaction();
      await outlet.keep({ to, channel: 'mail', text: `${subject}\n\n${text}` });
    },
  };
}

const patienceMs = 10_000;

/** Mail over SMTP; one connection for each message, as a shop of this size sends few. */
export function smtpMail({ url, from }: { url: string; from: string }, log?: Log): Mail {
  const breaker = new Breaker({ service: 'The mail server', log });
  const transport = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  return {
    send: async ({ to, subject, text }) => {
      refuseInsideTransaction();
      try {
        await breaker.run(() => transport.sendMail({ from, to, subject, text }), isSilence);
      } catch (error) {
        if (error instanceof ServiceAway) throw new MessageNotSent(error.message, { surely: true });
        // The server's own words may hold the address: only its code is reported.
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
        throw new MessageNotSent(`The mail server did not take a message (${code}).`, { surely: neverReached(error) });
      }
    },
  };
}

/** Whether the mail server did not answer, rather than refuse a message. */
function isSilence(error: unknown): boolean {
  return !(error instanceof Error && 'responseCode' in error);
}
