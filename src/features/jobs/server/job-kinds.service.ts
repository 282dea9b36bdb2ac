import { randomUUID } from 'node:crypto';
import { faultPoint } from '#platform/fault-points.ts';
import type { Shop } from '#platform/shop.ts';
import type { ExportKind, JobKindName } from '../jobs.rules.ts';

/** A job that a process is at. */
export interface JobUnderWay {
  readonly id: number;
  /** Who began it. */
  readonly by: number;
  readonly input: unknown;
  /** Whether it only says what would become of each item. */
  readonly dryRun: boolean;
  /**
   * Notes how many items are done, of how many, and that this process is alive. `steps` rises where it got on, so that it has its tries anew;
   * an export begins from nothing each time and has none. Ends in a throw where the job was cancelled or another process has it: what is
   * thrown is not caught on the way.
   */
  readonly advance: (doneCount: number, totalCount: number | null, steps?: number) => Promise<void>;
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
