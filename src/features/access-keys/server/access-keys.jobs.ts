import { eventJob, type Job } from '#platform/jobs/jobs.ts';
import { revokeKeysOfThief } from './access-keys.service.ts';

export const accessKeysJobs: readonly Job[] = [
  eventJob('revoke-keys-of-thief', 'account.taken-back', revokeKeysOfThief),
];
