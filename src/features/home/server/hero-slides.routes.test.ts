import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { uploadReady } from '#features/media/server/media.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { AdminSlide, SlideForm } from '../hero-slides.contract.ts';
import type { Slide } from '../home-promo.contract.ts';
import { createCategory } from '#features/categories/server/categories.service.ts';

const minute = 60_000;
const yalda: SlideForm = {
  shown: true,
  link: '/flash-sale',
  picture_key: null,
  cloth: 'plum',
  title: { fa: 'شب یلدا', en: 'Yalda night' },
  text: { fa: 'انار و هندوانه', en: '' },
  action: { fa: 'دیدن', en: 'See' },
  begins_at: null,
  ends_at: null,
};

describe("the slides of the home page's hero", () => {
  const app = useTestShop();
  let owner: ReadyCustomer;
  beforeAll(async () => {
    owner = await customerReady(app.shop, { role: 'owner' });
  });

  const visible = async (language = 'fa') =>
    (
      (await app.call('GET /api/home-promo/', { headers: { cookie: `language=${language}` } })).body as {
        slides: Slide[];
      }
    ).slides;
  const titles = async () => (await visible()).map(({ title }) => title);
  const all = async () =>
    ((await app.call('GET /api/admin/hero-slides/', { token: owner.token })).body as { data: AdminSlide[] }).data;
  const add = (form: Partial<SlideForm> = {}, { token } = owner) =>
    app.call('POST /api/admin/hero-slides/', { token, body: { ...yalda, ...form } });
  const added = async (form: Partial<SlideForm> = {}) => {
    const { status, body } = await add(form);
    expect(status).toBe(201);
    return (body as { id: number }).id;
  };
  const change = (id: number, version: number, form: Partial<SlideForm>, { token } = owner) =>
    app.call('PUT /api/admin/hero-slides/:id/', { token, params: { id }, body: { ...yalda, ...form, version } });
  const seen = async () =>
    (
      (await app.call('GET /api/admin/hero-slides/', { token: owner.token })).body as { data: { id: number }[] }
    ).data.map(({ id }) => id);
  const orderOver = (before: readonly number[], ids: readonly number[], { token } = owner) =>
    app.call('PUT /api/admin/hero-slides/', { token, body: { ids, before } });
  const order = async (ids: readonly number[], who = owner) => orderOver(await seen(), ids, who);
  const remove = (id: number, version: number, { token } = owner) =>
    app.call('DELETE /api/admin/hero-slides/:id/', { token, params: { id }, query: { version } });
  const at = (minutes: number) => new Date(app.clock.now().getTime() + minutes * minute).toISOString();
  const logged = async (action: string) =>
    (
      await app.shop.database.pool.query<{ by: number; subject_id: string; before: unknown; after: unknown }>(
        'select by, subject_id, before, after from audit_log where action = $1 order by id',
        [action],
      )
    ).rows;

  test('HOME-03 as delivered there are three, in both languages, each with the goods that it leads to', async () => {
    expect((await visible()).map(({ link, goods, picture: image, title }) => [link, goods, image, title])).toEqual([
      ['/flash-sale', 'offers', null, 'شب چراغانی بازار'],
      ['/featured-products', 'featured', null, 'برگزیدهٔ فروشگاه'],
      ['/shop-grid?sort=newest', 'newest', null, 'تازه از راه رسیده'],
    ]);
    expect((await visible('en')).map(({ title, ground: background }) => [title, background])).toEqual([
      ['Lamps are lit in the bazaar', 'linear-gradient(to bottom, #6d1626, #1c070c)'],
      ['Chosen by the shop', 'linear-gradient(to bottom, #0f5255, #06181a)'],
      ['Fresh off the caravan', 'linear-gradient(to bottom, #2f3a86, #0c1026)'],
    ]);
  });

  describe('with slides of its own', () => {
    beforeEach(async () => {
      await app.shop.database.pool.query('delete from hero_slides');
      app.shop.invalidate('hero-slides');
    });

    test('HOME-03 one is added, changed and removed, with its image: the page shows it at once, and the log has it', async () => {
      const image = await uploadReady(app.shop, { customerId: owner.id });
      const id = await added({ picture_key: image });
      expect(await visible()).toEqual([
        {
          id,
          link: '/flash-sale',
          picture: `/media/${image}/320.webp`,
          goods: null,
          ground: 'linear-gradient(to bottom, #6a3b6c, #22112a)',
          title: 'شب یلدا',
          text: 'انار و هندوانه',
          action: 'دیدن',
        },
      ]);
      expect(await visible('en')).toMatchObject([{ title: 'Yalda night', text: 'انار و هندوانه', action: 'See' }]);
      expect((await change(id, 1, { picture_key: image, title: { fa: 'چلهٔ زمستان', en: '' } })).body).toMatchObject({
        id,
        version: 2,
        title: { fa: 'چلهٔ زمستان' },
      });
      expect(await visible('en')).toMatchObject([{ title: 'چلهٔ زمستان', picture: `/media/${image}/320.webp` }]);
      expect((await change(id, 2, { picture_key: null })).status).toBe(200);
      expect(await visible()).toMatchObject([{ picture: null, goods: 'offers', title: 'شب یلدا' }]);
      expect((await app.shop.database.pool.query('select key from uploads where key = $1', [image])).rows).toEqual([]);
      expect(await remove(id, 2)).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
      expect((await remove(id, 3)).status).toBe(200);
      expect(await visible()).toEqual([]);
      expect([await remove(id, 3), await change(id, 3, {})]).toMatchObject([
        { status: 404, body: { code: 'hero-slide-not-found' } },
        { status: 404, body: { code: 'hero-slide-not-found' } },
      ]);
      expect((await logged('slide.added')).at(-1)).toMatchObject({
        by: owner.id,
        subject_id: String(id),
        after: { picture_key: image },
      });
      expect((await logged('slide.changed')).slice(-2)).toMatchObject([
        { before: { title: { fa: 'شب یلدا' } }, after: { title: { fa: 'چلهٔ زمستان', en: '' } } },
        { before: { picture_key: image }, after: { picture_key: null } },
      ]);
      expect((await logged('slide.removed')).at(-1)).toMatchObject({ before: { link: '/flash-sale' } });
    });

    test('HOME-03 a slide begins and ends by the clock without a word from the staff, and one that is switched off is not displayed', async () => {
      const id = await added({ begins_at: at(1), ends_at: at(2) });
      await added({ title: { fa: 'همیشه', en: '' } });
      expect([await titles(), (await all()).map(({ status }) => status)]).toEqual([['همیشه'], ['coming', 'running']]);
      app.clock.advance(minute);
      expect(await titles()).toEqual(['شب یلدا', 'همیشه']);
      app.clock.advance(minute);
      expect([await titles(), (await all()).map(({ status }) => status)]).toEqual([['همیشه'], ['ended', 'running']]);
      expect((await change(id, 1, { shown: false })).status).toBe(200);
      expect((await all()).map(({ status }) => status)).toEqual(['off', 'running']);
      expect((await change(id, 2, { shown: true, ends_at: at(3) })).status).toBe(200);
      expect(await titles()).toEqual(['شب یلدا', 'همیشه']);
    });

    test('HOME-03 one that leads to a category shows its image, and waits until there is such a category', async () => {
      await added({ link: '/catagory/carpets' });
      expect(await visible()).toEqual([]);
      await createCategory(app.shop, { name: 'فرش', slug: 'carpets', pictureKey: 'kilim' });
      expect(await visible()).toMatchObject([{ picture: '/media/kilim/320.webp', goods: null }]);
    });

    test('HOME-03 they stand in the order that they are put in; an order that leaves one out or names another is refused', async () => {
      const ids = [
        await added({ title: { fa: 'یک', en: '' } }),
        await added({ title: { fa: 'دو', en: '' } }),
        await added({ title: { fa: 'سه', en: '' } }),
      ];
      const [one = 0, two = 0, three = 0] = ids;
      expect(await order([three, one, two])).toMatchObject({ status: 200, body: { ids: [three, one, two] } });
      expect(await titles()).toEqual(['سه', 'یک', 'دو']);
      expect((await logged('slides.ordered')).at(-1)).toMatchObject({
        by: owner.id,
        before: ids,
        after: [three, one, two],
      });
      for (const outdated of [
        [one, two],
        [one, two, three, 999_999],
        [one, two, 999_999],
      ])
        expect((await order(outdated)).body).toMatchObject({ code: 'changed-meanwhile' });
      const answers = await Promise.all([
        orderOver([three, one, two], [one, two, three]),
        orderOver([three, one, two], [three, two, one]),
        add({ title: { fa: 'چهار', en: '' } }),
      ]);
      expect(answers[2].status).toBe(201);
      // Both reorders may lose against the concurrent addition, but at most one succeeds.
      expect(answers.slice(0, 2).filter(({ status }) => status === 200).length).toBeLessThan(2);
      expect((await titles()).toSorted()).toEqual(['یک', 'دو', 'سه', 'چهار'].toSorted());
      expect((await titles()).at(-1)).toBe('چهار');
    });

    test('HOME-03 of two who change one the later is notified, of ten who add at once eight do', async () => {
      const id = await added();
      const answers = await Promise.all([change(id, 1, { cloth: 'indigo' }), change(id, 1, { cloth: 'turquoise' })]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await change(id, 1, {})).body).toMatchObject({ code: 'changed-meanwhile' });
      const many = await Promise.all(Array.from({ length: 10 }, () => add()));
      expect(many.filter(({ status }) => status === 201)).toHaveLength(7);
      expect(many.find(({ status }) => status !== 201)).toMatchObject({
        status: 409,
        body: { code: 'too-many-hero-slides', message: expect.stringContaining('۸') as string },
      });
      expect(await all()).toHaveLength(8);
    });

    test('HOME-03 what cannot be is reported at its field: another site, an end before the begin, no Persian words, the image of another', async () => {
      for (const link of ['https://elsewhere.example', '//elsewhere.example', '/admin/orders', '/api/products/']) {
        expect((await add({ link })).body, link).toMatchObject({
          code: 'link-wrong',
          fields: { link: expect.any(String) as string },
        });
      }
      expect((await add({ begins_at: at(2), ends_at: at(1) })).body).toMatchObject({
        code: 'terms-wrong',
        fields: { ends_at: expect.any(String) as string },
      });
      expect((await add({ title: { fa: ' ', en: 'Night' } })).status).toBe(400);
      expect((await add({ cloth: 'red' as never })).status).toBe(400);
      const stranger = await customerReady(app.shop);
      const anothers = await uploadReady(app.shop, { customerId: stranger.id });
      expect(await add({ picture_key: anothers })).toMatchObject({ status: 422, body: { code: 'upload-not-found' } });
      expect(await all()).toEqual([]);
    });

    test('HOME-03 slides are for managers and the owner', async () => {
      const id = await added();
      for (const [role, status] of [
        ['manager', 200],
        ['owner', 200],
        ['support', 403],
        ['writer', 403],
      ] as const) {
        const staff = await customerReady(app.shop, { role });
        expect((await app.call('GET /api/admin/hero-slides/', { token: staff.token })).status, role).toBe(status);
      }
      const [support, customer] = [await customerReady(app.shop, { role: 'support' }), await customerReady(app.shop)];
      for (const who of [support, customer]) {
        expect(
          [await add({}, who), await change(id, 1, {}, who), await order([id], who), await remove(id, 1, who)].map(
            ({ status }) => status,
          ),
        ).toEqual([403, 403, 403, 403]);
      }
      expect((await app.call('GET /api/admin/hero-slides/')).status).toBe(401);
    });
  });
});
