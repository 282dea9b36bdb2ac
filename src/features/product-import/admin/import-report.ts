import type { ItemOutcome, Job } from '#features/jobs/jobs.contract.ts';
import { csvText } from '#shared/csv.ts';
import { fetchFile, letKeep } from '#web/data/download.ts';
import type { productTableMessages } from './product-table.messages.ts';

type Texts = (typeof productTableMessages)['fa'];

/** Returns the outcome of every processed line as a table for a spreadsheet. */
export function reportTable(
  outcomes: readonly ItemOutcome[],
  { dry_run: dryRun }: Pick<Job, 'dry_run'>,
  t: Texts,
): string {
  const word = ({ outcome, added }: ItemOutcome) =>
    outcome === 'failed' ? t.faultyLine : outcome === 'skipped' ? t.same : added ? t.added : t.changed;
  const why = ({ message, errors }: ItemOutcome) =>
    errors.length > 0 ? errors.map((error) => `${error.path}: ${error.message}`).join(' ') : (message ?? '');
  return csvText([
    [t.lineHead, 'slug', t.outcome, t.written, t.why],
    ...outcomes.map((one) => [
      String(one.id),
      one.slug ?? '',
      word(one),
      one.outcome === 'done' && !dryRun ? t.yes : t.no,
      why(one),
    ]),
  ]);
}

/** Downloads the report of a table's job. */
export async function downloadReport(job: Job, t: Texts): Promise<void> {
  const lines = await (await fetchFile(`/api/admin/jobs/${job.id}/result.ndjson`)).text();
  const outcomes = lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ItemOutcome);
  letKeep(new Blob([reportTable(outcomes, job, t)], { type: 'text/csv;charset=utf-8' }), `import-${job.id}.csv`);
}
