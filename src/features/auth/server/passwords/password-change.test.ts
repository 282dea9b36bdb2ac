import { describe, expect, test } from 'vitest';
import { customerReady } from '../auth.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { sendResetLink } from './password-change.service.ts';

describe('a forgotten password', () => {
  const app = useTestShop();

  test('is answered before its link is sent, with or without a mail server, so that timing reveals no account', async () => {
    const { username } = await customerReady(app.shop);
    let letGo = () => {};
    const provider = new Promise<void>((resolve) => (letGo = resolve));
    const sent: string[] = [];
    const sms = {
      ...app.shop.sms,
      send: async ({ to }: { to: string }) => {
        await provider;
        sent.push(to);
      },
    };
    const trading = { ...app.shop, sms, config: { ...app.shop.config, mode: 'production', smtp: undefined } } as const;
    const request = (identifier: string) =>
      sendResetLink(trading, { identifier, address: '192.0.2.7', language: 'fa' });
    expect([await request(username), await request('nobody-of-that-name')]).toEqual([null, null]);
    expect(sent).toEqual([]);
    letGo();
    await expect.poll(() => sent.length).toBe(1);
  });
});
