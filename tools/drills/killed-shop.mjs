import { needed } from '../steps/run-steps.mjs';
import { build, tests } from '../steps/steps.mjs';

const databases = { TEST_DATABASES: 'both' };

export const drill = {
  what: 'Kills the shop 20 times on each kind of database under 20 buyers, looks for each order that it had acknowledged, and prints how soon it was back',
  rounds: 1,
  steps: [
    ['build', needed(build)],
    ...['postgres', 'embedded'].map((kind) => [
      `on ${kind}`,
      tests(`--project=${kind}`, 'src/start/killed-under-load.test.ts'),
    ]),
    [
      'its parts',
      (run) =>
        tests(
          'src/start/crash.test.ts',
          'src/platform/database/embedded/embedded-database.test.ts',
        )((script, args, env) => run(script, args, { ...databases, ...env })),
    ],
  ],
};
