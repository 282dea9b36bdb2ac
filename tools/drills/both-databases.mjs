export const drill = {
  what: 'Runs every test of the server on PostgreSQL and on the embedded database',
  files: ['--project=postgres', '--project=embedded'],
  settings: { TEST_DATABASES: 'both' },
  rounds: 1,
};
