import './node-version.mjs';
import { packagesReady } from './packages.mjs';
import { needed, runSteps } from './run-steps.mjs';
import { boundaries, format, lint, statements, tests, types } from './steps.mjs';

await runSteps([
  ['packages', needed(packagesReady)],
  ['types', types],
  ['format', format],
  ['lint', lint],
  ['boundaries', boundaries],
  ['statements', statements],
  ['rules', () => tests({ only: ['.rules.test.', 'src/shared/', 'tools/'] })],
]);
