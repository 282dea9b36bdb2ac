import { beforeAll, describe, expect, test } from 'vitest';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { putSetting } from './settings.factory.ts';

const cash = { offered: true, max_due_amount: null, places: [] };

describe('concurrent changes of a setting', () => {
  const app = useTestShop();
  let owner: ReadyCustomer;
  beforeAll(async () => {
    owner = await customerReady(app.shop, { role: 'owner' });
  });
  const put = (version: number, body: object = cash) =>
    app.call('PUT /api/admin/settings/paying-terms/cash/', { token: owner.token, body: { ...body, version } });
  const visible = async () =>
    (
      (await app.call('GET /api/admin/settings/paying-terms/', { token: owner.token })).body as {
        cash: { max_due_amount: number };
      }
    ).cash;

  test.each(['first', 'second'])('one of ten changes from the same version succeeds: the %s change', async () => {
    const { version: seen } = (await visible()) as unknown as { version: number };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, sum) => put(seen, { ...cash, max_due_amount: sum + 1 })),
    );
    const taken = answers.flatMap(({ status }, index) => (status === 200 ? [index + 1] : []));
    expect(taken).toHaveLength(1);
    expect(await visible()).toMatchObject({ max_due_amount: taken[0], version: seen + 1 });
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'changed-meanwhile',
      facts: { version: seen + 1 },
    });
  });

  test('a change without the seen version, or with one that never existed, is refused', async () => {
    expect(
      (await app.call('PUT /api/admin/settings/paying-terms/cash/', { token: owner.token, body: cash })).status,
    ).toBe(428);
    expect((await put(999)).status).toBe(409);
  });

  test('a change refused for another reason leaves the setting unchanged', async () => {
    const before = (await visible()) as unknown as { version: number };
    expect((await putSetting(app, 'featured', { token: owner.token, body: { ids: [999_999] } })).status).toBe(404);
    expect((await app.call('GET /api/admin/featured-products/', { token: owner.token })).body).toMatchObject({
      version: 0,
    });
    expect(await visible()).toEqual(before);
  });
});
