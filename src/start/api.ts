import { startProcess } from './process.ts';

/** Serves only the calls. */
await startProcess({
  serves: 'calls',
  works: false,
  announce: (_, address) => {
    process.stdout.write(`The calls of Hojreh are answered: ${address}\n`);
  },
});
