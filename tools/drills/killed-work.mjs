export const drill = {
  what: 'Kills the shop while it writes a table of products, or delivers to another program: it goes on where it was',
  files: ['src/start/killed-work.test.ts'],
  settings: { TEST_DATABASES: 'both' },
  rounds: 3,
};
