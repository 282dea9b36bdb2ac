import { newsJob, type Job } from '#platform/jobs/jobs.ts';
import { renewWords } from './renew-words.ts';

export const privacyJobs: readonly Job[] = [
  newsJob('renew-words', 'customer.renamed', (shop, { customerId }) => renewWords(shop, customerId)),
];
