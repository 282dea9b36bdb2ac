import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** The fields of an engine's finding that are read. */
interface Finding {
  readonly ruleId: string;
  readonly value: readonly [kind: string, outcome: string];
  readonly snippet: string;
  readonly message: string;
}

/** The engine's browser script, supplied by `npm run drill -- outside-checkers`; without it nothing is checked. */
const file = process.env['SECOND_ENGINE'];
let source: string | undefined;

/** Rules of this engine against what the standard allows. */
const notOurs: readonly string[] = [
  // A switch is at the end of its line, as in every phone's settings; the rule is about checkboxes.
  'input_label_after',
  // The checkbox of a row carries its own name; the label around it is only the touch target.
  'label_content_exists',
];

/** Stores the open page and its document for the W3C's checker, if the drill has set a folder. */
export async function storeForChecker(page: Page, who: string, document: string): Promise<void> {
  const folder = process.env['PAGES_FOLDER'];
  if (folder === undefined) return;
  const name = `${who} ${new URL(page.url()).pathname}`.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 100);
  writeFileSync(path.join(folder, `${name}.document.html`), document);
  writeFileSync(path.join(folder, `${name}.html`), await page.content());
}

/** Returns what a second accessibility engine finds in the open page, each finding once: violations alone, no items for manual review. */
export async function secondEngineErrors(page: Page): Promise<string[]> {
  if (file === undefined) return [];
  source ??= readFileSync(file, 'utf8');
  await page.evaluate(source);
  const findings = await page.evaluate(async () => {
    // The engine takes a field in a closed part for one hidden by mistake; opened, it is checked as it is used.
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
