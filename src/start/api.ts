import { startProcess } from './process.ts';

/** Only the calls. */
await startProcess({
  serves: 'calls',
  works: false,
  announce: (_, address) => {
    process.stdout.write(`The calls of Hojreh are answered: ${address}\n`);
  },
});
