import { beforeAll, describe, expect, test } from 'vitest';
import { inPersian } from '#testing/in-persian.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { cartWith } from '#features/cart/server/cart.factory.ts';
import type { CartItem } from '#features/cart/cart.contract.ts';
import { orderReady } from '#features/checkout/server/checkout.factory.ts';
import type { Invoice } from '#features/invoices/invoices.contract.ts';
import { bookErrors } from '#features/reports/server/books/books.service.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { AdminProductDraft, ProductForm, VariantForm } from '../../products-admin.contract.ts';
import type { ProductDetail } from '../../products.contract.ts';
import { productWritten } from '../products-admin.factory.ts';

const options = [
  {
    kind: 'other',
    name: inPersian('حافظه', 'Storage'),
    values: [{ name: inPersian('۶۴ گیگابایت', '64 GB') }, { name: inPersian('۲۵۶ گیگابایت') }],
  },
  {
    kind: 'colour',
    name: inPersian('رنگ', 'Colour'),
    values: [
      { name: inPersian('سرخ', 'Red'), swatch: '#aa0000' },
      { name: inPersian('آبی'), swatch: '#0000aa' },
    ],
  },
  { kind: 'size', name: inPersian('اندازه', 'Size'), values: [{ name: inPersian('۶ اینچ') }] },
] satisfies ProductForm['options'];

const variant = (values: (string | null)[], more: Partial<VariantForm> = {}): VariantForm => ({
  values,
  colour: null,
  size: null,
  base_price: 90_000,
  picture_key: null,
  visible: true,
  stock: 3,
  ...more,
});

describe('a product with three options', () => {
  const app = useTestShop();
  let owner: ReadyCustomer;
  let phone: AdminProductDraft;
  const draft = async (id: number) =>
    (await app.call('GET /api/admin/products/:id/', { token: owner.token, params: { id } })).body as AdminProductDraft;
  const detail = async (slug: string, language = 'fa') =>
    (await app.call('GET /api/products/:slug/', { params: { slug }, headers: { cookie: `language=${language}` } }))
      .body as ProductDetail;
  const save = async (before: AdminProductDraft, change: Partial<ProductForm>) => {
    const { seller: _, changed_at: __, linked_products: _links, metadata: _metadata, id, variants, ...form } = before;
    const rows = variants.map(({ on_hand: ___, held: ____, ...one }) => one);
    const body = { ...form, variants: rows, ...change };
    const answer = await app.call('PUT /api/admin/products/:id/', { token: owner.token, params: { id }, body });
    return [answer.status, Object.keys((answer.body as { fields?: object }).fields ?? {})];
  };
  const added = async (form: Partial<ProductForm>) => {
    const body = await productWritten(app.shop, form);
    const answer = await app.call('POST /api/admin/products/', { token: owner.token, body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return draft((answer.body as { id: number }).id);
  };
  const rowsOf = ({ variants }: AdminProductDraft) => variants.map(({ on_hand: _, held: __, ...one }) => one);

  beforeAll(async () => {
    owner = await customerReady(app.shop, { role: 'owner' });
    phone = await added({
      slug: 'phone',
      options,
      variants: [
        variant(['۶۴ گیگابایت', 'سرخ', '۶ اینچ']),
        variant(['۲۵۶ گیگابایت', 'سرخ', '۶ اینچ'], { base_price: 150_000 }),
        variant(['۲۵۶ گیگابایت', 'آبی', null]),
      ],
    });
  });

  test('PROD-10 its page has the options in order and language, with the former colour and size', async () => {
    const { options: visible, variants } = await detail('phone', 'en');
    expect(visible.map(({ kind, name, values }) => [kind, name, values.map((value) => value.name)])).toEqual([
      ['other', 'Storage', ['64 GB', '256 گیگابایت']],
      ['colour', 'Colour', ['Red', 'آبی']],
      ['size', 'Size', ['6 اینچ']],
    ]);
    expect(variants.map(({ values, colour, size }) => [values, colour?.name, size])).toEqual([
      [[1_001, 2_001, 3_001], 'Red', '6 اینچ'],
      [[1_002, 2_001, 3_001], 'Red', '6 اینچ'],
      [[1_002, 2_002, null], 'آبی', null],
    ]);
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('PAY-08 cart, order and invoice name the option with its value, as named at the time', async () => {
    const product = await added({
      slug: 'ordered',
      options,
      variants: [variant(['۶۴ گیگابایت', 'سرخ', '۶ اینچ']), variant(['۲۵۶ گیگابایت', 'سرخ', '۶ اینچ'])],
    });
    const [first] = product.variants;
    const lines = [{ variantId: first!.id, quantity: 1 }];
    const customer = await customerReady(app.shop);
    await cartWith(app.shop, customer, lines);
    const cart = (await app.call('GET /api/orders/cart/', { token: customer.token })).body as { items: CartItem[] };
    expect(cart.items.map(({ variant: name }) => name)).toEqual(['حافظه: ۶۴ گیگابایت، سرخ، ۶ اینچ']);
    const { number } = await orderReady(app.shop, { lines, customer });
    expect(
      await save(product, { options: [{ ...options[0]!, name: inPersian('گنجایش') }, ...product.options.slice(1)] }),
    ).toEqual([200, []]);
    const invoiceIn = async (language: string) =>
      (
        await app.call('GET /api/orders/:number/invoice/', {
          token: customer.token,
          params: { number },
          headers: { cookie: `language=${language}` },
        })
      ).body as Invoice;
    expect((await invoiceIn('fa')).lines[0]?.variant).toBe('حافظه: ۶۴ گیگابایت، سرخ، ۶ اینچ');
    expect((await invoiceIn('en')).lines[0]?.variant).toBe('Storage: 64 GB, Red, 6 اینچ');
    await cartWith(app.shop, customer, lines);
    const later = (await app.call('GET /api/orders/cart/', { token: customer.token })).body as { items: CartItem[] };
    expect(later.items.map(({ variant: name }) => name)).toEqual(['گنجایش: ۶۴ گیگابایت، سرخ، ۶ اینچ']);
  });

  test('options and values that are renamed, moved or swapped still belong to the same variants', async () => {
    const before = await draft(phone.id);
    const [storage, colour, size] = before.options;
    const [one, two, three] = rowsOf(before);
    const renamed = {
      ...storage!,
      name: inPersian('گنجایش'),
      values: storage!.values.toReversed().map((value) => ({
        ...value,
        name: { ...value.name, fa: value.name.fa.replace(' گیگابایت', '') },
      })),
    };
    expect(
      await save(before, {
        options: [size!, renamed, colour!],
        // The first two are swapped.
        variants: [
          { ...one!, values: ['۶ اینچ', '۲۵۶', 'سرخ'] },
          { ...two!, values: ['۶ اینچ', '۶۴', 'سرخ'] },
          { ...three!, values: [null, '۲۵۶', 'آبی'] },
        ],
      }),
    ).toEqual([200, []]);
    const after = await draft(phone.id);
    expect(after.variants.map(({ id, values }) => [id, values])).toEqual([
      [one!.id, ['۶ اینچ', '۲۵۶', 'سرخ']],
      [two!.id, ['۶ اینچ', '۶۴', 'سرخ']],
      [three!.id, [null, '۲۵۶', 'آبی']],
    ]);
    expect(after.options.map(({ slot }) => slot)).toEqual([3, 1, 2]);
    expect(await bookErrors(app.shop)).toEqual([]);
  });

  test('a form that only handles colour and size changes those, and the third option stays', async () => {
    const before = await draft(phone.id);
    const { options: _, ...without } = before;
    const variants = rowsOf(before).map(({ values: __, ...one }, index) =>
      index === 2 ? { ...one, colour: { name: inPersian('سبز'), hex: '#00aa00' } } : one,
    );
    expect(await save(without as AdminProductDraft, { variants })).toEqual([200, []]);
    const after = await draft(phone.id);
    expect(after.variants.map(({ values }) => values.toSorted())).toEqual(
      before.variants.map(({ values }) => values.map((value) => (value === 'آبی' ? 'سبز' : value)).toSorted()),
    );
  });

  test('an invalid option is refused by its field, and no variant data is lost', async () => {
    const before = await draft(phone.id);
    const colour = before.options.findIndex(({ kind }) => kind === 'colour');
    const without = before.options.map((option, index) =>
      index === colour ? { ...option, values: option.values.filter(({ name }) => name.fa !== 'سرخ') } : option,
    );
    expect(await save(before, { options: without })).toEqual([409, [`variants.0.values.${colour}`]]);
    expect(await save(before, { options: without, variants: rowsOf(before).slice(2) }), 'left out of the form').toEqual(
      [409, ['options']],
    );
    const fewer = before.options.filter(({ kind }) => kind !== 'other');
    const storage = before.options.findIndex(({ kind }) => kind === 'other');
    const alike = rowsOf(before).map((one) => ({ ...one, values: one.values.toSpliced(storage, 1) }));
    expect(await save(before, { options: fewer, variants: alike })).toEqual([409, ['variants.1.values.0']]);
    expect(await draft(phone.id)).toEqual(before);
  });

  test.each([
    [
      'the value of another option',
      'UPDATE variants SET value1 = 2001 WHERE product_id = $1',
      'variants_value1_of_its_option',
    ],
    [
      'a value that nobody wrote',
      'UPDATE variants SET value1 = 1900 WHERE product_id = $1 AND value1 IS NOT NULL',
      'variants_value',
    ],
    [
      'two variants of the same values',
      'UPDATE variants SET value1 = NULL, value2 = NULL, value3 = NULL WHERE product_id = $1',
      'variants_values',
    ],
    ['a value that goes while a variant has it', 'DELETE FROM product_options WHERE product_id = $1', 'variants_value'],
    [
      'a fourth option',
      `INSERT INTO product_options (product_id, slot, position, kind, name) VALUES ($1, 4, 1, 'other', 'چهارم')`,
      'product_options_slot_known',
    ],
  ])('the database refuses %s', async (_, text, constraint) => {
    const refused = app.shop.database.pool.query(text, [phone.id]);
    await expect(refused).rejects.toMatchObject({ constraint: expect.stringContaining(constraint) as string });
  });
});
