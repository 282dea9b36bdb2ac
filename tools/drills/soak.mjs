import { needed } from '../run-steps.mjs';
import { build, tests } from '../steps.mjs';

/** An hour on each kind of database, unless the environment says how long. */
const { SOAK_SECONDS = '3600' } = process.env;

export const drill = {
  what: 'The demo shop trades for an hour on each kind of database; its memory, files and connections stay level',
  rounds: 1,
  steps: [
    ['build', needed(build)],
    ...['postgres', 'embedded'].map((kind) => [
      `on ${kind}`,
      (run) =>
        tests(
          `--project=${kind}`,
          'src/start/soak.test.ts',
        )((script, args, env) => run(script, args, { SOAK_SECONDS, ...env })),
    ]),
  ],
};
