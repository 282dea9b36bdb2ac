import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { shapeOf, type Document } from '#platform/http/document/changes/contract-changes.ts';
import { describedCalls } from '#testing/described-calls.ts';
import packageJson from '../../package.json' with { type: 'json' };

/** `npm run contracts:release`: stores the current calls as those of the release in package.json; the developers' page compares against it. */
const file = path.join(import.meta.dirname, '../../src/platform/http/document/changes/released-calls.json');
const { document } = JSON.parse(JSON.stringify(describedCalls())) as { document: Document };
writeFileSync(file, `${JSON.stringify({ version: packageJson.version, shape: shapeOf(document) }, null, 1)}\n`);
console.log(`Stored the calls of ${packageJson.version}.`);
process.exit(0);
