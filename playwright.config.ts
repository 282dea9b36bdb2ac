import { defineConfig } from '@playwright/test';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launching } from './e2e/launching.ts';
import { findPageDrawer } from './tools/chromium.mjs';

const slowdown = Number(process.env['BROWSER_SLOWDOWN'] ?? 1);
const port = Number(process.env['E2E_PORT'] ?? 4173);
const address = `http://127.0.0.1:${port}`;
// The workers load this file again and must find the same folder; the shop makes it.
const dataDir = (process.env['E2E_DATA_DIR'] ??= path.join(tmpdir(), `hojreh-e2e-${process.pid}-${Date.now()}`));

// `npm test` leaves out what a drill runs: onPhoneAsDrill in e2e/steps.ts says what that is.
const otherThan = (screen: string) => new RegExp(process.env['DRILL'] === 'yes' ? screen : `${screen}|@drill`);

// What imitates a graphics card costs a page a sixth of its processor time where there is none.
const drawer = launching(findPageDrawer());

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  // A journey waits for answers and for frames a third of its time: three at once on two cores take a fifth less than two, and four no less than three.
  workers: 3,
  // What passes only then is reported as flaky, by name, and is to be mended.
  retries: 1,
  // Where the shop itself is broken every journey would wait its minute, twice.
  maxFailures: 30,
  forbidOnly: true,
  timeout: 90_000 * slowdown,
  expect: { timeout: 10_000 * slowdown },
  reporter: 'list',
  use: {
    baseURL: address,
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    // A worker answers for itself: what a journey plants in a page's calls would not reach it. Journeys without a network allow it.
    serviceWorkers: 'block',
    // Recording costs a journey a third of its time: only its second try is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { ...drawer, args: [...drawer.args, '--disable-gpu'] },
  },
  projects: [
    // A journey that is the same on every screen is tagged for one of them.
    {
      name: 'phone',
      grepInvert: otherThan('@desktop'),
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
    { name: 'desktop', grepInvert: otherThan('@phone'), use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: 'exec node e2e/demo-shop.mjs',
    url: `${address}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      SHOP_MODE: 'demo',
      PORT: String(port),
      PUBLIC_URL: address,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'debug',
      PASSWORD_HASHING: 'cheap',
      // Every journey comes from one address.
      OTP_SENDS_PER_ADDRESS_AND_MINUTE: '10000',
      OTP_WRONG_TRIES_PER_ADDRESS_AND_HOUR: '10000',
      SIGN_IN_WRONG_TRIES_PER_ADDRESS: '10000',
    },
  },
});
