export const drill = {
  what: 'Kills the shop while it writes a table of products, which goes on with the next line',
  files: ['src/start/killed-import.test.ts'],
  settings: { TEST_DATABASES: 'both' },
  rounds: 3,
};
