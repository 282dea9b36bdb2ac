export const drill = {
  what: 'Kills the shop while it does a job, writes a table of products or delivers to another program: it goes on where it was',
  files: ['src/start/killed-work.test.ts', 'src/start/killed-jobs.test.ts'],
  settings: { TEST_DATABASES: 'both' },
  rounds: 3,
};
