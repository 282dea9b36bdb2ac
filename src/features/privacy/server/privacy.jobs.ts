import { eventJob, type Job } from '#platform/jobs/jobs.ts';
import { renewWords } from './renew-words.ts';

export const privacyJobs: readonly Job[] = [
  eventJob('renew-words', 'customer.renamed', (shop, { customerId }) => renewWords(shop, customerId)),
];
