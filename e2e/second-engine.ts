import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** What is read of a finding of the engine. */
interface Finding {
  readonly ruleId: string;
  readonly value: readonly [kind: string, outcome: string];
  readonly snippet: string;
  readonly message: string;
}

/** The file of the engine in a browser, which `npm run drill -- second-engine` brings; without it nothing is looked at. */
const file = process.env['SECOND_ENGINE'];
let source: string | undefined;

/**
 * Rules that are not about this shop: the policy of another house, and what the standard allows and this engine advises against.
 */
const notOurs: readonly string[] = [];

/** What a second engine of accessibility finds in the page that is open, each finding once: violations alone, no questions to a person. */
export async function secondEngineErrors(page: Page): Promise<string[]> {
  if (file === undefined) return [];
  source ??= readFileSync(file, 'utf8');
  await page.evaluate(source);
  const findings = await page.evaluate(async () => {
    const { ace } = globalThis as unknown as {
      ace: { Checker: new () => { check: (of: Document, policies: string[]) => Promise<{ results: Finding[] }> } };
    };
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, message, snippet }) => ({ ruleId, message, snippet }));
  });
  const found = findings
    .filter(({ ruleId }) => !notOurs.includes(ruleId))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} at ${snippet.slice(0, 140)}`);
  return [...new Set(found)];
}
