import type { Job } from '#platform/jobs.ts';

/** Every background job of the shop. */
export const jobs: readonly Job[] = [];
