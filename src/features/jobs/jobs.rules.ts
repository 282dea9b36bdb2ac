import type { Refusal } from '#shared/contract/refusal.ts';

/** The status of a job: waiting, in progress, or one of three final ones. */
export const jobStatuses = ['waiting', 'working', 'done', 'failed', 'cancelled'] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** The outcome of an item of a bulk job: `skipped` needed no change, `failed` was refused and is unchanged. */
export const itemOutcomes = ['done', 'skipped', 'failed'] as const;
export type ItemOutcomeName = (typeof itemOutcomes)[number];

/** The number of items of a bulk job that were done, created (a subset of done), skipped and failed. */
export type OutcomeCounts = Readonly<Record<ItemOutcomeName | 'added', number>>;

/** The bilingual error of a failed item, as in a refusal. */
export type ItemProblem = Readonly<Required<Pick<Refusal, 'message' | 'errors'>>>;

/** The kinds of jobs. */
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

/** Jobs that apply the same operation to many items: their result is the outcome of each, also where they ended early. */
export type BulkKind = Exclude<JobKindName, ExportKind>;
export const isBulk = (kind: JobKindName): kind is BulkKind => !kind.endsWith('-export');

/** The maximum number of unfinished jobs per caller. */
export const maxJobsUnderWay = 5;

/** Days for which a job and its result are stored after its end. */
export const jobDays = 2;

/** The maximum number of items of a bulk job; more than a hundred are too many for one synchronous request. */
export const maxJobItems = 2_000;
