import './node-version.mjs';
import { packagesReady } from './packages.mjs';
import { needed, runSteps } from './run-steps.mjs';
import { boundaries, format, lint, pageTypes, statements, tests, types } from './steps.mjs';

await runSteps([
  ['packages', needed(packagesReady)],
  ["pages' types", needed(pageTypes)],
  [
    ['lint', lint],
    ['types', types],
    ['format', format],
    ['boundaries', boundaries],
    ['statements', statements],
  ],
  ['rules', tests('--project=rules')],
]);
