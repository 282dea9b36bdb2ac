import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { startAfterPaint } from './start-after-paint.ts';

const start = {
  list: '/assets/manifest-1.js',
  routes: [
    ['root', '/assets/root-1.js'],
    ['/home', '/assets/home-page-1.js'],
  ],
  entry: '/assets/entry.client-1.js',
  all: ['/assets/manifest-1.js', '/assets/root-1.js', '/assets/home-page-1.js', '/assets/framework-1.js'],
} as const;

const rendered = [
  '<head><link rel="modulepreload" href="/assets/root-1.js"/><link rel="preload" href="/a.woff2"/></head><p>$& costs $1</p>',
  '<script type="module" async="">import "/assets/manifest-1.js";\nimport("/assets/entry.client-1.js");</script>',
].join('');

interface Image {
  complete: boolean;
  onload?: () => void;
}

/** Runs the start script in a browser whose frames and timers are advanced manually. */
function inBrowser({
  hidden = false,
  image = null,
  skeleton = false,
}: {
  hidden?: boolean;
  image?: Image | null;
  skeleton?: boolean;
}) {
  const html = startAfterPaint(rendered, start);
  const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  const fetched: string[] = [];
  const timers: { after: number | undefined; run: () => void }[] = [];
  const frames: (() => void)[] = [];
  const window: { earlyPresses?: { pressed: Set<unknown> }; installPrompt?: unknown } = {};
  let announce: (event: { preventDefault: () => void }) => void = () => undefined;
  let collect: (event: unknown) => void = () => undefined;
  runInNewContext(script.replaceAll('import(', 'imported('), {
    imported: async (address: string) => {
      fetched.push(address);
    },
    window,
    history: { state: null },
    addEventListener: (name: string, listener: typeof announce) => {
      if (name !== 'popstate') announce = listener;
    },
    Set,
    requestAnimationFrame: (run: () => void) => frames.push(run),
    setTimeout: (run: () => void, after?: number) => timers.push({ after, run }),
    document: {
      hidden,
      addEventListener: (_: string, listener: (event: unknown) => void) => (collect = listener),
      querySelector: (selector: string) => (selector.startsWith('img') ? image : skeleton ? {} : null),
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => fetched.push(href) },
    },
  });
  return {
    fetched,
    press: (button: unknown) => {
      collect({ target: { closest: () => button } });
      return [...(window.earlyPresses?.pressed ?? [])];
    },
    announced: () => {
      const event = { preventDefault: vi.fn() };
      announce(event);
      return { event, held: window.installPrompt };
    },
    frame: () => {
      for (const run of frames.splice(0)) run();
      for (const { run } of timers.filter(({ after }) => after === undefined)) run();
    },
    time: () => {
      for (const { after, run } of timers) if (after !== undefined) run();
    },
  };
}

test('the document itself fetches only what is visible, and its text stays', () => {
  const html = startAfterPaint(rendered, start);
  expect(html).not.toContain('rel="modulepreload" href');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('<link rel="preload" href="/a.woff2"/>');
  expect(html).toContain('<p>$& costs $1</p>');
});

test('all scripts are loaded at once after the first frame', () => {
  const page = inBrowser({});
  expect(page.fetched).toEqual([]);
  page.frame();
  expect(page.fetched.slice(0, start.all.length)).toEqual(start.all);
  expect(page.fetched.slice(start.all.length)).toEqual(['/assets/root-1.js', '/assets/home-page-1.js', start.list]);
});

test('they wait for the largest image, but not indefinitely', () => {
  const image: Image = { complete: false };
  const page = inBrowser({ image });
  page.frame();
  expect(page.fetched).toEqual([]);
  image.onload?.();
  page.frame();
  expect(page.fetched).not.toEqual([]);

  const broken = inBrowser({ image: { complete: false } });
  broken.time();
  expect(broken.fetched).not.toEqual([]);
});

test('they load once, whichever trigger is first', () => {
  const page = inBrowser({ image: { complete: true } });
  page.frame();
  const { length } = page.fetched;
  page.time();
  expect(page.fetched).toHaveLength(length);
});

test('a hidden page starts at once', () => {
  expect(inBrowser({ hidden: true }).fetched).not.toEqual([]);
});

test('a page with a skeleton starts at once, unless an image is loading', () => {
  expect(inBrowser({ skeleton: true }).fetched).not.toEqual([]);
  expect(inBrowser({ skeleton: true, image: { complete: false } }).fetched).toEqual([]);
});

test('presses before the scripts load are collected, each element once', () => {
  const page = inBrowser({ image: { complete: false } });
  expect([page.press('heart'), page.press(null), page.press('menu'), page.press('heart')].at(-1)).toEqual([
    'heart',
    'menu',
  ]);
});

test("an install prompt before the scripts load is held, and the browser's own is suppressed", () => {
  const { event, held } = inBrowser({ image: { complete: false } }).announced();
  expect(held).toBe(event);
  expect(event.preventDefault).toHaveBeenCalledOnce();
});

test('a router that writes its start script differently is detected', () => {
  expect(() => startAfterPaint('<p></p>', start)).toThrow('no start script');
});
