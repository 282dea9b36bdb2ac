import { describe, expect, test } from 'vitest';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import type { StaffRole } from '#shared/contract/contract.ts';
import { writtenDocument } from '#shared/text/plain-writing.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { AdminPost, WholePost } from '../posts-admin.contract.ts';
import { postReady } from './blog.factory.ts';

const draft = {
  category: 'tips',
  title: { fa: 'چراغ نو', en: 'A new lamp' },
  summary: { fa: 'دربارهٔ چراغ', en: '' },
  author_name: { fa: 'سارا', en: '' },
  body: { fa: writtenDocument('## تیتر\n\nیک بند.'), en: null },
  cover_key: null,
  status: 'draft',
  published_at: null,
};

/** The response of a bulk call for one item. */
const outcomes = (id: number, outcome: 'done' | 'skipped') => ({
  data: [{ id, outcome, code: null, message: null }],
});

describe('posts in the admin', () => {
  const app = useTestShop();
  const staff = (role: StaffRole = 'writer') => customerReady(app.shop, { role });
  const visible = async (slug: string) =>
    (await app.call('GET /api/posts/:slug/', { params: { slug }, query: { language: 'fa' } })).status;
  const lastChange = async (action: string, subjectId: string | number) =>
    (
      await app.shop.database.pool.query<{ before: unknown; after: unknown }>(
        'select before, after from audit_log where action = $1 and subject_id = $2 order by id desc limit 1',
        [action, String(subjectId)],
      )
    ).rows[0];
  const logged = async (subject: string, subjectId: string | number) =>
    (
      await app.shop.database.pool.query<{ action: string }>(
        'select action from audit_log where subject = $1 and subject_id = $2 order by id',
        [subject, String(subjectId)],
      )
    ).rows.map(({ action }) => action);

  test('CONT-01 a draft is written, published, changed, taken back and removed; readers follow, and each step is logged', async () => {
    const { token } = await staff();
    const made = await app.call('POST /api/admin/posts/', { body: draft, token });
    expect(made).toMatchObject({ status: 201, body: { slug: 'a-new-lamp', version: 1 } });
    const { id } = made.body as { id: number };
    const write = (version: number, change: object) =>
      app.call('PUT /api/admin/posts/:id/', { params: { id }, body: { ...draft, ...change, version }, token });
    expect(await visible('a-new-lamp')).toBe(404);
    expect((await write(1, { status: 'published' })).body).toMatchObject({ version: 2 });
    expect(await visible('a-new-lamp')).toBe(200);
    const remove = (version: number) =>
      app.call('DELETE /api/admin/posts/:id/', { params: { id }, query: { version }, token });
    expect((await remove(2)).body).toMatchObject({ code: 'post-not-draft' });
    expect((await write(2, { status: 'draft' })).status).toBe(200);
    expect(await visible('a-new-lamp')).toBe(404);
    expect((await remove(2)).body).toMatchObject({ code: 'changed-meanwhile' });
    expect([(await remove(3)).status, (await remove(3)).status]).toEqual([200, 404]);
    expect(await logged('post', id)).toEqual(['post.created', 'post.changed', 'post.changed', 'post.removed']);
  });

  test('CONT-01 a post for tomorrow is scheduled and retains its time', async () => {
    const { token } = await staff();
    const tomorrow = new Date(app.clock.now().getTime() + 86_400_000).toISOString();
    const made = await app.call('POST /api/admin/posts/', {
      body: { ...draft, slug: 'for-tomorrow', status: 'published', published_at: tomorrow },
      token,
    });
    const { id } = made.body as { id: number };
    const at = (await app.call('GET /api/admin/posts/:id/', { params: { id }, token })).body as WholePost;
    expect(at).toMatchObject({ status: 'scheduled', published_at: tomorrow });
    const list = (await app.call('GET /api/admin/posts/', { query: { status: 'scheduled' }, token })).body as {
      data: AdminPost[];
    };
    expect(list.data.map((post) => post.id)).toEqual([id]);
    // A post that was read can be sent back unchanged.
    const { id: _, category_name: __, changed_at: ___, ...again } = at;
    expect((await app.call('PUT /api/admin/posts/:id/', { params: { id }, body: again, token })).body).toMatchObject({
      status: 'scheduled',
      published_at: tomorrow,
    });
    expect(await visible('for-tomorrow')).toBe(404);
    app.clock.advance(86_400_000);
    expect(await visible('for-tomorrow')).toBe(200);
  });

  test('of two concurrent changes of a post one succeeds, and a slug belongs to one post', async () => {
    const { token } = await staff();
    const { id } = await postReady(app.shop, { slug: 'contested' });
    const write = (change: object) =>
      app.call('PUT /api/admin/posts/:id/', {
        params: { id },
        body: { ...draft, slug: 'contested', ...change, version: 1 },
        token,
      });
    const answers = await Promise.all([write({ category: 'news' }), write({ category: 'offer' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await postReady(app.shop, { slug: 'taken-already' });
    expect(
      (await app.call('POST /api/admin/posts/', { body: { ...draft, slug: 'taken-already' }, token })).body,
    ).toMatchObject({ code: 'slug-taken', fields: { slug: expect.any(String) as string } });
    expect(
      (
        await app.call('PUT /api/admin/posts/:id/', {
          params: { id },
          body: { ...draft, slug: 'taken-already', version: 2 },
          token,
        })
      ).status,
    ).toBe(409);
  });

  test.each([
    ['published without a summary', { status: 'published', summary: { fa: '', en: '' } }],
    ['published without a text', { status: 'published', body: { fa: { blocks: [] }, en: null } }],
    ['without a title', { title: { fa: ' ', en: '' } }],
    ['whose title makes no address', { title: { fa: '؟؟', en: '' } }],
    ['with markup in it', { body: { fa: { blocks: [{ kind: 'html', html: '<script>' }] }, en: null } }],
    [
      'with a link that runs',
      {
        body: { fa: { blocks: [{ kind: 'paragraph', runs: [{ text: 'x', href: 'javascript:alert(1)' }] }] }, en: null },
      },
    ],
    ['with a date that is none', { published_at: 'tomorrow', status: 'published', slug: 'no-date' }],
  ])('CONT-02 a post %s is refused, never an error', async (_, change) => {
    const { token } = await staff();
    const { status } = await app.call('POST /api/admin/posts/', {
      body: { ...draft, slug: undefined, ...change },
      token,
    });
    expect(status).toBe(400);
  });

  test('CONT-01 a post is of one of the blog’s categories; another is refused when it is begun and when it is changed', async () => {
    const { token } = await staff();
    const refused = {
      status: 404,
      body: { code: 'category-not-found', fields: { category: expect.any(String) as string } },
    };
    expect(
      await app.call('POST /api/admin/posts/', { body: { ...draft, slug: 'of-gossip', category: 'gossip' }, token }),
    ).toMatchObject(refused);
    const { id } = await postReady(app.shop, { slug: 'of-tips' });
    expect(
      await app.call('PUT /api/admin/posts/:id/', {
        params: { id },
        body: { ...draft, slug: 'of-tips', category: 'gossip', version: 1 },
        token,
      }),
    ).toMatchObject(refused);
    expect((await app.call('GET /api/admin/posts/:id/', { params: { id }, token })).body).toMatchObject({
      category: 'tips',
      category_name: { fa: 'ترفند', en: 'Tips' },
      version: 1,
    });
    const of = async (category: string) =>
      (
        (await app.call('GET /api/admin/posts/', { query: { category }, token })).body as { data: AdminPost[] }
      ).data.map((post) => post.id);
    expect(await of('tips')).toContain(id);
    expect(await of('gossip')).toEqual([]);
  });

  test('CONT-02 an image not uploaded by the writer is refused', async () => {
    const { token } = await staff();
    const answer = await app.call('POST /api/admin/posts/', {
      body: { ...draft, slug: 'with-picture', cover_key: 'a'.repeat(20) },
      token,
    });
    expect(answer).toMatchObject({ status: 422, body: { code: 'upload-not-found' } });
  });

  test('the log keeps the words of a post before and after, and of what did not change nothing', async () => {
    const { token } = await staff();
    const { id } = (await app.call('POST /api/admin/posts/', { body: { ...draft, slug: 'kept-words' }, token }))
      .body as { id: number };
    expect(await lastChange('post.created', id)).toMatchObject({
      before: null,
      after: { body_fa: '## تیتر\n\nیک بند.', summary: { fa: 'دربارهٔ چراغ' } },
    });
    const change = {
      summary: { fa: 'کوتاه‌تر', en: '' },
      body: { fa: writtenDocument('بند دیگر با [پیوند](/home).'), en: null },
    };
    await app.call('PUT /api/admin/posts/:id/', {
      params: { id },
      body: { ...draft, slug: 'kept-words', ...change, version: 1 },
      token,
    });
    expect(await lastChange('post.changed', id)).toEqual({
      before: { summary: { fa: 'دربارهٔ چراغ', en: '' }, body_fa: '## تیتر\n\nیک بند.' },
      after: { summary: { fa: 'کوتاه‌تر', en: '' }, body_fa: 'بند دیگر با [پیوند](/home).' },
    });
    await app.call('DELETE /api/admin/posts/:id/', { params: { id }, query: { version: 2 }, token });
    expect(await lastChange('post.removed', id)).toMatchObject({
      before: { body_fa: 'بند دیگر با [پیوند](/home).' },
      after: null,
    });
  });

  test('the log keeps the old words of a page that is written anew, and bounds a huge one', async () => {
    const { token } = await staff();
    const write = (version: number, text: string) =>
      app.call('PUT /api/admin/written-pages/:name/', {
        params: { name: 'privacy-policy' },
        body: { title: { fa: 'حریم خصوصی', en: 'Privacy' }, body: { fa: writtenDocument(text), en: null }, version },
        token,
      });
    await write(0, 'نشانی شما را به کسی نمی‌دهیم.');
    await write(1, 'نشانی شما را به پست می‌دهیم.');
    expect(await lastChange('page.changed', 'privacy-policy')).toEqual({
      before: { body_fa: 'نشانی شما را به کسی نمی‌دهیم.' },
      after: { body_fa: 'نشانی شما را به پست می‌دهیم.' },
    });
    const huge = Array.from({ length: 10 }, () => 'س'.repeat(3_000)).join('\n\n');
    expect((await write(2, huge)).status).toBe(200);
    expect(await lastChange('page.changed', 'privacy-policy')).toEqual({
      before: { body_fa: 'نشانی شما را به پست می‌دهیم.' },
      after: { body_fa: { cut_text: huge.slice(0, 20_000), letters: huge.length } },
    });
  });

  test('CONT-02 comments are displayed or refused once, whoever decides; the writer hears of it', async () => {
    const { slug } = await postReady(app.shop, { title: 'راهنما', english: 'Guide' });
    const [one, other] = [await staff('support'), await staff('manager')];
    const customer = await customerReady(app.shop);
    const comment = (
      await app.call('POST /api/posts/:slug/comments/', {
        params: { slug },
        token: customer.token,
        body: { text: 'خوب بود' },
      })
    ).body as { id: number };
    const queue = await app.call('GET /api/admin/comments/', { token: one.token });
    expect(queue.body).toMatchObject({
      counts: { waiting: 1 },
      data: [{ id: comment.id, text: 'خوب بود', writer: customer.username, post: { slug } }],
    });
    expect((queue.body as { data: { post: { title: string } }[] }).data[0]!.post.title).toBe('راهنما');
    const english = await app.call('GET /api/admin/comments/', {
      token: one.token,
      headers: { cookie: 'language=en' },
    });
    expect(english.body).toMatchObject({ data: [{ post: { title: 'Guide' } }] });
    const decide = (token: string, decision: string, reason?: string) =>
      app.call('POST /api/admin/comments/bulk-decide/', { body: { ids: [comment.id], decision, reason }, token });
    const mine = async (token: string) =>
      (await app.call('GET /api/posts/:slug/comments/mine/', { params: { slug }, token })).body;
    expect([await mine(customer.token), await mine(one.token)]).toMatchObject([
      { data: [{ id: comment.id, text: 'خوب بود', status: 'waiting', reason: null }] },
      { data: [] },
    ]);
    expect((await app.call('GET /api/posts/:slug/comments/mine/', { params: { slug } })).status).toBe(401);
    expect(
      (
        await app.call('GET /api/posts/:slug/comments/mine/', {
          params: { slug: 'no-such-post' },
          token: customer.token,
        })
      ).status,
    ).toBe(404);
    const answers = await Promise.all([decide(one.token, 'approve'), decide(other.token, 'approve')]);
    expect(answers.map(({ body }) => (body as { data: { outcome: string }[] }).data[0]?.outcome).sort()).toEqual([
      'done',
      'skipped',
    ]);
    const visibleNow = async () =>
      ((await app.call('GET /api/posts/:slug/comments/', { params: { slug } })).body as { count: number }).count;
    expect(await visibleNow()).toBe(1);
    expect(await logged('comment', comment.id)).toEqual(['comment.approved']);
    expect(await lastChange('comment.approved', comment.id)).toEqual({
      before: { state: 'waiting', text: 'خوب بود' },
      after: { state: 'approved', text: 'خوب بود' },
    });
    expect(await mine(customer.token)).toMatchObject({ data: [] });
    expect((await decide(one.token, 'refuse')).body).toMatchObject({
      code: 'reason-needed',
      fields: { reason: expect.any(String) as string },
    });
    expect(await visibleNow()).toBe(1);
    expect((await decide(one.token, 'refuse', 'شمارهٔ تماس دارد')).body).toMatchObject(outcomes(comment.id, 'done'));
    expect((await decide(other.token, 'refuse', 'چیزی دیگر')).body).toMatchObject(outcomes(comment.id, 'skipped'));
    expect(await visibleNow()).toBe(0);
    expect(await mine(customer.token)).toMatchObject({
      data: [{ id: comment.id, text: 'خوب بود', status: 'refused', reason: 'شمارهٔ تماس دارد' }],
    });
    expect(
      (await app.call('GET /api/admin/comments/', { token: one.token, query: { status: 'refused' } })).body,
    ).toMatchObject({ data: [{ id: comment.id, reason: 'شمارهٔ تماس دارد' }] });
    expect(await logged('comment', comment.id)).toEqual(['comment.approved', 'comment.refused']);
    const undo = async (token: string, decision: string) =>
      (await app.call('POST /api/admin/comments/bulk-undo/', { body: { ids: [comment.id], decision }, token })).body;
    expect(await undo(other.token, 'refuse')).toMatchObject(outcomes(comment.id, 'skipped'));
    expect(await undo(one.token, 'approve')).toMatchObject(outcomes(comment.id, 'skipped'));
    expect(await Promise.all([undo(one.token, 'refuse'), undo(one.token, 'refuse')])).toEqual(
      expect.arrayContaining([outcomes(comment.id, 'done'), outcomes(comment.id, 'skipped')]),
    );
    expect(await logged('comment', comment.id)).toEqual(['comment.approved', 'comment.refused', 'comment.waiting']);
    expect(await lastChange('comment.refused', comment.id)).toEqual({
      before: { state: 'approved', text: 'خوب بود' },
      after: { state: 'refused', text: 'خوب بود', refusal: 'شمارهٔ تماس دارد' },
    });
    const { rows } = await app.shop.database.pool.query<{ news: { customerId: number } }>(
      `select news from outbox where name = 'notice.due' order by id`,
    );
    const link = `/blog-details/${slug}#comments`;
    expect(rows.map(({ news: event }) => event).filter(({ customerId }) => customerId === customer.id)).toEqual([
      { customerId: customer.id, kind: 'comment-approved', params: { post: 'راهنما', post_en: 'Guide' }, link },
      {
        customerId: customer.id,
        kind: 'comment-refused',
        params: { post: 'راهنما', post_en: 'Guide', reason: 'شمارهٔ تماس دارد' },
        link,
      },
    ]);
    await decide(one.token, 'approve');
    expect(await mine(customer.token)).toMatchObject({ data: [] });
  });

  test('CONT-03 a page is written for the first time, then anew; of two at once one does, and readers see it', async () => {
    const { token } = await staff();
    const write = (version: number, text: string) =>
      app.call('PUT /api/admin/written-pages/:name/', {
        params: { name: 'about-us' },
        body: { title: { fa: 'ما', en: 'Us' }, body: { fa: writtenDocument(text), en: null }, version },
        token,
      });
    expect(
      (await app.call('GET /api/admin/written-pages/:name/', { params: { name: 'about-us' }, token })).body,
    ).toMatchObject({
      version: 0,
    });
    const read = async () =>
      JSON.stringify(
        (await app.call('GET /api/written-pages/:name/', { params: { name: 'about-us' }, query: { language: 'fa' } }))
          .body,
      );
    expect(await read()).not.toContain('اول');
    expect((await Promise.all([write(0, 'اول'), write(0, 'اول')])).map(({ status }) => status).sort()).toEqual([
      200, 409,
    ]);
    expect(await read()).toContain('اول');
    expect((await write(1, 'دوم')).body).toMatchObject({ version: 2 });
    expect(await read()).toContain('دوم');
    expect(await logged('page', 'about-us')).toEqual(['page.changed', 'page.changed']);
  });

  test('posts and pages are restricted to writers, managers and the owner; comments also to support', async () => {
    for (const [role, posts, comments] of [
      ['writer', 200, 200],
      ['manager', 200, 200],
      ['owner', 200, 200],
      ['support', 403, 200],
    ] as const) {
      const { token } = await staff(role);
      expect([
        (await app.call('GET /api/admin/posts/', { token })).status,
        (await app.call('GET /api/admin/comments/', { token })).status,
      ]).toEqual([posts, comments]);
    }
    const { token } = await customerReady(app.shop);
    expect((await app.call('POST /api/admin/posts/', { body: draft, token })).status).toBe(403);
    expect((await app.call('GET /api/admin/written-pages/:name/', { params: { name: 'about-us' } })).status).toBe(401);
  });
});
