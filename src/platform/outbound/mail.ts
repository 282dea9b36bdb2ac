import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { MessageNotSent, neverReached, refuseInsideTransaction } from './message-not-sent.ts';
import type { Outlet } from './outlet.ts';

/** Sends mail; throws MessageNotSent. Never called inside a transaction. */
export interface Mail {
  readonly send: (message: { to: string; subject: string; text: string }) => Promise<void>;
}

/** An SMTP server by configuration, else the demo's outlet. */
export function createMail(config: Config, outlet: Outlet): Mail {
  return config.smtp === undefined ? outletMail(outlet) : smtpMail(config.smtp);
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
export function smtpMail({ url, from }: { url: string; from: string }): Mail {
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
        await transport.sendMail({ from, to, subject, text });
      } catch (error) {
        // The server's own words may hold the address: only its code is reported.
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
        throw new MessageNotSent(`The mail server did not take a message (${code}).`, { surely: neverReached(error) });
      }
    },
  };
}
