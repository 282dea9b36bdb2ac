import { beforeAll, describe, expect, test } from 'vitest';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { writtenDocument } from '#shared/text/plain-writing.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { PostCard, PostCategory } from '../blog.contract.ts';
import type { AdminPostCategory } from '../post-categories-admin.contract.ts';
import { postReady } from './blog.factory.ts';

describe('blog categories in the admin', () => {
  const app = useTestShop();
  let token = '';
  let by = 0;
  beforeAll(async () => {
    ({ token, id: by } = await customerReady(app.shop, { role: 'writer' }));
  });

  const add = (name: { fa: string; en?: string }, slug?: string) =>
    app.call('POST /api/admin/post-categories/', {
      token,
      body: { name: { en: '', ...name }, ...(slug !== undefined && { slug }) },
    });
  const rename = (slug: string, version: number, name: { fa: string; en: string }) =>
    app.call('PUT /api/admin/post-categories/:slug/', { token, params: { slug }, body: { version, name } });
  const readdress = (slug: string, version: number, to: string) =>
    app.call('PUT /api/admin/post-categories/:slug/', {
      token,
      params: { slug },
      body: { version, slug: to, name: { fa: 'نام', en: '' } },
    });
  const orderOver = (before: readonly string[], wanted: readonly string[]) =>
    app.call('PUT /api/admin/post-categories/', { token, body: { slugs: wanted, before } });
  const order = async (wanted: readonly string[]) => orderOver(await slugs(), wanted);
  const removeOf = (version: number, slug: string, move_to?: string) =>
    app.call('DELETE /api/admin/post-categories/:slug/', {
      token,
      params: { slug },
      query: { version, ...(move_to !== undefined && { move_to }) },
    });
  /** Removes it at its current version. */
  const remove = async (slug: string, move_to?: string) =>
    removeOf((await all()).find((one) => one.slug === slug)?.version ?? 1, slug, move_to);
  const all = async () =>
    ((await app.call('GET /api/admin/post-categories/', { token })).body as { data: AdminPostCategory[] }).data;
  const slugs = async () => (await all()).map(({ slug }) => slug);
  const offered = async (language = 'fa') =>
    ((await app.call('GET /api/post-categories/', { query: { language } })).body as { data: PostCategory[] }).data;
  const cards = async (category: string, language = 'fa') =>
    ((await app.call('GET /api/posts/', { query: { language, category } })).body as { data: PostCard[] }).data;
  const logged = async (subjectId: string) =>
    (
      await app.shop.database.pool.query<object>(
        "select action, by, before, after from audit_log where subject = 'post-category' and subject_id = $1 order by id",
        [subjectId],
      )
    ).rows;
  const statuses = async (...answers: Promise<{ status: number }>[]) =>
    (await Promise.all(answers)).map(({ status }) => status).sort();
  const draft = (slug: string, category: string) => ({
    slug,
    category,
    title: { fa: 'چراغ', en: '' },
    summary: { fa: '', en: '' },
    author_name: { fa: 'سارا', en: '' },
    body: { fa: writtenDocument('بند.'), en: null },
    cover_key: null,
    status: 'draft',
    published_at: null,
  });

  test('CONT-01 a category is added behind the others, and renamed: readers see it at once, in Persian where no English is written', async () => {
    expect(await add({ fa: 'گفت‌وگو' }, 'talks')).toMatchObject({ status: 201, body: { slug: 'talks', version: 1 } });
    expect((await slugs()).at(-1)).toBe('talks');
    const { slug } = await postReady(app.shop, { category: 'talks' });
    const named = async (language: string) => [
      (await offered(language)).at(-1)?.name,
      (await cards('talks', language))[0]?.category_name,
      ((await app.call('GET /api/posts/:slug/', { params: { slug }, query: { language } })).body as PostCard)
        .category_name,
    ];
    expect(await named('fa')).toEqual(['گفت‌وگو', 'گفت‌وگو', 'گفت‌وگو']);
    expect(await named('en')).toEqual(['گفت‌وگو', 'گفت‌وگو', 'گفت‌وگو']);
    expect((await rename('talks', 1, { fa: 'هم‌صحبتی', en: 'Talks' })).body).toMatchObject({
      slug: 'talks',
      version: 2,
    });
    expect(await named('fa')).toEqual(['هم‌صحبتی', 'هم‌صحبتی', 'هم‌صحبتی']);
    expect(await named('en')).toEqual(['Talks', 'Talks', 'Talks']);
    expect(await logged('talks')).toEqual([
      { action: 'post-category.added', by, before: null, after: { slug: 'talks', name: { fa: 'گفت‌وگو', en: '' } } },
      {
        action: 'post-category.renamed',
        by,
        before: { name: { fa: 'گفت‌وگو', en: '' } },
        after: { name: { fa: 'هم‌صحبتی', en: 'Talks' } },
      },
    ]);
  });

  test('CONT-01 a slug is made from the English name, else the Persian; an invalid or taken one is reported at its field', async () => {
    expect((await add({ fa: 'پشت صحنه', en: 'Behind the Scenes' })).body).toMatchObject({ slug: 'behind-the-scenes' });
    expect((await add({ fa: 'خانه و آشپزخانه' })).body).toMatchObject({ slug: 'خانه-و-آشپزخانه' });
    expect((await rename('خانه-و-آشپزخانه', 1, { fa: 'خانه', en: '' })).status).toBe(200);
    expect(await add({ fa: '؟؟' })).toMatchObject({
      status: 400,
      body: { code: 'slug-needed', fields: { slug: expect.any(String) as string } },
    });
    expect(await add({ fa: 'ترفندها' }, 'tips')).toMatchObject({
      status: 409,
      body: { code: 'slug-taken', fields: { slug: expect.any(String) as string } },
    });
    expect([
      (await add({ fa: ' ' })).status,
      (await add({ fa: 'ا'.repeat(41) })).status,
      (await add({ fa: 'نام' }, 'نام بد')).status,
    ]).toEqual([400, 400, 400]);
  });

  test('CONT-01 of two concurrent additions or renames of a category one succeeds; the second rename is reported as a conflict', async () => {
    expect(await statuses(add({ fa: 'یکی' }, 'the-same'), add({ fa: 'دیگری' }, 'the-same'))).toEqual([201, 409]);
    expect(await logged('the-same')).toHaveLength(1);
    expect(
      await statuses(rename('the-same', 1, { fa: 'یک', en: '' }), rename('the-same', 1, { fa: 'دو', en: '' })),
    ).toEqual([200, 409]);
    expect((await rename('the-same', 1, { fa: 'سه', en: '' })).body).toMatchObject({ code: 'changed-meanwhile' });
    expect((await rename('no-such', 1, { fa: 'سه', en: '' })).body).toMatchObject({ code: 'category-not-found' });
  });

  test('CONT-01 a changed slug moves the posts along, and the former one redirects until another category takes it', async () => {
    const listed = async (category: string) => {
      const { data, category: today } = (await app.call('GET /api/posts/', { query: { language: 'fa', category } }))
        .body as { data: PostCard[]; category: string | null };
      return [today, ...data.map((post) => `${post.id} ${post.category}`)];
    };
    await add({ fa: 'نام' }, 'first-slug');
    const { id } = await postReady(app.shop, { category: 'first-slug' });
    expect(await listed('first-slug')).toEqual(['first-slug', `${id} first-slug`]);
    expect((await readdress('first-slug', 1, 'second-slug')).body).toMatchObject({ slug: 'second-slug', version: 2 });
    for (const slug of ['first-slug', 'second-slug'])
      expect(await listed(slug)).toEqual(['second-slug', `${id} second-slug`]);
    expect((await readdress('second-slug', 2, 'third-slug')).status).toBe(200);
    for (const slug of ['first-slug', 'second-slug', 'third-slug'])
      expect(await listed(slug)).toEqual(['third-slug', `${id} third-slug`]);
    expect(await listed('no-such-slug')).toEqual([null]);
    expect(await logged('third-slug')).toEqual([
      { action: 'post-category.renamed', by, before: { slug: 'second-slug' }, after: { slug: 'third-slug' } },
    ]);

    // A category may return to a former slug of its own, and a slug that is free again can be taken by any.
    expect((await readdress('third-slug', 3, 'first-slug')).status).toBe(200);
    expect((await add({ fa: 'دیگر' }, 'second-slug')).status).toBe(201);
    expect([await listed('second-slug'), await listed('third-slug')]).toEqual([
      ['second-slug'],
      ['first-slug', `${id} first-slug`],
    ]);
    expect(await readdress('first-slug', 4, 'second-slug')).toMatchObject({
      status: 409,
      body: { code: 'slug-taken', fields: { slug: expect.any(String) as string } },
    });
    expect((await remove('first-slug', 'second-slug')).status).toBe(200);
    expect([await listed('first-slug'), await listed('third-slug')]).toEqual([[null], [null]]);
  });

  test('CONT-01 who renames what got another slug meanwhile is notified, and a post that is open meanwhile is saved in it', async () => {
    await add({ fa: 'باز' }, 'open-one');
    const made = (await app.call('POST /api/admin/posts/', { token, body: draft('kept-open', 'open-one') })).body as {
      id: number;
      version: number;
    };
    expect(await statuses(readdress('open-one', 1, 'open-two'), readdress('open-one', 1, 'open-three'))).toEqual([
      200, 409,
    ]);
    expect((await rename('open-one', 1, { fa: 'دیر', en: '' })).body).toMatchObject({ code: 'changed-meanwhile' });
    const saved = await app.call('PUT /api/admin/posts/:id/', {
      token,
      params: { id: made.id },
      body: { ...draft('kept-open', 'open-one'), version: made.version },
    });
    expect(saved.status).toBe(200);
    const { category } = (await app.call('GET /api/admin/posts/:id/', { token, params: { id: made.id } })).body as {
      category: string;
    };
    expect(['open-two', 'open-three']).toContain(category);
  });

  test('CONT-01 of two categories that want one slug at once one gets it, and no post loses its category meanwhile', async () => {
    for (let turn = 0; turn < 4; turn++) {
      const [left, right, wanted] = [`left-${turn}`, `right-${turn}`, `wanted-${turn}`];
      await add({ fa: 'چپ' }, left);
      await add({ fa: 'راست' }, right);
      const [one, other, post] = await Promise.all([
        readdress(left, 1, wanted),
        readdress(right, 1, wanted),
        app.call('POST /api/admin/posts/', { token, body: draft(`caught-${turn}`, left) }),
      ]);
      expect([one.status, other.status].sort()).toEqual([200, 409]);
      if (post.status !== 201) expect(post.body).toMatchObject({ code: 'category-not-found' });
    }
    const { rows } = await app.shop.database.pool.query(
      'select from posts p where not exists (select from post_categories c where c.slug = p.category)',
    );
    expect(rows).toEqual([]);
  });

  test('CONT-01 the blog lists the categories in the order that they are put in; an order that leaves one out or names another is refused', async () => {
    const before = await slugs();
    const wanted = before.toReversed();
    expect((await order(wanted)).status).toBe(200);
    expect((await offered()).map(({ slug }) => slug)).toEqual(wanted);
    expect((await logged('all')).at(-1)).toEqual({ action: 'post-categories.ordered', by, before, after: wanted });
    for (const outdated of [wanted.slice(1), [...wanted, 'no-such'], [...wanted.slice(1), 'no-such']])
      expect((await order(outdated)).body).toMatchObject({ code: 'changed-meanwhile' });
    expect((await order([...wanted.slice(1), wanted[1] ?? ''])).status).toBe(400);
    expect(await slugs()).toEqual(wanted);
    expect((await rename('tips', 1, { fa: 'ترفند', en: 'Tips' })).status).toBe(200);
  });

  test('CONT-01 of two concurrent reorderings the second is refused, and a reordering during an addition loses none', async () => {
    const before = await slugs();
    const [turned, moved] = [before.toReversed(), [...before.slice(1), before[0] ?? '']];
    // Either may succeed first.
    const [first, second] = await Promise.all([orderOver(before, turned), orderOver(before, moved)]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    expect((await slugs()).join()).toBe((first.status === 200 ? turned : moved).join());
    const [, added] = await Promise.all([order(before), add({ fa: 'هم‌زمان' }, 'meanwhile')]);
    expect(added.status).toBe(201);
    expect((await slugs()).at(-1)).toBe('meanwhile');
    expect((await slugs()).toSorted()).toEqual([...before, 'meanwhile'].toSorted());
  });

  test('CONT-01 a category with posts is not removed, and reports their number, until a target for them is given', async () => {
    await add({ fa: 'کهنه' }, 'old');
    await add({ fa: 'نو' }, 'new');
    const { id } = await postReady(app.shop, { category: 'old' });
    await postReady(app.shop, { category: 'old', publishedAt: null });
    expect((await all()).find(({ slug }) => slug === 'old')).toMatchObject({ posts_count: 2 });
    expect(await remove('old')).toMatchObject({
      status: 409,
      body: { code: 'category-in-use', message: expect.stringContaining('۲ نوشته') as string, facts: { posts: 2 } },
    });
    for (const nowhere of ['no-such', 'old'])
      expect(await remove('old', nowhere)).toMatchObject({
        status: 404,
        body: { fields: { move_to: expect.any(String) as string } },
      });
    expect((await cards('old')).map((post) => post.id)).toEqual([id]);
    expect((await removeOf(9, 'old', 'new')).body).toMatchObject({ code: 'changed-meanwhile' });
    expect((await cards('old')).map((post) => post.id)).toEqual([id]);
    expect((await remove('old', 'new')).status).toBe(200);
    expect([(await cards('old')).length, (await cards('new')).map((post) => post.id)]).toEqual([0, [id]]);
    expect((await app.call('GET /api/admin/posts/:id/', { token, params: { id } })).body).toMatchObject({
      category: 'new',
      version: 2,
    });
    expect(await offered()).not.toContainEqual(expect.objectContaining({ slug: 'old' }));
    expect((await logged('old')).at(-1)).toEqual({
      action: 'post-category.removed',
      by,
      before: { slug: 'old', name: { fa: 'کهنه', en: '' } },
      after: { moved_to: 'new', posts: 2 },
    });
    expect((await remove('old')).body).toMatchObject({ code: 'category-not-found' });
    expect((await remove('old', 'new')).body).toMatchObject({ code: 'category-not-found' });
  });

  test('CONT-01 an empty category is removed at once, by either of two concurrent requests', async () => {
    await add({ fa: 'تهی' }, 'empty');
    expect(await statuses(remove('empty'), remove('empty'))).toEqual([200, 404]);
    expect((await logged('empty')).at(-1)).toMatchObject({ action: 'post-category.removed', after: null });
  });

  test('CONT-01 a category that is removed while a post is saved in it: either goes through, and no post is left without one', async () => {
    for (let turn = 0; turn < 6; turn++) {
      const [slug, to] = [`contested-${turn}`, turn % 2 === 0 ? undefined : 'new'];
      await add({ fa: 'پرکشمکش' }, slug);
      const [gone, made] = await Promise.all([
        remove(slug, to),
        app.call('POST /api/admin/posts/', { token, body: draft(`post-${slug}`, slug) }),
      ]);
      const there = (await slugs()).includes(slug);
      if (there) expect([gone.status, made.status], slug).toEqual([409, 201]);
      else expect(gone.status, slug).toBe(200);
      if (!there && made.status !== 201) expect(made.body).toMatchObject({ code: 'category-not-found' });
    }
    const { rows } = await app.shop.database.pool.query(
      'select from posts p where not exists (select from post_categories c where c.slug = p.category)',
    );
    expect(rows).toEqual([]);
  });

  test('CONT-01 the categories are restricted to writers, managers and the owner', async () => {
    for (const [role, status] of [
      ['writer', 200],
      ['manager', 200],
      ['owner', 200],
      ['support', 403],
    ] as const) {
      const staff = await customerReady(app.shop, { role });
      expect((await app.call('GET /api/admin/post-categories/', { token: staff.token })).status, role).toBe(status);
    }
    const calls = [
      ['POST /api/admin/post-categories/', { body: { name: { fa: 'نام', en: '' } } }],
      ['PUT /api/admin/post-categories/', { body: { slugs: ['tips'], before: [] } }],
      [
        'PUT /api/admin/post-categories/:slug/',
        { params: { slug: 'tips' }, body: { version: 1, name: { fa: 'نام', en: '' } } },
      ],
      ['DELETE /api/admin/post-categories/:slug/', { params: { slug: 'tips' }, query: { version: 1 } }],
    ] as const;
    const [support, customer] = [await customerReady(app.shop, { role: 'support' }), await customerReady(app.shop)];
    for (const [name, sent] of calls) {
      expect(
        [
          (await app.call(name, { ...sent, token: support.token })).status,
          (await app.call(name, { ...sent, token: customer.token })).status,
          (await app.call(name, sent)).status,
        ],
        name,
      ).toEqual([403, 403, 401]);
    }
  });
});
