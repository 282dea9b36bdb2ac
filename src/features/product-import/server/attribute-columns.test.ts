import { beforeAll, describe, expect, test } from 'vitest';
import type { NewAttribute } from '#features/attributes/attributes-admin.contract.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { createCategory } from '#features/categories/server/categories.service.ts';
import type { ProductDetail } from '#features/products/products.contract.ts';
import { csvText } from '#shared/csv.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { importerOf } from './product-import.factory.ts';

const plain = {
  ...{ unit: { fa: '', en: '' }, unit_singular: '' },
  ...{ filterable: false, comparable: true, options: [] },
};

describe('attributes in the product table', () => {
  const app = useTestShop();
  let token = '';
  beforeAll(async () => {
    token = (await customerReady(app.shop, { role: 'owner' })).token;
    const ofLights = (await createCategory(app.shop, { name: 'روشنایی', slug: 'lights' })).id;
    await createCategory(app.shop, { name: 'پارچه', slug: 'cloths' });
    const made = async (code: string, form: Partial<NewAttribute> & Pick<NewAttribute, 'kind' | 'name'>) =>
      expect(
        await app.call('POST /api/admin/attributes/', {
          token,
          body: { ...plain, category_ids: [ofLights], ...form },
        }),
      ).toMatchObject({ status: 201, body: { code } });
    await made('material', { kind: 'text', name: { fa: 'جنس', en: 'Material' } });
    await made('power', { kind: 'number', name: { fa: 'توان', en: 'Power' }, unit: { fa: 'وات', en: 'W' } });
    await made('dimmable', { kind: 'boolean', name: { fa: 'کم‌نور می‌شود', en: 'Dimmable' } });
    const options = [{ name: { fa: 'معمولی', en: 'E27' } }];
    await made('fitting', { kind: 'select', name: { fa: 'سرپیچ', en: 'Fitting' }, options });
  });

  const importer = importerOf(app, () => token);
  const send = (rows: readonly (readonly string[])[]) => importer.send(csvText(rows));
  const checked = (...rows: readonly (readonly string[])[]) => importer.lookedThrough(csvText(rows));
  const written = async (...rows: readonly (readonly string[])[]) => importer.written(await checked(...rows));
  const values = async (slug: string, language: 'fa' | 'en') => {
    const { body } = await app.call('GET /api/products/:slug/', {
      params: { slug },
      headers: { cookie: `language=${language}` },
    });
    return Object.fromEntries((body as ProductDetail).attributes.map(({ code, value }) => [code, value]));
  };
  const exported = async () => {
    const { body } = await app.call('GET /api/admin/products/table/', { token });
    const { columns, rows } = body as { columns: string[]; rows: string[][] };
    return [columns, ...rows];
  };

  const head = ['slug', 'name', 'category', 'price'];
  const columns = [
    'attribute:material',
    'attribute:material_en',
    'attribute:power',
    'attribute:dimmable',
    'attribute:fitting',
  ];

  test('PROD-10 values are imported with a new product and displayed on its page in both languages', async () => {
    const done = await written(
      [...head, ...columns],
      ['table-lamp', 'چراغ', 'lights', '5000', 'چوب', 'Wood', '۴۰٫۵', 'بله', 'e27'],
    );
    expect(done).toMatchObject({ status: 'done', counts: { done: 1, added: 1 } });
    expect(await values('table-lamp', 'fa')).toEqual({
      ...{ material: 'چوب', power: '۴۰٫۵ وات', dimmable: 'دارد', fitting: 'معمولی' },
    });
    expect(await values('table-lamp', 'en')).toEqual({
      ...{ material: 'Wood', power: '40.5 W', dimmable: 'Yes', fitting: 'E27' },
    });
  });

  test('PROD-10 the export has a column for each attribute, and importing it changes nothing', async () => {
    const [names = [], ...rows] = await exported();
    expect(names.slice(-5)).toEqual(columns);
    expect(rows.find(([slug]) => slug === 'table-lamp')?.slice(-5)).toEqual(['چوب', 'Wood', '40.5', '1', 'e27']);
    expect(await checked(names, ...rows)).toMatchObject({
      counts: { done: 0, skipped: rows.length, failed: 0 },
    });
  });

  test('PROD-10 a missing column leaves the value, an empty cell removes it', async () => {
    const line = ['table-lamp', 'فلز', ''];
    expect(await written(['slug', 'attribute:material', 'attribute:dimmable'], line)).toMatchObject({
      counts: { done: 1, added: 0 },
    });
    expect(await values('table-lamp', 'en')).toEqual({ material: 'Wood', power: '40.5 W', fitting: 'E27' });
    expect(await values('table-lamp', 'fa')).toMatchObject({ material: 'فلز' });
  });

  test('values of a wrong kind or another category are reported by column before anything is written', async () => {
    const { id } = await checked(
      [...head, 'attribute:power', 'attribute:fitting'],
      ['table-lamp', 'چراغ', 'lights', '5000', 'زیاد', 'gu10'],
      ['table-cloth', 'رومیزی', 'cloths', '5000', '40', ''],
    );
    const faulty = await importer.outcomes(id, { only: 'failed' });
    expect(faulty.map((line) => [line.id, ...line.errors.map(({ path }) => path)])).toEqual([
      [2, 'attribute:power', 'attribute:fitting'],
      [3, 'attribute:power'],
    ]);
    expect(faulty[0]?.errors[1]?.message).toBe(
      'It has no such option; write the code or the name of one that the attribute has.',
    );
  });

  test.each(['attribute:unknown', 'attribute:power_en', 'attribute:'])(
    'a column %s that matches no attribute is reported, and the table is refused',
    async (column) => {
      const { status, body } = await send([
        ['slug', column],
        ['table-lamp', '1'],
      ]);
      expect([status, body.code]).toEqual([422, 'faulty-table']);
      expect(body.message).toContain(column);
    },
  );
});
