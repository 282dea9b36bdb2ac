import type { Refusal } from '#shared/contract/refusal.ts';

/** Where a job stands: it waits for a process, is worked on, or has ended in one of three ways. */
export const jobStatuses = ['waiting', 'working', 'done', 'failed', 'cancelled'] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** What became of an item of a bulk job: `skipped` was so already, `failed` was refused and is as it was. */
export const itemOutcomes = ['done', 'skipped', 'failed'] as const;
export type ItemOutcomeName = (typeof itemOutcomes)[number];

/** How many items of a bulk job were done, made something new of those, were so already, and were refused. */
export type OutcomeCounts = Readonly<Record<ItemOutcomeName | 'added', number>>;

/** Why an item failed, in both languages, as a refusal says it. */
export type ItemProblem = Readonly<Required<Pick<Refusal, 'message' | 'errors'>>>;

/** What can be requested as a job. */
export const jobKinds = [
  'orders-export',
  'products-export',
  'customers-export',
  'stock-movements-export',
  'events-export',
  'stock-bulk-move',
  'variants-bulk-reprice',
  'products-import',
] as const;
export type JobKindName = (typeof jobKinds)[number];

/** Jobs whose result is a file. */
export type ExportKind = Extract<JobKindName, `${string}-export`>;

/** Jobs that do the same with many items: their result is what became of each, also where they ended early. */
export type BulkKind = Exclude<JobKindName, ExportKind>;
export const isBulk = (kind: JobKindName): kind is BulkKind => !kind.endsWith('-export');

/** How many jobs one caller may have under way at once. */
export const maxJobsUnderWay = 5;

/** For how many days a job and its result are stored after it ended. */
export const jobDays = 2;

/** How many items a bulk job takes; above a hundred they are too many for one answer. */
export const maxJobItems = 2_000;
