import { configOrExit, exitWith } from './in-words.ts';
import { restore } from './restoring.ts';

await restore(configOrExit(), { folder: process.argv[2], id: process.argv[3] }, (sentence) => {
  process.stdout.write(`${sentence}\n`);
}).catch(exitWith);
