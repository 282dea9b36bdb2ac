import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compare, foreignUses, inWords, leftOf, tableOf, type Left } from './rows.ts';

// `npx tsx tools/boundaries/check-rows.ts` checks; `--update` writes what is left, `--table` prints who uses whose rows, `--all` each use.

const root = path.resolve(import.meta.dirname, '../..');
const listFile = path.join(import.meta.dirname, 'rows-left.json');
const uses = foreignUses(root);

if (process.argv.includes('--table')) console.log(tableOf(uses));
else if (process.argv.includes('--all')) console.log(uses.map(inWords).join('\n'));
else if (process.argv.includes('--update')) writeFileSync(listFile, asJson(leftOf(uses)));
else check();

function check(): void {
  const left = existsSync(listFile) ? (JSON.parse(readFileSync(listFile, 'utf8')) as Left[]) : [];
  const { unlisted, gone } = compare(uses, left);
  for (const use of unlisted) console.error(`error rows-have-one-owner: ${inWords(use)}`);
  for (const { file, table, kind } of gone)
    console.error(`error rows-left: ${file} has fewer ${kind}s of ${table} than rows-left.json says`);
  if (unlisted.length > 0)
    console.error(
      "\nAnother feature's rows are read through a view that it exports (*.views.ts) and changed by its service: docs/decisions/0023.",
    );
  if (gone.length > 0) console.error('\nThe list only gets shorter: npx tsx tools/boundaries/check-rows.ts --update');
  if (unlisted.length + gone.length > 0) process.exitCode = 1;
  else console.log(`Rows have one owner${uses.length > 0 ? `, but for ${uses.length} references that are left` : ''}.`);
}

/** One line for each entry, so that a diff shows what was settled. */
function asJson(left: readonly Left[]): string {
  return left.length === 0 ? '[]\n' : `[\n${left.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`;
}
