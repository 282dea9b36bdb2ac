import { randomUUID } from 'node:crypto';
import { faultPoint } from '#platform/fault-points.ts';
import type { Shop } from '#platform/shop.ts';
import { isRefusal, type Refusal } from '#shared/contract/refusal.ts';
import type { Language } from '#shared/language.ts';
import type { ExportKind, JobKindName } from '../jobs.rules.ts';
import { countDoneItems, noteItem, openItems, skipItem } from './jobs.store.ts';

/** A job that a process is at. */
export interface JobUnderWay {
  readonly id: number;
  /** Who began it. */
  readonly by: number;
  readonly input: unknown;
  /**
   * Notes how many items are done, of how many, and that this process is alive. Ends in a throw where the job was cancelled or another
   * process has it: what is thrown is not caught on the way.
   */
  readonly advance: (
    doneCount: number,
    totalCount: number | null,
    options?: { readonly resumes: boolean },
  ) => Promise<void>;
}

/** Long work that can be requested as a job: how it is done, and the file of its result. */
export interface JobKind {
  readonly name: JobKindName;
  readonly work: (shop: Shop, job: JobUnderWay) => Promise<{ readonly resultFile: string | null }>;
}

/** What an export writes: how many rows there are, and the rows part by part, each as it stands when it is read. */
export interface ExportedRows<Input> {
  readonly count: (shop: Shop, input: Input) => Promise<number>;
  readonly parts: (shop: Shop, input: Input) => AsyncIterable<readonly object[]>;
}

/**
 * An export: each row a line of JSON in a file, of which one part is in memory. One that broke off is begun anew under another name, so that no
 * file is ever half of one try and half of another.
 */
export function exportKind<Input>(name: ExportKind, { count, parts }: ExportedRows<Input>): JobKind {
  return {
    name,
    work: async (shop, { id, input, advance }) => {
      const wanted = input as Input;
      const total = await count(shop, wanted);
      await advance(0, total);
      const resultFile = `jobs/${id}-${randomUUID()}.ndjson`;
      await shop.files.receive(
        resultFile,
        (async function* () {
          let done = 0;
          for await (const part of parts(shop, wanted)) {
            if (part.length === 0) continue;
            yield Buffer.from(part.map((row) => `${JSON.stringify(row)}\n`).join(''));
            done += part.length;
            // What is placed while it is written makes it longer, never longer than done.
            await advance(done, Math.max(total, done));
            await faultPoint(shop, 'job-part-written');
          }
          await advance(done, done);
        })(),
      );
      return { resultFile };
    },
  };
}

/** How a bulk job does its work with one item. */
export interface BulkJob<Item> {
  readonly each: (
    shop: Shop,
    item: Item,
    given: { readonly by: number; readonly language: Language; readonly note: string },
  ) => Promise<'done' | 'skipped' | Refusal>;
}

/** What a bulk job is begun with beside its items. */
export interface BulkInput {
  readonly language: Language;
  readonly note: string;
}

const itemsAtOnce = 50;

/**
 * The same with many items, each by itself and in a transaction with the note of its outcome: a process that is killed did each item once or
 * not at all, and the next one goes on behind it. What is refused is as it was.
 */
export function bulkKind<Item>(name: JobKindName, { each }: BulkJob<Item>): JobKind {
  return {
    name,
    work: async (shop, { id, by, input, advance }) => {
      const given = { by, ...(input as BulkInput) };
      for (;;) {
        const [counted] = await countDoneItems(shop, { jobId: id });
        await advance(counted?.count ?? 0, null, { resumes: true });
        const open = await openItems(shop, { jobId: id, limit: itemsAtOnce });
        if (open.length === 0) return { resultFile: null };
        for (const { position, item } of open)
          await doItem(shop, { jobId: id, position, language: given.language }, () => each(shop, item as Item, given));
      }
    },
  };
}

async function doItem(
  shop: Shop,
  { jobId, position, language }: { readonly jobId: number; readonly position: number; readonly language: Language },
  attempt: () => Promise<'done' | 'skipped' | Refusal>,
): Promise<void> {
  const refused = await shop.transaction(async () => {
    const taken = await noteItem(shop, { jobId, position, outcome: 'done', code: null, message: null });
    if (taken.length === 0) return null;
    const outcome = await attempt();
    // A refusal takes the note back with what was written of the item.
    if (isRefusal(outcome)) return outcome;
    if (outcome === 'skipped') await skipItem(shop, { jobId, position });
    await faultPoint(shop, 'job-item-written');
    return null;
  });
  if (refused !== null)
    await noteItem(shop, {
      jobId,
      position,
      outcome: 'failed',
      code: refused.refusal,
      message: refused.message[language],
    });
  await faultPoint(shop, 'job-item-stored');
}
