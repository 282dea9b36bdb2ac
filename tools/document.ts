import { writeFileSync } from 'node:fs';
import { describedCalls } from '#testing/described-calls.ts';

/** Writes the document of all calls, as `/api/openapi.json` returns it, to the given file. */
const [, , file] = process.argv;
if (file === undefined) throw new Error('Name the file that the document is written to.');
writeFileSync(file, JSON.stringify(describedCalls().document));
process.exit(0);
