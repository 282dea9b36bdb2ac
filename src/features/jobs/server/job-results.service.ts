import { Readable } from 'node:stream';
import type { Shop } from '#platform/shop.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import type { ItemOutcome } from '../jobs.contract.ts';
import { jobErrors } from '../jobs.messages.ts';
import { isBulk, type ItemOutcomeName } from '../jobs.rules.ts';
import { itemOutcomes, type ItemRow } from './job-items.store.ts';
import { hasResult, jobNotFound, whose, type JobCaller } from './jobs.service.ts';
import { jobOf } from './jobs.store.ts';

const outcomesAtOnce = 500;

interface OfCaller {
  readonly caller: JobCaller;
  readonly id: number;
  readonly language: Language;
}

/** Returns the result of a caller's job line by line: the file of an export, or the outcome of each item. */
export async function jobResult(
  shop: Shop,
  { caller, id, language }: OfCaller,
): Promise<{ readonly name: string; readonly content: Readable } | Refusal<'job-not-found' | 'job-without-result'>> {
  const [job] = await jobOf(shop, { ...whose(caller), id });
  if (job === undefined) return jobNotFound;
  const name = `${job.kind}-${id}.ndjson`;
  if (hasResult(job)) {
    if (isBulk(job.kind)) return { name, content: Readable.from(outcomes(shop, id, language)) };
    const file = job.resultFile === null ? null : await shop.files.open(job.resultFile);
    if (file !== null) return { name, content: file.content };
  }
  return refuse(
    'job-without-result',
    inBoth(jobErrors, (t) => t.withoutResult),
  );
}

async function* outcomes(shop: Shop, jobId: number, language: Language): AsyncGenerator<string> {
  for (let after = 0; ;) {
    const rows = await itemOutcomes(shop, { jobId, outcome: null, after, limit: outcomesAtOnce });
    if (rows.length > 0) yield rows.map((row) => `${JSON.stringify(outcomeOf(row, language))}\n`).join('');
    after = rows.at(-1)?.position ?? after;
    if (rows.length < outcomesAtOnce) return;
  }
}

/** Returns the item outcomes of a caller's job after a position, each with its position, whether the job has ended or not. */
export async function jobItems(
  shop: Shop,
  {
    caller,
    id,
    language,
    ...wanted
  }: OfCaller & { readonly outcome: ItemOutcomeName | null; readonly after: number; readonly limit: number },
): Promise<{ readonly position: number; readonly outcome: ItemOutcome }[] | Refusal<'job-not-found'>> {
  const [job] = await jobOf(shop, { ...whose(caller), id });
  if (job === undefined) return jobNotFound;
  const rows = await itemOutcomes(shop, { jobId: id, ...wanted });
  return rows.map((row) => ({ position: row.position, outcome: outcomeOf(row, language) }));
}

function outcomeOf({ subjectId, slug, outcome, added, code, problem }: ItemRow, language: Language): ItemOutcome {
  return {
    id: subjectId,
    slug,
    outcome,
    added,
    code,
    message: problem?.message[language] ?? null,
    errors: (problem?.errors ?? []).map(({ path, code: wrong, message }) => ({
      path,
      code: wrong,
      message: message[language],
    })),
  };
}
