export const drill = {
  what: 'Lets buyers and staff walk at random, each time another way, and checks the books',
  files: ['src/testing/random-walk.test.ts'],
  settings: { WALK_SEED: 'any' },
  rounds: 10,
};
