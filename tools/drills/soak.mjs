import { needed } from '../steps/run-steps.mjs';
import { build, tests } from '../steps/steps.mjs';

export const drill = {
  what: 'The demo shop trades for an hour on each kind of database; its memory, files and connections stay level',
  rounds: 1,
  steps: [
    ['build', needed(build)],
    ...['postgres', 'embedded'].map((kind) => [`on ${kind}`, tests(`--project=${kind}`, 'src/start/soak.test.ts')]),
  ],
};
