import type { Job } from '#features/jobs/jobs.contract.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import { StateBadge, type StateTone } from '#ui/feedback/state-badge.tsx';
import { productTableMessages } from './product-table.messages.ts';

const tones = {
  checking: 'going',
  checked: 'waiting',
  empty: 'over',
  importing: 'going',
  imported: 'good',
  failed: 'bad',
  stopped: 'over',
} as const satisfies Readonly<Record<string, StateTone>>;

/** The state of a table: being checked, awaiting confirmation, nothing to write, being written, done, failed or stopped. */
export type ImportState = keyof typeof tones;

/** Returns the (expected) outcomes of the lines and the progress of writing. */
export function countsOf({ counts, total_count: total }: Pick<Job, 'counts' | 'total_count'>) {
  const { done, added, skipped: same, failed: faulty } = counts ?? { done: 0, added: 0, skipped: 0, failed: 0 };
  return { done, added, changed: done - added, same, faulty, wanted: (total ?? 0) - same - faulty };
}

/** Returns the state of a table from its job: first a dry run, then the job that applies it. */
export function importStateOf(job: Pick<Job, 'status' | 'dry_run' | 'counts' | 'total_count'>): ImportState {
  if (job.status === 'failed') return 'failed';
  if (job.status === 'cancelled') return 'stopped';
  if (job.status !== 'done') return job.dry_run ? 'checking' : 'importing';
  if (!job.dry_run) return 'imported';
  return countsOf(job).wanted === 0 ? 'empty' : 'checked';
}

/** Whether the job is still running. */
export const isUnderWay = ({ ended_at: endedAt }: Pick<Job, 'ended_at'>): boolean => endedAt === null;

/** Renders the state of a table as a badge. */
export function ImportBadge({ job }: { job: Job }) {
  const t = useMessages(productTableMessages);
  const state = importStateOf(job);
  return <StateBadge tone={tones[state]}>{t[state]}</StateBadge>;
}
