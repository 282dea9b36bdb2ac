import { startProcess } from './process.ts';

/** Only the background jobs. */
await startProcess({
  serves: 'nothing',
  works: true,
  announce: () => {
    process.stdout.write('The jobs of Hojreh are run.\n');
  },
});
