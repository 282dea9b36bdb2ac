import { chromiumReady } from './chromium.mjs';
import { ready } from './ready.mjs';
import { ahead, needed, runSteps } from './run-steps.mjs';
import { boundaries, format, journeys, lint, statements, tests, types } from './steps.mjs';

await runSteps([
  ['packages and build', needed(ready)],
  ['a browser', ahead(chromiumReady)],
  ['types', types],
  ['format', format],
  ['lint', lint],
  ['boundaries', boundaries],
  ['statements', statements],
  ['rules, calls and races', tests],
  ['browser journeys', journeys],
]);
