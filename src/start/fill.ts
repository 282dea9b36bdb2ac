import { configOrExit, exitWith } from './in-words.ts';
import { openShop } from '#platform/open-shop.ts';
import { embeddedTemplate } from './program-database.ts';
import { fillDemoShop } from '#demo/fill/fill-demo-shop.ts';

/**
 * Seeds the demo shop and exits. It is a separate process, because generating and writing everything takes some 200 MB that the serving process would
 * never release.
 */
// The parent process is gone, however it ended: this one would otherwise continue and lock the data folder against the next start.
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
