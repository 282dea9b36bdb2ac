import type { Job } from '#features/jobs/jobs.contract.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import { StateBadge, type StateTone } from '#ui/feedback/state-badge.tsx';
import { productTableMessages } from './product-table.messages.ts';

const tones = {
  checking: 'going',
  checked: 'waiting',
  importing: 'going',
  imported: 'good',
  failed: 'bad',
  stopped: 'over',
} as const satisfies Readonly<Record<string, StateTone>>;

/** What is being done with a table: it is looked through, waits for a yes, is written, is through, failed, or was stopped. */
export type ImportState = keyof typeof tones;

/** Where a table stands, by its job: first a dry run, then the job that carries it out. */
export function importStateOf({ status, dry_run: dryRun }: Pick<Job, 'status' | 'dry_run'>): ImportState {
  if (status === 'failed') return 'failed';
  if (status === 'cancelled') return 'stopped';
  if (status === 'done') return dryRun ? 'checked' : 'imported';
  return dryRun ? 'checking' : 'importing';
}

/** Whether the shop is at it. */
export const isUnderWay = ({ ended_at: endedAt }: Pick<Job, 'ended_at'>): boolean => endedAt === null;

/** Where a table stands, in a word. */
export function ImportBadge({ job }: { job: Job }) {
  const t = useMessages(productTableMessages);
  const state = importStateOf(job);
  return <StateBadge tone={tones[state]}>{t[state]}</StateBadge>;
}
