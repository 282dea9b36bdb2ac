import { describe, expect, test } from 'vitest';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { renewAccess, rotateTokens } from '#features/auth/server/sessions/sessions.service.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  resealAuthenticators,
  useAuthenticatorCode,
} from '#features/second-factor/server/authenticators.service.ts';
import { renewRecoveryCodes, useRecoveryCode } from '#features/second-factor/server/recovery-codes.service.ts';
import { codeOfStep, stepAt } from '#features/second-factor/server/totp.ts';
import { endpointsOf } from '#features/webhooks/server/endpoints.store.ts';
import { resealEndpoints, secretsOf } from '#features/webhooks/server/secrets.ts';
import { makeWebhook } from '#features/webhooks/server/webhooks.service.ts';
import type { Shop } from '#platform/shop.ts';
import { useTestShop } from './test-shop.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

describe("a change of the shop's secret", () => {
  const app = useTestShop();
  const anew = 'another secret that is long enough to be one';
  const changing = (): Shop => ({ ...app.shop, secret: anew, formerSecret: app.shop.secret });
  const changed = (): Shop => ({ ...app.shop, secret: anew, formerSecret: undefined });

  test('sessions continue under the new one, and one never renewed ends with the old one', async () => {
    const [one, other] = [await customerReady(app.shop), await customerReady(app.shop)];
    const renewed = await rotateTokens(changing(), one.refresh);
    expect(await renewAccess(changed(), renewed?.refresh ?? '')).toEqual(expect.any(String));
    expect(await renewAccess(changed(), other.refresh)).toBeNull();
    expect(await renewAccess(changing(), other.refresh)).toEqual(expect.any(String));
  });

  test('recovery codes work while the old one is configured, each once', async () => {
    const { id } = await customerReady(app.shop);
    const [code = '', second = ''] = await renewRecoveryCodes(app.shop, id);
    expect(await useRecoveryCode(changed(), id, code)).toBe(false);
    expect(await useRecoveryCode(changing(), id, code)).toBe(true);
    expect(await useRecoveryCode(changing(), id, code)).toBe(false);
    expect(await useRecoveryCode(app.shop, id, second)).toBe(true);
  });

  test('authenticator apps work at once and are re-encrypted by a job, after which the old one is unnecessary', async () => {
    const { id } = await customerReady(app.shop);
    const secret = bytesOf(await beginAuthenticator(app.shop, id));
    const code = () => codeOfStep(secret, stepAt(app.clock.now()));
    expect(await confirmAuthenticator(app.shop, id, code())).toBe(true);
    app.clock.advance(30_000);
    expect(await useAuthenticatorCode(changed(), id, code())).toBe(false);
    expect(await useAuthenticatorCode(changing(), id, code())).toBe(true);
    await resealAuthenticators(changing());
    app.clock.advance(30_000);
    expect(await useAuthenticatorCode(changed(), id, code())).toBe(true);
  });

  test('the webhook signing key is the same after it', async () => {
    const { id } = await customerReady(app.shop, { role: 'owner' });
    const owner = { by: id, sellerId: null };
    await makeWebhook(app.shop, owner, { name: 'x', url: 'https://hooks.example/x', types: ['brand.*'] });
    const signing = async (shop: Shop) => {
      const [endpoint] = await endpointsOf(shop, { of: 'everybody', after: null, limit: 1 });
      return endpoint === undefined ? null : secretsOf(shop, endpoint).map((one) => Buffer.from(one).toString('hex'));
    };
    const before = await signing(app.shop);
    expect(before).toHaveLength(1);
    expect(await signing(changed())).toEqual([]);
    expect(await signing(changing())).toEqual(before);
    await resealEndpoints(changing());
    expect(await signing(changed())).toEqual(before);
  });
});
