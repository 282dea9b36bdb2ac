import { beforeAll, describe, expect, test } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { createCategory } from '#features/categories/server/categories.service.ts';
import type { Job } from '#features/jobs/jobs.contract.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { adminProductDraft, changeProductMetadata } from '#features/products/server/admin/products-admin.service.ts';
import { csvText } from '#shared/csv.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { importerOf } from './product-import.factory.ts';
import { knownTo, writeLine } from './product-lines.service.ts';

describe('product metadata of other systems in the product table', () => {
  const app = useTestShop();
  let owner: ReadyCustomer;
  beforeAll(async () => {
    owner = await customerReady(app.shop, { role: 'owner' });
    await createCategory(app.shop, { name: 'روشنایی', slug: 'lights' });
  });
  const { send, work, outcomes } = importerOf(app, () => owner.token);
  const written = async (content: string): Promise<Job> => work((await send(content, { dryRun: false })).body.id);
  const notedOn = async (id: number) => {
    const draft = await adminProductDraft(app.shop, id);
    return isRefusal(draft) ? draft.refusal : draft.metadata;
  };
  const note = (productId: number, metadata: Record<string, string>) =>
    changeProductMetadata(app.shop, { productId, by: owner.id, metadata, before: {} });
  const cellsOf = async (slug: string) => {
    const { body } = await app.call('GET /api/admin/products/table/', { token: owner.token });
    const { columns, rows } = body as { columns: string[]; rows: string[][] };
    const row = rows.find(([own]) => own === slug) ?? [];
    return Object.fromEntries(columns.map((column, index) => [column, row[index] ?? '']));
  };
  const changesOf = async (id: number) =>
    (
      await app.shop.database.pool.query<{ action: string }>(
        `select action, before, after from audit_log where subject = 'product' and subject_id = $1 order by id`,
        [id],
      )
    ).rows;

  test('metadata is exported, and importing the table again changes nothing', async () => {
    const { id, slug } = await productReady(app.shop);
    await note(id, { shelf: '7', erp_id: 'A=12', note: 'یک\nدو \\' });
    const cells = await cellsOf(slug);
    expect(cells['metadata']).toBe('erp_id=A=12\nnote=یک\\nدو \\\\\nshelf=7');
    const table = csvText([Object.keys(cells), Object.values(cells)]);
    expect(await written(table)).toMatchObject({ counts: { done: 0, skipped: 1, failed: 0 } });
    expect(await notedOn(id)).toEqual({ shelf: '7', erp_id: 'A=12', note: 'یک\nدو \\' });
  });

  test('a cell replaces all metadata, an empty one clears it, no column leaves it; each change is logged', async () => {
    const { id, slug } = await productReady(app.shop);
    await note(id, { shelf: '7', erp_id: 'A-12' });
    expect(
      await written(
        csvText([
          ['slug', 'name', 'metadata'],
          [slug, 'میز نو', 'erp_id=A-13\ncrm=9'],
        ]),
      ),
    ).toMatchObject({ counts: { done: 1, failed: 0 } });
    expect(await notedOn(id)).toEqual({ crm: '9', erp_id: 'A-13' });
    expect((await changesOf(id)).slice(-2)).toMatchObject([
      { action: 'product.changed', after: { name: { fa: 'میز نو' } } },
      {
        action: 'product.metadata-changed',
        before: { metadata: { shelf: '7', erp_id: 'A-12' } },
        after: { metadata: { crm: '9', erp_id: 'A-13' } },
      },
    ]);
    await written(`slug,name\n${slug},میز کهنه\n`);
    expect(await notedOn(id)).toEqual({ crm: '9', erp_id: 'A-13' });
    expect(await written(`slug,metadata\n${slug},\n`)).toMatchObject({ counts: { done: 1, skipped: 0 } });
    expect(await notedOn(id)).toEqual({});
    expect((await changesOf(id)).at(-1)).toMatchObject({ action: 'product.metadata-changed', after: { metadata: {} } });
  });

  test('a new product has its metadata at once', async () => {
    const table = csvText([
      ['slug', 'name', 'category', 'price', 'metadata'],
      ['noted-lamp', 'چراغ', 'lights', '5000', 'erp_id=L-1'],
    ]);
    expect(await written(table)).toMatchObject({ counts: { done: 1, added: 1 } });
    expect((await cellsOf('noted-lamp'))['metadata']).toBe('erp_id=L-1');
  });

  test('an invalid cell is refused with its line and column, and the line changes nothing else', async () => {
    const { id, slug } = await productReady(app.shop);
    const job = await written(
      csvText([
        ['slug', 'name', 'metadata'],
        [slug, 'نامی دیگر', 'erp id=1'],
      ]),
    );
    expect(await outcomes(job.id)).toMatchObject([
      { id: 2, slug, outcome: 'failed', code: 'invalid-line', errors: [{ path: 'metadata', code: 'no-pair' }] },
    ]);
    expect(await changesOf(id)).toEqual([]);
  });

  test('the metadata of a refused product is not written either', async () => {
    const [{ id, slug }, other] = [await productReady(app.shop), await productReady(app.shop)];
    await written(`slug,sku\n${other.slug},TAKEN-1\n`);
    const cells = { slug, sku: 'TAKEN-1', metadata: 'erp_id=1' };
    const refused = await writeLine(
      app.shop,
      { by: owner.id, sellerId: null },
      { cells, known: await knownTo(app.shop, [cells]), dry: false },
    );
    expect(refused).toMatchObject({ refusal: 'sku-taken' });
    expect(await notedOn(id)).toEqual({});
  });
});
