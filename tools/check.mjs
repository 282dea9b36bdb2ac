import './node-version.mjs';
import { packagesReady } from './packages.mjs';
import { needed, runSteps } from './steps/run-steps.mjs';
import { boundaries, format, lint, pageTypes, statements, tests } from './steps/steps.mjs';

await runSteps([
  ['packages', needed(packagesReady)],
  ["pages' types", needed(pageTypes)],
  [
    ['lint and types', lint],
    ['format', format],
    ['boundaries', boundaries],
    ['statements', statements],
  ],
  ['rules', tests('--project=rules')],
]);
