import type { AddressInfo } from 'node:net';
import { movableClock } from '#platform/clock.ts';
import { recordOf } from '../outbound.ts';
import { DemoCardLedger } from '#demo/gateways/card/demo-card-ledger.ts';
import { demoCardProvider } from '#demo/gateways/card/demo-card-provider.ts';

/** A running fake card provider, and the environment variables of a shop that uses it. */
export interface ReadyCardProvider {
  readonly url: string;
  readonly environment: Record<'CARD_PROVIDER_URL' | 'CARD_PROVIDER_KEY' | 'CARD_PROVIDER_PUBLIC_KEY', string>;
  readonly clock: ReturnType<typeof movableClock>;
  /** The provider's records. */
  readonly ledger: DemoCardLedger;
  /** Submits a card like a browser; returns the provider's response. */
  readonly hand: (
    card?: Record<string, unknown>,
  ) => Promise<{ status: number; body: Readonly<Record<string, unknown>> }>;
  /** The same for an accepted card; returns what the browser sends on to the shop. */
  readonly tokenOf: (number: string) => Promise<{ token: string; last_four: string }>;
  /** Visits the page of a charge like a browser, to pay, leave or be redirected; returns the redirect. */
  readonly visit: (address: string, choice?: 'pay' | 'leave') => Promise<string>;
  readonly close: () => Promise<void>;
}

const key = 'sk_test';
const publicKey = 'pk_test';

/** Starts the demo card provider for tests, on its own port. */
export async function cardProviderReady(now: Date): Promise<ReadyCardProvider> {
  const clock = movableClock(now);
  const ledger = new DemoCardLedger(clock);
  const app = demoCardProvider({ clock, ledger, key, publicKey, silentMilliseconds: 10_000 });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const hand: ReadyCardProvider['hand'] = async (card = {}) => {
    const answer = await fetch(`${url}/v1/tokens`, {
      method: 'POST',
      headers: { authorization: `Bearer ${publicKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        number: '6104330000000003',
        holder: 'سارا محمدی',
        expiry_year: 1407,
        expiry_month: 3,
        cvv2: '123',
        ...card,
      }),
    });
    return { status: answer.status, body: recordOf(await answer.json()) };
  };
  return {
    url,
    environment: { CARD_PROVIDER_URL: url, CARD_PROVIDER_KEY: key, CARD_PROVIDER_PUBLIC_KEY: publicKey },
    clock,
    ledger,
    hand,
    tokenOf: async (number) => {
      const { body } = await hand({ number });
      return { token: String(body.token), last_four: String(body.last_four) };
    },
    visit: async (address, choice) => {
      const answer = await fetch(address, {
        method: choice === undefined ? 'GET' : 'POST',
        redirect: 'manual',
        ...(choice === undefined
          ? {}
          : { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: `choice=${choice}` }),
      });
      return answer.headers.get('location') ?? '';
    },
    close: () => app.close(),
  };
}
