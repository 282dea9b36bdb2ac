export const drill = {
  what: 'Kills the shop while it takes orders, and looks for each that it had acknowledged',
  files: ['src/start/crash.test.ts', 'src/platform/database/embedded/embedded-database.test.ts'],
  settings: { TEST_DATABASES: 'both' },
  rounds: 5,
};
