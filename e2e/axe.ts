import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** A violation found by axe, with the elements concerned. */
export interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The axe options: violations only, since listing passes as well takes as long again, and no preloading of third-party files. */
const violationsAlone = { resultTypes: ['violations' as const], preload: false };

/**
 * Runs axe in the open page, by all rules or by the named ones. The script is injected into a document once: the Playwright adapter injects it for
 * each run and each frame, which took three times as long as the run itself (3.4 to 4.4 s against 0.6 to 1.3 s a page on a busy machine). The shop's
 * pages have no frames.
 */
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<readonly Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: { run: (options: object) => Promise<{ violations: Violation[] }> } };
      const { violations } = await axe.run(options);
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }));
    },
    { ...violationsAlone, ...(rules === undefined ? {} : { runOnly: [...rules] }) },
  );
}
