import './node-version.mjs';
import { chromiumReady } from './chromium.mjs';
import { packagesReady } from './packages.mjs';
import { ahead, needed, runSteps } from './steps/run-steps.mjs';
import { boundaries, build, format, journeys, lint, pageTypes, statements, tests } from './steps/steps.mjs';

await runSteps([
  ['packages', needed(packagesReady)],
  ['a browser', ahead(chromiumReady)],
  ["pages' types", needed(pageTypes)],
  // The longest first: it occupies one core while the others run the rest.
  [
    ['build', needed(build)],
    ['lint and types', lint],
    ['format', format],
    ['boundaries', boundaries],
    ['statements', statements],
  ],
  ['rules, calls and races', tests()],
  ['browser journeys', journeys],
]);
