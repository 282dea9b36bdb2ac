export const drill = {
  what: 'Sends every call random paths, queries, headers and bodies, each time others',
  files: ['src/testing/bad-input.test.ts'],
  settings: { REQUESTS_OF_EACH_CALL: '100' },
  rounds: 3,
};
