/** Where a job stands: it waits for a process, is worked on, or has ended in one of three ways. */
export const jobStatuses = ['waiting', 'working', 'done', 'failed', 'cancelled'] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** What can be requested as a job. */
export const jobKinds = [
  'orders-export',
  'products-export',
  'customers-export',
  'stock-movements-export',
  'events-export',
  'stock-bulk-move',
  'variants-bulk-reprice',
] as const;
export type JobKindName = (typeof jobKinds)[number];

/** Jobs that do the same with many items: their result is what became of each, also where they ended early. */
export const isBulk = (kind: JobKindName): boolean => kind === 'stock-bulk-move' || kind === 'variants-bulk-reprice';

/** Jobs whose result is a file. */
export type ExportKind = Extract<JobKindName, `${string}-export`>;

/** How many jobs one caller may have under way at once. */
export const maxJobsUnderWay = 5;

/** For how many days a job and its result are stored after it ended. */
export const jobDays = 2;

/** How many items a bulk job takes; above a hundred they are too many for one answer. */
export const maxJobItems = 2_000;
