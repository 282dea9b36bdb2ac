import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { packageApart } from '../package-apart.mjs';
import { bin, root } from '../project.mjs';
import { build, journeysOf } from '../steps/steps.mjs';

/*
 * The journeys check every page with axe and html-validate. This drill checks the same pages, for the same roles and screens, with two independent
 * tools: IBM's accessibility engine (22 MB) and the W3C's document checker (32 MB, needs Java). The tests lint the document of all calls with
 * Redocly; this drill lints it with Spectral (126 packages) as well.
 */
const engine = { name: 'accessibility-checker-engine', version: '4.0.34', file: 'ace.js' };
const checker = { name: 'vnu-jar', version: '26.9.27', file: 'build/dist/vnu.jar' };
const linter = { name: '@stoplight/spectral-cli', version: '6.16.3', file: 'dist/index.js' };
/** Spectral's recommended rules; the closing slashes are prescribed by the specification. */
const rulesOfLinter = { extends: [['spectral:oas', 'recommended']], rules: { 'path-keys-no-trailing-slash': 'off' } };
/** The folder in which the journeys store the pages to check. */
let pages;

/** Findings of the checker that do not apply to this shop, each with its reason. */
const notOurs = [
  // Its CSS parser is older than current browsers.
  'CSS: .*',
  // A table that stacks on a phone is laid out as blocks, for which Safari drops the roles of its rows and cells: they are declared explicitly.
  'The “role” attribute must not be used on a “t[dhr]” element which has a “table” ancestor .*',
];

/** Returns each error of the stored documents once, with one page that has it and its count. */
function errorsIn(report) {
  const found = new Map();
  for (const { url, message, extract = '' } of report.messages) {
    const names = found.get(message) ?? { pages: new Set(), extract };
    names.pages.add(path.basename(url));
    found.set(message, names);
  }
  return [...found].map(
    ([message, { pages: on, extract }]) => `${message} (${on.size} pages, as ${[...on][0]}): ${extract.slice(0, 200)}`,
  );
}

async function checkDocuments() {
  const jar = await packageApart(checker);
  const files = fs.readdirSync(pages).map((file) => path.join(pages, file));
  const settings = ['--errors-only', '--format', 'json', '--filterpattern', notOurs.join('|')];
  const { error, stderr } = spawnSync('java', ['-jar', jar, ...settings, ...files], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (error) throw new Error("The W3C's checker needs Java on the PATH.");
  const names = errorsIn(JSON.parse(stderr));
  console.log(`The W3C's checker has read ${files.length} documents.`);
  fs.rmSync(pages, { recursive: true, force: true });
  return { passed: files.length > 0 && names.length === 0 ? 1 : 0, failed: names.length, skipped: 0, names };
}

/** Returns whether Spectral finds an error or a warning in the document of all calls. */
async function lintDocument(run) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hojreh-document-'));
  const [document, rules] = ['openapi.json', 'rules.json'].map((file) => path.join(folder, file));
  fs.writeFileSync(rules, JSON.stringify(rulesOfLinter));
  if ((await run(bin.tsx, ['tools/document.ts', document])) !== 0)
    throw new Error('The document could not be written.');
  const file = path.relative(root, await packageApart(linter));
  const code = await run(file, ['lint', document, '--ruleset', rules, '--fail-severity', 'hint']);
  fs.rmSync(folder, { recursive: true, force: true });
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

export const drill = {
  what: 'Has a second engine of accessibility and the W3C’s checker look at every page, for a guest, a customer, a seller and the staff, and Spectral at the document of all calls',
  rounds: 1,
  steps: [
    ['Spectral', lintDocument],
    [
      'a second engine',
      async (run) => {
        await build(run);
        pages = fs.mkdtempSync(path.join(os.tmpdir(), 'hojreh-pages-'));
        const settings = { SECOND_ENGINE: await packageApart(engine), PAGES_FOLDER: pages, EVERY_LOOK: 'yes' };
        return journeysOf(['e2e/all-pages.e2e.ts'], settings)(run);
      },
    ],
    ['the W3C’s checker', checkDocuments],
  ],
};
