import { chromiumReady } from './chromium.mjs';
import { ready } from './ready.mjs';
import { ahead, needed, runSteps } from './run-steps.mjs';
import { boundaries, format, journeys, lint, tests, types } from './steps.mjs';

await runSteps([
  ['packages and build', needed(ready)],
  ['a browser', ahead(chromiumReady)],
  ['types', types],
  ['format', format],
  ['lint', lint],
  ['boundaries', boundaries],
  ['rules, calls and races', tests],
  ['browser journeys', journeys],
]);
