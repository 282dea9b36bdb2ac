import { randomUUID } from 'node:crypto';
import type { ItemOutcome, Job } from '#features/jobs/jobs.contract.ts';
import { workOnJob } from '#features/jobs/server/job-work.service.ts';
import type { TestShop } from '#testing/test-shop.ts';
import { productsImport } from './product-imports.ts';

/** An uploaded table in a test. */
export interface SentTable {
  readonly name?: string;
  readonly dryRun?: boolean;
  readonly key?: string;
  readonly token?: string;
}

/** Uploads product tables as a staff member and follows their jobs. */
export function importerOf(app: TestShop, tokenNow: () => string) {
  const send = async (
    content: string | Buffer,
    { name = 'کالاها.csv', dryRun = true, key = randomUUID(), token = tokenNow() }: SentTable = {},
  ) => {
    const answer = await app.server.inject({
      method: 'POST',
      url: `/api/admin/products/imports/?dry_run=${String(dryRun)}&name=${encodeURIComponent(name)}`,
      payload: content,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv', 'idempotency-key': key },
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.json<Job & { code: string; message: string }>(),
    };
  };
  const jobNow = async (id: number) =>
    (await app.call('GET /api/admin/jobs/:id/', { token: tokenNow(), params: { id } })).body as Job;
  const work = async (id: number) => {
    await workOnJob(app.shop, [productsImport], id);
    return jobNow(id);
  };
  const apply = (id: number, token = tokenNow()) =>
    app.call('POST /api/admin/products/imports/:id/apply/', { token, params: { id } }) as Promise<{
      status: number;
      headers: Record<string, unknown>;
      body: Job & { code?: string };
    }>;
  return {
    send,
    jobNow,
    work,
    apply,
    /** Uploads a table and runs its dry run. */
    lookedThrough: async (content: string) => work((await send(content)).body.id),
    /** Applies a dry run. */
    written: async ({ id }: Job) => work((await apply(id)).body.id),
    /** Returns the outcomes of the lines, or of the refused ones only. */
    outcomes: async (id: number, { only, language = 'en' }: { only?: 'failed'; language?: 'fa' | 'en' } = {}) =>
      (
        (
          await app.call('GET /api/admin/jobs/:id/items/', {
            token: tokenNow(),
            params: { id },
            query: { page_size: '100', ...(only && { outcome: only }) },
            headers: { cookie: `language=${language}` },
          })
        ).body as { data: ItemOutcome[] }
      ).data,
  };
}
