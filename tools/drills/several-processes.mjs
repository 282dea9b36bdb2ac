import { spawnSync } from 'node:child_process';
import { needed } from '../steps/run-steps.mjs';
import { build, tests } from '../steps/steps.mjs';

export const drill = {
  what: 'Two web processes, a worker, a replica, a bucket and, where it is installed, PgBouncer: trades for ten minutes and kills one of them a minute',
  rounds: 1,
  steps: [
    ['build', needed(build)],
    [
      'trade',
      (run) => {
        const isPooled = spawnSync('pgbouncer', ['--version']).error === undefined;
        if (!isPooled) console.log('PgBouncer is not on the PATH: the processes reach PostgreSQL without it.');
        const settings = isPooled ? { TEST_POOLER: 'pgbouncer' } : {};
        return tests(
          '--project=postgres',
          'src/start/several-processes.test.ts',
        )((script, args, env) => run(script, args, { ...settings, ...env }));
      },
    ],
  ],
};
