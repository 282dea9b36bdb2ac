import { startProcess } from './process.ts';

/** Calls and pages, without the background jobs: one such process per processor, on one PostgreSQL. */
await startProcess({
  serves: 'everything',
  works: false,
  announce: (_, address) => {
    process.stdout.write(`The pages of Hojreh are served: ${address}\n`);
  },
});
