import { randomUUID } from 'node:crypto';
import { faultPoint } from '#platform/fault-points.ts';
import type { Shop } from '#platform/shop.ts';
import type { ExportKind, JobKindName } from '../jobs.rules.ts';

/** A job in progress in a process. */
export interface JobUnderWay {
  readonly id: number;
  /** The account that started it. */
  readonly by: number;
  readonly input: unknown;
  /** Whether it is a dry run that only determines the outcome of each item. */
  readonly dryRun: boolean;
  /**
   * Stores the progress and extends the lease of this process. `steps` increases with progress, which resets the tries; an export starts over each
   * time and has none. Throws where the job was cancelled or taken over by another process: the caller must not catch that.
   */
  readonly advance: (doneCount: number, totalCount: number | null, steps?: number) => Promise<void>;
}

/** A kind of job: its implementation, and the file of its result. */
export interface JobKind {
  readonly name: JobKindName;
  readonly work: (shop: Shop, job: JobUnderWay) => Promise<{ readonly resultFile: string | null }>;
}

/** The rows of an export: their number, and the rows in batches, each read at the time of its batch. */
export interface ExportedRows<Input> {
  readonly count: (shop: Shop, input: Input) => Promise<number>;
  readonly parts: (shop: Shop, input: Input) => AsyncIterable<readonly object[]>;
}

/**
 * Defines an export: each row a line of JSON in a file, one batch in memory at a time. An interrupted export starts over under another file name, so
 * that no file mixes two tries.
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
            // Rows inserted meanwhile increase the total, which is never less than the number done.
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
