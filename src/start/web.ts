import { startProcess } from './process.ts';

/** Calls and pages, without the background jobs: as many of these as there are processors, on one PostgreSQL. */
await startProcess({
  serves: 'everything',
  works: false,
  announce: (_, address) => {
    process.stdout.write(`The pages of Hojreh are served: ${address}\n`);
  },
});
