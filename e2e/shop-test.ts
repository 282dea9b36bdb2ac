import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { demoAccounts } from '../demo/fill/demo-accounts.ts';

/** A user who is signed in, or can sign in. */
export interface Customer {
  readonly phone: string;
  readonly tokens: { readonly access: string; readonly refresh: string };
}

interface ShopFixtures {
  /** Patterns of the console messages that the test itself causes; any other one fails the test. */
  mayLog: readonly RegExp[];
  /** The shop's API, called from outside the browser. */
  api: APIRequestContext;
  /** Creates a customer by phone and code, with a phone that nobody used before. */
  newCustomer: () => Promise<Customer>;
  /** Signs a customer in (by default a new one), with the tokens stored in the browser as the shop itself stores them. */
  signIn: (page: Page, customer?: Customer) => Promise<Customer>;
  /** Signs in a user of the demo shop: its customer, who has orders, messages and notices, or its seller. */
  demoPerson: (title: (typeof demoAccounts)[number]['title']) => Promise<Customer>;
  /** Signs in the owner of the demo shop, who may do everything that the staff may. */
  owner: () => Promise<Customer>;
  /** Returns the code last sent to the phone. */
  codeSentTo: (phone: string) => Promise<string>;
}

/** How many times slower than on this machine a page runs, as set by the drill `slow-browser`. */
const slowdown = Number(process.env['BROWSER_SLOWDOWN'] ?? 1);

export const test = base.extend<ShopFixtures>({
  mayLog: [[], { option: true }],

  page: async ({ page, mayLog }, use) => {
    const complaints = complaintsOf(page);
    await slowDown(page);
    await use(page);
    expect(complaints.filter((text) => !mayLog.some((allowed) => allowed.test(text)))).toEqual([]);
  },

  api: async ({ request }, use) => {
    await use(request);
  },

  codeSentTo: async ({ api }, use) => {
    await use(async (phone) => {
      const answer = await api.get('/api/dev/messages/', { params: { to: phone } });
      expect(answer.status(), 'GET /api/dev/messages/').toBe(200);
      const sent = (await answer.json()) as { text: string }[];
      const code = /\d{4}/.exec(sent.at(-1)?.text ?? '')?.[0];
      if (code === undefined) throw new Error(`No code was sent to ${phone}.`);
      return code;
    });
  },

  newCustomer: async ({ api, codeSentTo }, use) => {
    await use(async () => {
      const phone = unusedPhone();
      const sent = await api.post('/api/customers/send-otp/', { data: { phone } });
      expect(sent.status(), 'POST /api/customers/send-otp/').toBe(200);
      const { session_id } = (await sent.json()) as { session_id: string };
      const verified = await api.post('/api/customers/verify-otp/', {
        data: { phone, session_id, code: await codeSentTo(phone) },
      });
      expect(verified.status(), 'POST /api/customers/verify-otp/').toBe(200);
      const { tokens } = (await verified.json()) as Pick<Customer, 'tokens'>;
      return { phone, tokens };
    });
  },

  demoPerson: async ({ api }, use) => {
    await use(async (title) => {
      const account = demoAccounts.find((one) => one.title === title);
      const answer = await api.post('/api/customers/login/', {
        data: { username: account?.username, password: account?.password },
      });
      expect(answer.status(), 'POST /api/customers/login/').toBe(200);
      const { tokens } = (await answer.json()) as Pick<Customer, 'tokens'>;
      return { phone: account?.phone ?? '', tokens };
    });
  },

  owner: async ({ demoPerson }, use) => {
    await use(() => demoPerson('Owner'));
  },

  signIn: async ({ newCustomer }, use) => {
    await use(async (page, given) => {
      const customer = given ?? (await newCustomer());
      // A static file that runs no script, for when no page is open yet; a page that is already open finds the tokens as well.
      if (!page.url().startsWith('http')) await page.goto('/robots.txt');
      await page.evaluate(storeTokens, customer.tokens);
      return customer;
    });
  },
});

const setTimeout = test.setTimeout.bind(test);
/** A test's own timeout assumes this machine's unthrottled browser. */
test.setTimeout = (ms) => {
  setTimeout(ms * slowdown);
};

export { expect } from '@playwright/test';

/** Returns a mobile number that nobody used before. */
export function unusedPhone(): string {
  return `0912${String(randomInt(10_000_000)).padStart(7, '0')}`;
}

/** Throttles the CPU, as on a low-end phone: what happens between two tasks of a page is then spread out. */
async function slowDown(page: Page): Promise<void> {
  if (slowdown === 1) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Runs in the browser. */
function storeTokens({ access, refresh }: Customer['tokens']): void {
  localStorage.setItem('accessToken', access);
  localStorage.setItem('refreshToken', refresh);
}

/** Collects every error of the page's console and every uncaught exception. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    if (isRefusal(message.text(), url, page)) return;
    complaints.push(`${message.text()} (${url})`);
  });
  return complaints;
}

/** Whether an error is a 4xx, each of which Chromium logs: some tests are about refused calls and missing pages. */
function isRefusal(text: string, url: string, page: Page): boolean {
  return /^Failed to load resource: .*status of 4\d\d/.test(text) && (url.includes('/api/') || url === page.url());
}
