import type { Language } from '#shared/language.ts';
import { showMobile } from '#shared/commerce/phone.ts';
import type { Config } from '../config.ts';
import { boundedText } from './bounded-answer.ts';
import { Breaker, ServiceAway } from './breaker.ts';
import type { Log } from '../log.ts';
import { MessageNotSent, neverReached, refuseInsideTransaction } from './message-not-sent.ts';
import type { Outlet } from './outlet.ts';
import type { ShopIdentity } from '../shop-identity.ts';

export { MessageNotSent } from './message-not-sent.ts';

/** Sends text messages to phones (`+989xxxxxxxxx`); throws {@link MessageNotSent}. Never called inside a transaction. */
export interface Sms {
  /** Sends a code of four digits, by a template if the provider requires one. */
  readonly sendCode: (message: { to: string; code: string; language: Language }) => Promise<void>;
  readonly send: (message: { to: string; text: string }) => Promise<void>;
}

/** Uses Kavenegar if configured, otherwise the demo's outlet. */
export function createSms(config: Config, outlet: Outlet, identity: ShopIdentity, log: Log): Sms {
  return config.kavenegar === undefined ? outletSms(outlet, identity) : kavenegarSms(config.kavenegar, { log });
}

function outletSms(outlet: Outlet, identity: ShopIdentity): Sms {
  const keep = (to: string, text: string) => {
    refuseInsideTransaction();
    return outlet.keep({ to, channel: 'sms', text });
  };
  return {
    sendCode: async ({ to, code, language }) => keep(to, codeText(code, identity.name[language], language)),
    send: async ({ to, text }) => keep(to, text),
  };
}

function codeText(code: string, shop: string, language: Language): string {
  return language === 'fa'
    ? `${shop}\nکد تأیید شما: ${code}\nاین کد را به کسی نگویید.`
    : `${shop}\nYour code: ${code}\nTell it to nobody.`;
}

const timeoutMs = 5_000;

/**
 * Kavenegar's web service: codes by `verify/lookup` with an approved template whose `%token` is the code, other texts by `sms/send`. A template that
 * ends in `@shop.example #%token` lets browsers fill in the code automatically (WebOTP).
 */
export function kavenegarSms(
  account: { apiKey: string; template: string },
  given: { baseAddress?: string; timeoutMs?: number; log?: Log } = {},
): Sms {
  const base = `${given.baseAddress ?? 'https://api.kavenegar.com'}/v1/${encodeURIComponent(account.apiKey)}`;
  const breaker = new Breaker({ service: 'Kavenegar', log: given.log });
  const call = (path: string, fields: Record<string, string>) =>
    post(`${base}/${path}.json`, fields, { timeout: given.timeoutMs ?? timeoutMs, breaker });
  return {
    sendCode: async ({ to, code }) => {
      await call('verify/lookup', { receptor: showMobile(to), token: code, template: account.template });
    },
    send: async ({ to, text }) => {
      await call('sms/send', { receptor: showMobile(to), message: text });
    },
  };
}

/** The URL contains the API key and the fields contain the code, so an error includes neither, nor its cause. */
async function post(
  address: string,
  fields: Record<string, string>,
  { timeout, breaker }: { timeout: number; breaker: Breaker },
): Promise<void> {
  refuseInsideTransaction();
  let status: number;
  try {
    status = await breaker.run(async () => {
      const answer = await fetch(address, {
        method: 'POST',
        body: new URLSearchParams(fields),
        // Its URL contains the API key.
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      if (answer.ok) return statusIn(JSON.parse(await boundedText(answer)));
      await answer.body?.cancel();
      return answer.status;
    });
  } catch (error) {
    if (error instanceof ServiceAway) throw new MessageNotSent(error.message, { surely: true });
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    throw new MessageNotSent(
      timedOut ? `Kavenegar did not answer within ${timeout} ms.` : 'Kavenegar could not be reached or understood.',
      { surely: neverReached(error) },
    );
  }
  if (status !== 200)
    throw new MessageNotSent(`Kavenegar refused the message with status ${status}.`, { surely: true });
}

/** Returns the status in the response body; the HTTP status may be 200 for a refused message. */
function statusIn(answer: unknown): number {
  const { return: result } = answer as { return: { status: number } };
  return result.status;
}
