export const drill = {
  what: 'Restarts PostgreSQL under load; everybody is answered and nothing is lost',
  files: ['src/start/database-restart.test.ts'],
  rounds: 5,
};
