import { configOrExit, exitWith } from './in-words.ts';
import { openShop } from '#platform/open-shop.ts';
import { embeddedTemplate } from './program-database.ts';
import { fillDemoShop } from '#demo/fill/fill-demo-shop.ts';

/**
 * Fills the demo shop in and ends. A process of its own, because drawing and writing it all takes some 200 MB that the
 * process that serves the shop afterwards would never give back.
 */
// Whoever waits for it is gone, however that ended: alone it would go on and hold the data folder against the next start.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
try {
  const opened = await openShop(configOrExit(), { templateFile: embeddedTemplate });
  try {
    if (opened.shop.config.demoProducts === 'full') {
      process.stdout.write('Filling the demo shop, once; this takes up to a minute …\n');
      await fillDemoShop(opened.shop);
    }
  } finally {
    await opened.close();
  }
} catch (error) {
  exitWith(error);
}
