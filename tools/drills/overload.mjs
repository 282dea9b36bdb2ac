export const drill = {
  what: 'Lets 2,000 connections search at once while customers buy, and prints how long each waits',
  files: ['--project=postgres', 'src/start/overload.test.ts'],
  settings: { OVERLOAD_SEARCHES: '2000' },
  rounds: 3,
};
