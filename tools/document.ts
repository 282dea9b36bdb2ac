import { writeFileSync } from 'node:fs';
import { describedCalls } from '#testing/described-calls.ts';

/** Writes the document of all calls, as `/api/openapi.json` answers it, to the file that is named. */
const [, , file] = process.argv;
if (file === undefined) throw new Error('Name the file that the document is written to.');
writeFileSync(file, JSON.stringify(describedCalls().document));
process.exit(0);
