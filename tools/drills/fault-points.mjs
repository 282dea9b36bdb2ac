export const drill = {
  what: 'Kills the shop at each step of a payment at which it could lose money',
  files: ['src/start/fault-points.test.ts'],
  rounds: 3,
};
