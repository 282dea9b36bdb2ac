import { beforeAll, describe, expect, test } from 'vitest';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { createCategory } from '#features/categories/server/categories.service.ts';
import type { ProductDetail } from '#features/products/products.contract.ts';
import type { AdminProductDraft, ProductForm } from '#features/products/products-admin.contract.ts';
import { productWritten } from '#features/products/server/products-admin.factory.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { Attribute, CategoryAttribute, ListedAttribute, NewAttribute } from '../attributes-admin.contract.ts';

const fresh: NewAttribute = {
  ...{ kind: 'text', name: { fa: 'وصف', en: '' }, unit: { fa: '', en: '' }, unit_singular: '' },
  ...{ filterable: false, comparable: true, options: [], category_ids: [] },
};

describe('attributes of goods', () => {
  const app = useTestShop();
  let token = '';
  let main = 0;
  let below = 0;
  let other = 0;
  const made = async (form: Partial<NewAttribute>) => {
    const { status, body } = await app.call('POST /api/admin/attributes/', { token, body: { ...fresh, ...form } });
    expect([status, body]).toEqual([201, expect.anything()]);
    return body as Attribute;
  };
  const refused = async (form: Partial<NewAttribute>) => {
    const { status, body } = await app.call('POST /api/admin/attributes/', { token, body: { ...fresh, ...form } });
    const { code, fields } = body as { code: string; fields?: object };
    return [status, code, Object.keys(fields ?? {})];
  };
  const change = (attribute: Attribute, part: object) => {
    const { id, code: _, kind: __, archived: ___, created_at: ____, updated_at: _____, options, ...form } = attribute;
    const named = options.map(({ code: _______, ...option }) => option);
    return app.call('PUT /api/admin/attributes/:id/', {
      token,
      params: { id },
      body: { ...form, options: named, ...part },
    });
  };
  const add = async (wanted: Partial<ProductForm>) =>
    app.call('POST /api/admin/products/', {
      token,
      body: await productWritten(app.shop, { category_id: below, ...wanted }),
    });
  const draftOf = async (id: number) =>
    (await app.call('GET /api/admin/products/:id/', { token, params: { id } })).body as AdminProductDraft;
  const save = (draft: AdminProductDraft, part: Partial<ProductForm>) => {
    const { id, seller: _, changed_at: __, linked_products: ___, metadata: _metadata, variants, ...form } = draft;
    const stored = variants.map(({ on_hand: ____, held: _____, ...variant }) => variant);
    return app.call('PUT /api/admin/products/:id/', {
      token,
      params: { id },
      body: { ...form, variants: stored, ...part },
    });
  };
  const page = async (slug: string, language: 'fa' | 'en' = 'fa') =>
    (await app.call('GET /api/products/:slug/', { params: { slug }, headers: { cookie: `language=${language}` } }))
      .body as ProductDetail;

  beforeAll(async () => {
    ({ token } = await customerReady(app.shop, { role: 'owner' }));
    main = (await createCategory(app.shop, { name: 'دیجیتال', slug: 'digital' })).id;
    below = (await createCategory(app.shop, { name: 'رایانه', slug: 'computers', parentId: main })).id;
    other = (await createCategory(app.shop, { name: 'فرش', slug: 'rugs' })).id;
  });

  test('are created, listed, changed by version, archived and restored, and logged with the user', async () => {
    const attribute = await made({
      kind: 'number',
      name: { fa: 'حافظه', en: 'Memory' },
      unit: { fa: 'گیگابایت', en: 'GB' },
      category_ids: [main],
    });
    expect(attribute).toMatchObject({ code: 'memory', version: 1, archived: false, category_ids: [main] });
    expect((await made({ kind: 'number', name: { fa: 'حافظه', en: 'Memory' } })).code).toBe('memory-2');
    const changed = (await change(attribute, { name: { fa: 'حافظهٔ اصلی', en: '' }, filterable: true }))
      .body as Attribute;
    expect(changed).toMatchObject({ name: { fa: 'حافظهٔ اصلی', en: '' }, filterable: true, version: 2, code: 'memory' });
    expect(await change(attribute, {})).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile', facts: { version: 2 } },
    });
    const act = (verb: 'archive' | 'restore', version: number) =>
      app.call(`POST /api/admin/attributes/:id/${verb}/`, { token, params: { id: attribute.id }, body: { version } });
    expect(await act('archive', 1)).toMatchObject({ status: 409 });
    expect(await act('archive', 2)).toMatchObject({ status: 200, body: { archived: true, version: 3 } });
    const listed = async (query: Record<string, unknown>) =>
      ((await app.call('GET /api/admin/attributes/', { token, query })).body as { data: ListedAttribute[] }).data.map(
        ({ code }) => code,
      );
    expect(await listed({ q: 'حافظه' })).toEqual(['memory-2']);
    expect(await listed({ q: 'memory', archived: true })).toEqual(['memory']);
    expect(await listed({ code: 'memory-2,none' })).toEqual(['memory-2']);
    expect(await act('restore', 3)).toMatchObject({ status: 200, body: { archived: false, version: 4 } });
    expect(await app.call('GET /api/admin/attributes/:id/', { token, params: { id: 99_999 } })).toMatchObject({
      status: 404,
      body: { code: 'attribute-not-found' },
    });
    const log = (await app.call('GET /api/admin/audit/', { token, query: { subject: 'attribute' } })).body as {
      data: { action: string }[];
    };
    expect(log.data.map(({ action }) => action)).toEqual([
      'attribute.restored',
      'attribute.archived',
      'attribute.changed',
      'attribute.added',
      'attribute.added',
    ]);
  });

  test('are refused when inconsistent', async () => {
    expect(await refused({ kind: 'text', unit: { fa: 'متر', en: '' } })).toEqual([422, 'attribute-wrong', ['unit.fa']]);
    expect(await refused({ kind: 'text', filterable: true })).toEqual([422, 'attribute-wrong', ['filterable']]);
    expect(await refused({ kind: 'number', options: [{ name: { fa: 'x', en: '' } }] })).toEqual([
      422,
      'attribute-wrong',
      ['options'],
    ]);
    expect(await refused({ kind: 'select' })).toEqual([422, 'attribute-wrong', ['options']]);
    const twice = [{ name: { fa: 'نخ', en: '' } }, { name: { fa: 'نخ', en: 'Cotton' } }];
    expect(await refused({ kind: 'select', options: twice })).toEqual([422, 'attribute-wrong', ['options.1.name.fa']]);
    expect(await refused({ category_ids: [99_999] })).toEqual([404, 'category-not-found', ['category_ids']]);
    await made({ code: 'taken' });
    expect(await refused({ code: 'taken' })).toEqual([409, 'attribute-taken', ['code']]);
    const { token: customer } = await customerReady(app.shop);
    expect((await app.call('POST /api/admin/attributes/', { token: customer, body: fresh })).status).toBe(403);
  });

  test('a category has its own attributes and those of its ancestors', async () => {
    const own = await made({ name: { fa: 'قاب', en: '' }, code: 'frame', category_ids: [below] });
    const inherited = await made({ name: { fa: 'گارانتی جهانی', en: '' }, code: 'worldwide', category_ids: [main] });
    const { data } = (await app.call('GET /api/admin/categories/:id/attributes/', { token, params: { id: below } }))
      .body as { data: CategoryAttribute[] };
    const from = (id: number) => data.find(({ attribute }) => attribute.id === id)?.inherited_from;
    expect([from(own.id), from(inherited.id)]).toEqual([null, { id: main, name: { fa: 'دیجیتال', en: '' } }]);
    expect(
      await app.call('GET /api/admin/categories/:id/attributes/', { token, params: { id: 99_999 } }),
    ).toMatchObject({ status: 404 });
  });

  describe('of a product', () => {
    const codes = { ram: 'ram', touch: 'touch', panel: 'panel', note: 'note' };
    let panel: Attribute;
    beforeAll(async () => {
      const category_ids = [main];
      await made({
        code: codes.ram,
        kind: 'number',
        name: { fa: 'رم', en: 'RAM' },
        unit: { fa: 'گیگابایت', en: 'GB' },
        filterable: true,
        category_ids,
      });
      await made({
        code: codes.touch,
        kind: 'boolean',
        name: { fa: 'لمسی', en: 'Touch' },
        filterable: true,
        category_ids,
      });
      const options = [{ name: { fa: 'آی‌پی‌اس', en: 'IPS' } }, { name: { fa: 'اولد', en: 'OLED' } }];
      panel = await made({
        code: codes.panel,
        kind: 'select',
        name: { fa: 'پنل', en: 'Panel' },
        filterable: true,
        options,
        category_ids,
      });
      await made({ code: codes.note, name: { fa: 'یادداشت', en: 'Note' }, category_ids });
    });
    const values = [
      { code: 'panel', option: 'oled' },
      { code: 'ram', number: 16 },
      { code: 'touch', boolean: true },
      { code: 'note', text: { fa: 'سبک', en: 'Light' } },
    ];

    test('appear among its specifications, as text and typed, in either language', async () => {
      const { body } = await add({
        slug: 'described',
        attributes: values,
        specifications: [{ name: { fa: 'همراه', en: '' }, value: { fa: 'کیف', en: '' } }],
      });
      const { id } = body as { id: number };
      expect((await page('described')).specifications).toEqual([
        { name: 'پنل', value: 'اولد' },
        { name: 'رم', value: '۱۶ گیگابایت' },
        { name: 'لمسی', value: 'دارد' },
        { name: 'یادداشت', value: 'سبک' },
        { name: 'همراه', value: 'کیف' },
      ]);
      const english = await page('described', 'en');
      expect(english.specifications.slice(0, 4).map(({ value }) => value)).toEqual(['OLED', '16 GB', 'Yes', 'Light']);
      expect(english.attributes[1]).toMatchObject({
        code: 'ram',
        kind: 'number',
        value: '16 GB',
        number: 16,
        unit: 'GB',
        option: null,
      });
      expect((await draftOf(id)).attributes).toEqual(values);
    });

    test('change with its version, retain their lines, and remain when the form omits them', async () => {
      const { id } = (await add({ slug: 'changing', attributes: values })).body as { id: number };
      const { attributes: _, ...silent } = await draftOf(id);
      expect((await save(silent as AdminProductDraft, { name: { fa: 'نام تازه', en: '' } })).status).toBe(200);
      expect((await draftOf(id)).attributes).toEqual(values);
      const next = [
        { code: 'note', text: { fa: 'سنگین', en: '' } },
        { code: 'panel', option: 'ips' },
      ];
      expect((await save(await draftOf(id), { attributes: next })).status).toBe(200);
      expect((await page('changing')).specifications).toEqual([
        { name: 'پنل', value: 'آی‌پی‌اس' },
        { name: 'یادداشت', value: 'سنگین' },
      ]);
      const log = (
        await app.call('GET /api/admin/audit/', { token, query: { subject: 'product', subject_id: String(id) } })
      ).body as { data: { after: { attributes?: object } }[] };
      expect(log.data[0]?.after.attributes).toMatchObject([{ option: 'ips' }, { text: { fa: 'سنگین' } }]);
    });

    test.each([
      ['a value of another type', { code: 'ram', text: { fa: 'شانزده', en: '' } }, 'attribute-wrong-type'],
      ['two values at once', { code: 'ram', number: 1, boolean: true }, 'attribute-wrong-type'],
      ['no value', { code: 'ram' }, 'attribute-wrong-type'],
      ['an option that is none', { code: 'panel', option: 'crt' }, 'attribute-option-unknown'],
      ['an attribute that is none', { code: 'nothing', number: 1 }, 'attribute-unknown'],
    ])('%s is refused beside its field', async (_, value, code) => {
      const attributes = [{ code: 'touch', boolean: false }, value];
      expect(await add({ attributes })).toMatchObject({
        status: 422,
        body: { code, fields: { 'attributes.1.value': expect.any(String) as string } },
      });
    });

    test('an attribute of another category, an archived one and a duplicate are refused', async () => {
      const code = async (wanted: Partial<ProductForm>) => ((await add(wanted)).body as { code: string }).code;
      expect(await code({ category_id: other, attributes: values })).toBe('attribute-not-of-category');
      expect(await code({ attributes: [values[1]!, values[1]!] })).toBe('attribute-repeated');
      const gone = await made({ code: 'gone', kind: 'boolean', name: { fa: 'رفته', en: '' }, category_ids: [main] });
      const { id } = (await add({ slug: 'with-gone', attributes: [{ code: 'gone', boolean: true }] })).body as {
        id: number;
      };
      const archived = (
        await app.call('POST /api/admin/attributes/:id/archive/', {
          token,
          params: { id: gone.id },
          body: { version: 1 },
        })
      ).body as Attribute;
      expect(await code({ attributes: [{ code: 'gone', boolean: true }] })).toBe('attribute-archived');
      expect((await page('with-gone')).specifications).toEqual([]);
      expect((await save(await draftOf(id), { attributes: [] })).status).toBe(200);
      await app.call('POST /api/admin/attributes/:id/restore/', {
        token,
        params: { id: gone.id },
        body: { version: archived.version },
      });
      expect((await page('with-gone')).specifications).toEqual([{ name: 'رفته', value: 'دارد' }]);
    });

    test('existing values remain when it moves to another category, until changed', async () => {
      const { id } = (await add({ slug: 'moving', attributes: [{ code: 'ram', number: 8 }] })).body as { id: number };
      expect((await save(await draftOf(id), { category_id: other })).status).toBe(200);
      expect((await page('moving')).specifications).toEqual([{ name: 'رم', value: '۸ گیگابایت' }]);
      expect(await save(await draftOf(id), { attributes: [{ code: 'ram', number: 9 }] })).toMatchObject({
        body: { code: 'attribute-not-of-category' },
      });
    });

    test('an option in use cannot be removed; others are added, removed, renamed and reordered', async () => {
      await add({ attributes: [{ code: 'panel', option: 'ips' }] });
      const now = (await app.call('GET /api/admin/attributes/:id/', { token, params: { id: panel.id } }))
        .body as Attribute;
      const [ips, oled] = now.options;
      const left = [{ id: oled!.id, name: { fa: 'اولد', en: 'OLED' } }];
      expect(await change(now, { options: left })).toMatchObject({
        status: 409,
        body: { code: 'attribute-option-in-use' },
      });
      const swapped = [
        { id: ips!.id, name: { fa: 'اولد', en: 'OLED' } },
        { id: oled!.id, name: { fa: 'آی‌پی‌اس', en: 'IPS' } },
        { name: { fa: 'تی‌ان', en: 'TN' } },
      ];
      expect(await change(now, { options: swapped })).toMatchObject({
        status: 200,
        body: { options: [{ code: 'ips', name: { fa: 'اولد', en: 'OLED' } }, { code: 'oled' }, { code: 'tn' }] },
      });
    });

    test('a page displays a new name at once', async () => {
      await productReady(app.shop, { slug: 'plain' });
      const { data } = (await app.call('GET /api/admin/attributes/', { token, query: { code: 'ram' } })).body as {
        data: ListedAttribute[];
      };
      const whole = (await app.call('GET /api/admin/attributes/:id/', { token, params: { id: data[0]!.id } }))
        .body as Attribute;
      await page('described');
      expect((await change(whole, { name: { fa: 'حافظهٔ رم', en: '' } })).status).toBe(200);
      expect((await page('described')).specifications[1]).toEqual({ name: 'حافظهٔ رم', value: '۱۶ گیگابایت' });
      expect(data[0]).toMatchObject({ products_count: 2, categories_count: 1, options_count: 0 });
    });
  });

  test('the database rejects invalid rows', async () => {
    const number = await made({ code: 'depth', kind: 'number', name: { fa: 'عمق', en: '' }, category_ids: [main] });
    const select = await made({
      code: 'wood',
      kind: 'select',
      name: { fa: 'چوب', en: '' },
      options: [{ name: { fa: 'راش', en: 'Beech' } }],
    });
    const { id } = await productReady(app.shop);
    const [option] = select.options;
    const insert = (columns: string, values: string) =>
      app.shop.database.pool.query(
        `INSERT INTO product_attribute_values (product_id, attribute_id, attribute_type, position${columns}) VALUES (${id}, ${values})`,
      );
    await expect(insert('', `${number.id}, 'number', 0`)).rejects.toThrow(/product_attribute_values_one/);
    await expect(insert(', value_number, value_text', `${number.id}, 'number', 0, 1, 'x'`)).rejects.toThrow(
      /product_attribute_values_one/,
    );
    await expect(insert(', value_text', `${number.id}, 'number', 0, 'x'`)).rejects.toThrow(
      /product_attribute_values_typed/,
    );
    await expect(insert(', value_text', `${number.id}, 'text', 0, 'x'`)).rejects.toThrow(
      /product_attribute_values_of_type/,
    );
    await expect(insert(', value_number', `${number.id}, 'number', 0, 'NaN'`)).rejects.toThrow(
      /product_attribute_values_typed/,
    );
    await expect(insert(', option_id', `${number.id}, 'select', 0, ${option!.id}`)).rejects.toThrow(
      /product_attribute_values_of_type|own_option/,
    );
    const second = await made({
      code: 'metal',
      kind: 'select',
      name: { fa: 'فلز', en: '' },
      options: [{ name: { fa: 'برنج', en: 'Brass' } }],
    });
    await expect(insert(', option_id', `${second.id}, 'select', 0, ${option!.id}`)).rejects.toThrow(/own_option/);
    const run = (text: string) => app.shop.database.pool.query(text);
    await expect(
      run(`INSERT INTO attribute_options (attribute_id, code, name, position) VALUES (${number.id}, 'x', 'x', 0)`),
    ).rejects.toThrow(/attribute_options_of_select/);
    await expect(run(`UPDATE attributes SET filterable = true WHERE code = 'frame'`)).rejects.toThrow(
      /attributes_text_not_filtered/,
    );
    await insert(', option_id', `${select.id}, 'select', 0, ${option!.id}`);
    await expect(run(`DELETE FROM attribute_options WHERE id = ${option!.id}`)).rejects.toThrow(/own_option/);
    await expect(run(`UPDATE attributes SET type = 'text' WHERE id = ${select.id}`)).rejects.toThrow(
      /of_select|of_type/,
    );
  });
});
