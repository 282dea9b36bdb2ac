import path from 'node:path';
import { foreignUses, inWords, tableOf } from './rows.ts';

// `npx tsx tools/boundaries/check-rows.ts` checks; `--table` prints which owner uses whose rows.

const uses = foreignUses(path.resolve(import.meta.dirname, '../..'));

if (process.argv.includes('--table')) console.log(tableOf(uses));
else {
  for (const use of uses) console.error(`error rows-have-one-owner: ${inWords(use)}`);
  if (uses.length > 0)
    console.error(
      "\nAnother feature's rows are read through a view that it exports (*.views.ts) and changed by its service: docs/decisions/0023.",
    );
  else console.log('Rows have one owner.');
  process.exitCode = uses.length > 0 ? 1 : 0;
}
