/** Interrupted operations, on either database: `npm test` covers the parts they are based on. */
export const drill = {
  what: 'Takes the database, a replica, the bucket and the time to end from a shop, and breaks off its backups, restores and filling',
  files: [
    'src/start/answers-while-away.test.ts',
    'src/start/broken-off-restore.test.ts',
    'src/start/damaged-backup.test.ts',
    'src/start/files-in-bucket.test.ts',
    'src/start/outlived-stop.test.ts',
    'src/platform/database/replicas/replicas.test.ts',
    'src/platform/jobs/queue-away.test.ts',
    'demo/fill/interrupted-fill.test.ts',
  ],
  rounds: 1,
};
