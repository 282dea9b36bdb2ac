import { spawnSync } from 'node:child_process';
import { needed } from '../steps/run-steps.mjs';
import { build, tests } from '../steps/steps.mjs';

/** Programs from the distributions' packages, by the setting with which the processes use them. */
const around = [
  {
    program: 'caddy',
    version: 'version',
    setting: 'TEST_PROXY',
    without: 'whoever requests chooses between the processes',
  },
  {
    program: 'pgbouncer',
    version: '--version',
    setting: 'TEST_POOLER',
    without: 'the processes reach PostgreSQL without it',
  },
];

export const drill = {
  what: 'Two web processes, a worker, a replica, a bucket and, where they are installed, Caddy and PgBouncer (apt-get install caddy pgbouncer): trades for ten minutes and kills one of them a minute',
  rounds: 1,
  steps: [
    ['build', needed(build)],
    [
      'trade',
      (run) => {
        const settings = {};
        for (const { program, version, setting, without } of around) {
          if (spawnSync(program, [version]).error === undefined) settings[setting] = program;
          else console.log(`${program} is not on the PATH: ${without}.`);
        }
        return tests(
          '--project=postgres',
          'src/start/several-processes.test.ts',
        )((script, args, env) => run(script, args, { ...settings, ...env }));
      },
    ],
  ],
};
