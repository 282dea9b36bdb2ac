import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { openDemoShop } from './demo-shop.ts';
import { modes, takeImages, type Errand } from './images.ts';
import { screensOf } from './screens.ts';
import { drawSheet } from './sheet.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '360,768,1280' },
    languages: { type: 'string', default: 'fa,en' },
    out: { type: 'string', default: 'screenshots' },
    full: { type: 'boolean', default: false },
    url: { type: 'string' },
  },
});
const widths = values.widths.split(',').map(Number);
const languages = values.languages.split(',');
const only = values.only === '' ? null : values.only.split(',');

const startedAt = performance.now();
const dataDir = await mkdtemp(path.join(tmpdir(), 'hojreh-screenshots-'));
const shop = await openDemoShop(dataDir, values.url);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const wanted = (await screensOf(shop)).filter(
    ({ name, address }) => only === null || only.includes(name) || only.includes(address),
  );
  await rm(values.out, { recursive: true, force: true });
  await mkdir(values.out, { recursive: true });
  const errands: Errand[] = languages.flatMap((language) =>
    widths.flatMap((width) =>
      wanted
        .filter(({ fromWidth = 0, toWidth = Infinity }) => fromWidth <= width && width <= toWidth)
        .map((one) => ({ ...one, language, width })),
    ),
  );
  console.log(`${errands.length} screens, each in ${modes.length} looks …`);
  const errors = await takeImages(browser, {
    shop,
    errands,
    folder: values.out,
    full: values.full,
    atOnce: Math.min(4, availableParallelism()),
  });
  for (const look of modes) await drawSheet({ folder: values.out, look, screens: wanted, languages, widths });
  for (const error of errors) console.log(error);
  console.log(`Look at ${values.out}/sheet-*.webp (${((performance.now() - startedAt) / 1000).toFixed(0)} s).`);
} finally {
  await browser.close();
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
}
