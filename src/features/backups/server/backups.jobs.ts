import { scheduledJob } from '#platform/jobs/jobs.ts';
import { makeNightlyBackup } from './backups.service.ts';

/** At a quarter to three in Tehran, when fewest buy. */
export const backupsJobs = [scheduledJob('back-up', '15 23 * * *', makeNightlyBackup)];
