import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { demoPages, pages } from '../src/pages.ts';
import { codeTries, resetMinutes } from '../src/features/auth/auth.rules.ts';
import { expect, test } from './shop-test.ts';
import { openOwnShop, type OwnShop } from './own-shop.ts';
import { onDesktop, onDesktopAsDrill } from './steps.ts';

/*
 * An empty production shop displays nothing but the plain texts of its screens: each sentence is from a `*.messages.ts`, and each figure or promise
 * among them is listed below with the rule or setting that it comes from.
 */

/**
 * Texts that React and the browser write themselves, examples of number formats, and the name that the page of an unknown category displays: its
 * address.
 */
const plain = new Set(['…', '*', '+98', '۹۱۲۳۴۵۶۷۸۹', '۰۹۱۲۳۴۵۶۷۸۹', '2', '3', '۲', '۳', 'HOJREH']);

/** Figures and promises that an empty shop may state, each with the rule that holds in every shop and has that figure. */
const traced: readonly (readonly [sentence: RegExp, from: string])[] = [
  [/^(3 to 30 letters|۳ تا ۳۰ حرف)/, 'form of a username (account.rules.ts)'],
  [/^(At least 8 characters|حداقل ۸ حرف)/, 'length of a password (fields.ts)'],
  [new RegExp(`(for ${resetMinutes} minutes|تا ${inPersian(resetMinutes)} دقیقه)`), 'resetMinutes (auth.rules.ts)'],
  [/^(Digit [1-4] of 4|رقم [۱-۴] از ۴)$/, `digits of a code, which has ${codeTries} tries (auth.rules.ts)`],
  [/^(0 products|۰ کالا)$/, 'how many the shop itself sells'],
  [
    /(include the tax|مالیات هم در آن‌ها حساب شده)/,
    'prices are typed with the tax of the selling terms (vat.service.ts)',
  ],
  [/^(Is this invoice genuine\?)/, 'a question, to which the page has the answer'],
  [/^Cash on delivery$/, 'name of a page, which takes no order while nothing is sold'],
  [/^(Each offer holds until|هر پیشنهاد تا پایان زمانش)/, 'how flash sales end (flash-sales.rules.ts)'],
];
const figure = /[0-9۰-۹]/;
const promise =
  /(?:easy mind|your stall|guarant|warrant|\bfree\b|cheapest|lowest|\bbest|fastest|deliver|\bhours?\b|\bdays?\b|always|never|thousand|million|refund|genuine|original|\btax\b|holds until|خیال راحت|دکان|تضمین|ضمانت|گارانتی|رایگان|ارزان|بهترین|سریع‌ترین|پرفروش|تحویل|ساعت|روزه|همیشه|هزار|میلیون|مرجوع|مالیات|برقرار است)/i;

function inPersian(number: number): string {
  return number.toLocaleString('fa-IR', { useGrouping: false });
}

/** Returns the sentences of every `*.messages.ts` and the names of places; those with a variable part as patterns. */
function wordsOfScreens(): { whole: Set<string>; patterns: RegExp[] } {
  const whole = new Set<string>();
  const patterns: RegExp[] = [];
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter(
      (file) => file.endsWith('.messages.ts') || file.startsWith('shared/iran/') || file === 'shared/language.ts',
    );
  for (const file of files.filter((one) => one.endsWith('.ts'))) {
    const text = readFileSync(path.join('src', file), 'utf8');
    for (const [, one = '', other = ''] of text.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g))
      whole.add((one || other).replace(/\\(.)/g, '$1').trim());
    for (const [, template = ''] of text.matchAll(/`([^`]*)`/g)) {
      const parts = template.split(/\$\{[^}]*\}+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      if (parts.join('').trim().length >= 2) patterns.push(new RegExp(`^${parts.join('.{0,60}').trim()}$`, 'su'));
    }
  }
  return { whole, patterns };
}

/** Returns the text of a server-rendered page that is displayed or read by a screen reader. */
function sentencesIn(html: string): string[] {
  const visible = html
    .replace(/<(script|style|noscript|svg|template)\b.*?<\/\1>/gs, '')
    .replaceAll('<!-- -->', '')
    .replace(/<!--.*?-->/gs, '');
  const found = [
    ...visible.matchAll(/<meta\b[^>]*\bname="description"[^>]*\bcontent="([^"]*)"/g),
    ...visible.matchAll(/\b(?:aria-label|placeholder|alt|title)="([^"]*)"/g),
    ...visible.matchAll(/>([^<]+)</g),
  ];
  return found.map(([, text = '']) => unescaped(text).trim()).filter((text) => text !== '');
}

const unescaped = (text: string) =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const names = { fa: 'حجره', en: 'Hojreh' } as const;

test.describe('a shop that trades and has nothing in it', onDesktop, () => {
  let shop: OwnShop;
  test.beforeAll(async () => {
    shop = await openOwnShop();
  });
  test.afterAll(() => shop.close());

  const addresses = [
    ...[...pages, ...demoPages].map(({ path }) => path).filter((path) => !path.startsWith('/admin')),
    '/admin/first-owner',
  ].map((path) => path.replace(/:\w+/g, 'hojreh'));

  for (const language of ['fa', 'en'] as const)
    test(
      `says in ${language} nothing but the words of its screens, and no figure or promise of its own`,
      language === 'fa' ? onDesktop : onDesktopAsDrill,
      async () => {
        test.setTimeout(180_000);
        const { whole, patterns } = wordsOfScreens();
        const isOfScreens = (text: string) =>
          text === names[language] || plain.has(text) || whole.has(text) || patterns.some((one) => one.test(text));
        const invented = new Map<string, string>();
        const found = new Set<string>();
        for (const address of [...addresses, '/nothing-is-here']) {
          const answer = await fetch(`${shop.address}${address}`, { headers: { cookie: `language=${language}` } });
          expect(answer.status, address).toBeLessThan(500);
          for (const text of sentencesIn(await answer.text())) {
            // The shop's name follows the page's title.
            const sentence = text.endsWith(` | ${names[language]}`) ? text.slice(0, -names[language].length - 3) : text;
            found.add(sentence);
            const isStated = figure.test(sentence) || promise.test(sentence);
            const isKnown = plain.has(sentence) || traced.some(([known]) => known.test(sentence));
            if (!isOfScreens(sentence) || (isStated && !isKnown)) invented.set(sentence, address);
          }
        }
        expect([...invented].map(([sentence, address]) => `${address}: ${sentence}`)).toEqual([]);
        // Guards against an empty walk: pages were read and sentences found.
        expect(found.size).toBeGreaterThan(250);
      },
    );

  test('gives nobody what is for the demo, nor a file that lies beside its pages', async () => {
    for (const address of [
      ...['/dev/ui', '/api/dev/messages/?to=09000000001', '/stand-in/'],
      ...['/.git/HEAD', '/.env', '/package.json', '/server/shop.js', '/build/server/shop.js', '/data/', '/assets/'],
      ...['/..%2f..%2fetc/passwd', '/files/..%2f..%2fpackage.json', '/films/%2e%2e%2fpackage.json', '/media/'],
    ]) {
      const answer = await fetch(`${shop.address}${address}`, { headers: { 'x-forwarded-for': '203.0.113.5' } });
      expect([address, answer.status]).toEqual([address, 404]);
    }
    const signIn = await fetch(`${shop.address}/api/customers/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'owner', password: 'hojreh-owner' }),
    });
    expect(signIn.status).toBe(401);
  });

  test('is described to who installs it by no more than that', async () => {
    const { whole, patterns } = wordsOfScreens();
    for (const language of ['fa', 'en'] as const) {
      const manifest = (await (await fetch(`${shop.address}/app-${language}.webmanifest`)).json()) as {
        name: string;
        description: string;
      };
      for (const text of [manifest.name, manifest.description]) {
        expect(whole.has(text) || patterns.some((one) => one.test(text)), text).toBe(true);
        expect([text, figure.test(text) || promise.test(text)]).toEqual([text, false]);
      }
    }
  });
});
