import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** What is read of a finding of the engine. */
interface Finding {
  readonly ruleId: string;
  readonly value: readonly [kind: string, outcome: string];
  readonly snippet: string;
  readonly message: string;
}

/** The file of the engine in a browser, which `npm run drill -- outside-checkers` brings; without it nothing is looked at. */
const file = process.env['SECOND_ENGINE'];
let source: string | undefined;

/** What the standard allows and this engine advises against. */
const notOurs: readonly string[] = [
  // A switch stands at the end of its line as it does in every phone's settings; its rule is about boxes to tick.
  'input_label_after',
  // The box of a row to mark bears its name itself; the label around it is where a finger may press.
  'label_content_exists',
];

/** Stores the page that is open and its document for the W3C's checker, where the drill has named a folder. */
export async function storeForChecker(page: Page, who: string, document: string): Promise<void> {
  const folder = process.env['PAGES_FOLDER'];
  if (folder === undefined) return;
  const name = `${who} ${new URL(page.url()).pathname}`.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 100);
  writeFileSync(path.join(folder, `${name}.document.html`), document);
  writeFileSync(path.join(folder, `${name}.html`), await page.content());
}

/** What a second engine of accessibility finds in the page that is open, each finding once: violations alone, no questions to a person. */
export async function secondEngineErrors(page: Page): Promise<string[]> {
  if (file === undefined) return [];
  source ??= readFileSync(file, 'utf8');
  await page.evaluate(source);
  const findings = await page.evaluate(async () => {
    // It takes a field in a closed part for one that is hidden by mistake; open, it is looked at as it is used.
    const closed = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const part of closed) part.open = true;
    const { ace } = globalThis as unknown as {
      ace: { Checker: new () => { check: (of: Document, policies: string[]) => Promise<{ results: Finding[] }> } };
    };
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    for (const part of closed) part.open = false;
    return results
      .filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, message, snippet }) => ({ ruleId, message, snippet }));
  });
  const found = findings
    .filter(({ ruleId }) => !notOurs.includes(ruleId))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} at ${snippet.slice(0, 140)}`);
  return [...new Set(found)];
}
