import { putSetting } from '#features/settings/server/settings.factory.ts';
import { describe, expect, test } from 'vitest';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';

const topics = ['buying', 'authors', 'buyer-help', 'license'];

describe('the contact of the shop', () => {
  const app = useTestShop();

  test('the contact that the owner stores is returned', async () => {
    const owner = await customerReady(app.shop, { role: 'owner' });
    const contact = {
      address: { fa: 'اصفهان، میدان نقش جهان', en: 'Naqsh-e Jahan Square, Isfahan' },
      hours: { fa: 'هر روز', en: 'Every day' },
      phone: '+983132220000',
      email: 'salam@example.ir',
      latitude: 32.657,
      longitude: 51.677,
      reply_hours: 48,
      show_figures: false,
    };
    expect((await app.call('GET /api/shop-contact/')).status).toBe(200);
    expect((await putSetting(app, 'contact', { token: owner.token, body: contact })).status).toBe(200);
    expect((await app.call('GET /api/shop-contact/')).body).toMatchObject({ ...contact, topics });
    expect((await putSetting(app, 'contact', { token: owner.token, body: { ...contact, latitude: 132 } })).status).toBe(
      400,
    );
  });

  test('a contact is saved without an English address, hours or map position; half a position is refused', async () => {
    const owner = await customerReady(app.shop, { role: 'owner' });
    const contact = {
      address: { fa: 'اصفهان، میدان نقش جهان', en: '' },
      hours: { fa: '', en: '' },
      phone: '+983132220000',
      email: 'salam@example.ir',
      latitude: null,
      longitude: null,
      reply_hours: null,
      show_figures: true,
    };
    const put = (body: object) => putSetting(app, 'contact', { token: owner.token, body });
    expect((await put(contact)).status).toBe(200);
    expect((await app.call('GET /api/shop-contact/')).body).toMatchObject({ ...contact, topics });
    expect((await put({ ...contact, latitude: 32.657 })).body).toMatchObject({
      code: 'half-a-place',
      fields: { longitude: expect.any(String) as string },
    });
    expect((await put({ ...contact, longitude: 51.677 })).body).toMatchObject({
      code: 'half-a-place',
      fields: { latitude: expect.any(String) as string },
    });
    expect((await app.call('GET /api/shop-contact/')).body).toMatchObject({ ...contact, topics });
  });
});
