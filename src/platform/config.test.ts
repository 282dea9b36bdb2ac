import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configVariables } from './config-variables.ts';
import { ConfigErrors, readConfig } from './config.ts';

const example = Object.fromEntries(
  readFileSync('.env.example', 'utf8')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]),
);

const production = {
  SHOP_MODE: 'production',
  PUBLIC_URL: 'https://shop.example.ir/',
  SESSION_SECRET: 'thirty-two characters of a secret',
  VAPID_PRIVATE_KEY: Buffer.alloc(32, 7).toString('base64url'),
  KAVENEGAR_API_KEY: 'key',
  KAVENEGAR_TEMPLATE: 'template',
  SMTP_URL: 'smtps://user:password@mail.example.ir',
  MAIL_FROM: 'shop@example.ir',
};

test('the example lists exactly the variables that the shop reads', () => {
  expect(Object.keys(example).sort()).toEqual([...configVariables].sort());
});

test('the values of the example equal those of an empty environment', () => {
  expect(readConfig(example)).toEqual(readConfig({}));
});

test('without configuration it is a demo that listens on this machine only', () => {
  expect(readConfig({})).toMatchObject({
    mode: 'demo',
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: undefined,
    language: 'fa',
  });
});

test('a complete production configuration starts, and its address loses the trailing slash', () => {
  expect(readConfig(production)).toMatchObject({
    mode: 'production',
    host: '0.0.0.0',
    publicUrl: 'https://shop.example.ir',
  });
  // As browsers report the origin, with which passkeys are compared.
  expect(readConfig({ ...production, PUBLIC_URL: 'https://Shop.example.ir:443' }).publicUrl).toBe(
    'https://shop.example.ir',
  );
});

test('production without configuration lists every missing variable at once', () => {
  const errors = () => readConfig({ SHOP_MODE: 'production' });
  expect(errors).toThrow(ConfigErrors);
  for (const name of Object.keys(production).filter((one) => one !== 'SHOP_MODE'))
    expect(errors).toThrow(new RegExp(`${name} is missing`));
});

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['SHOP_MODE', 'test'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '11'],
  ['TRUST_PROXY', '10.0.0.0/0'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1,anybody'],
  ['DATABASE_URL', 'mysql://localhost/shop'],
  ['SESSION_SECRET', 'short'],
  ['SESSION_SECRET_BEFORE', 'thirty-two characters of a secret'],
  ['DATABASE_DIRECT_URL', 'mysql://localhost/shop'],
  ['DATABASE_REPLICA_URLS', 'mysql://localhost/shop'],
  ['DATABASE_REPLICA_URLS', 'postgres://replica/shop'],
  ['VAPID_PRIVATE_KEY', 'short'],
  ['HOLD_MINUTES', '0'],
  ['ZARINPAL_MERCHANT_ID', 'mine'],
  ['STAND_IN_URL', 'here'],
  ['CARD_PROVIDER_KEY', 'alone'],
  ['PUBLIC_URL', 'shop.example.ir'],
  ['PUBLIC_URL', 'ftp://shop.example.ir'],
  ['PUBLIC_URL', 'https://owner:secret@shop.example.ir'],
  ['PUBLIC_URL', 'https://shop.example.ir/shop'],
  ['PUBLIC_URL', 'https://shop.example.ir/?from=mail'],
  ['PUBLIC_URL', 'https://shop.example.ir#top'],
  ['VAPID_PRIVATE_KEY', Buffer.alloc(32).toString('base64url')],
  ['VAPID_PRIVATE_KEY', Buffer.alloc(32, 255).toString('base64url')],
  ['SMTP_URL', 'mail.example.ir'],
  ['SMTP_URL', 'https://mail.example.ir'],
  ['SMTP_URL', 'smtp:mail'],
  ['MAIL_FROM', 'shop'],
  ['MAIL_FROM', 'Hojreh <shop>'],
  ['MAIL_FROM', 'shop@example.ir, other@example.ir'],
])('%s=%s is refused with a message', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(name));
});

test.each([
  ['ZIBAL_MERCHANT', 'zibal'],
  ['STAND_IN_URL', 'http://127.0.0.1:4999'],
])('a production shop takes no payments at a fake service: %s=%s is refused', (name, value) => {
  expect(() => readConfig({ ...production, [name]: value })).toThrow(new RegExp(name));
  expect(() => readConfig({ [name]: value })).not.toThrow();
});

test('the error for an invalid address contains no password', () => {
  expect(() => readConfig({ PUBLIC_URL: 'https://owner:secret@shop.example.ir' })).toThrow(/^(?![^]*secret)/);
  expect(readConfig({ ...production, MAIL_FROM: 'Hojreh <shop@example.ir>' }).smtp?.from).toBe(
    'Hojreh <shop@example.ir>',
  );
});

test('the refund settings are set all together', () => {
  expect(() => readConfig({ ZARINPAL_ACCESS_TOKEN: 'token' })).toThrow(/ZARINPAL_TERMINAL_ID/);
  expect(() => readConfig({ ZARINPAL_TERMINAL_ID: '42' })).toThrow(/ZARINPAL_ACCESS_TOKEN/);
});

test.each([
  [{ PASSWORD_HASHING: 'cheap' }, /PASSWORD_HASHING/],
  [{ CACHE_OFF: '1' }, /CACHE_OFF/],
  [{ PUBLIC_URL: 'http://shop.example.ir' }, /PUBLIC_URL must begin with https/],
  [{ SESSION_SECRET: 'ab'.repeat(32) }, /SESSION_SECRET can be guessed/],
  [{ SESSION_SECRET: 'abcdefghijklm-'.repeat(3) }, /SESSION_SECRET can be guessed/],
  [{ SESSION_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789' }, /SESSION_SECRET can be guessed/],
  [{ SESSION_SECRET: 'please-change-me-to-something-random' }, /SESSION_SECRET can be guessed/],
  [
    { SESSION_SECRET_BEFORE: 'x'.repeat(40), SESSION_SECRET: 'thirty-two characters of a secret' },
    /SESSION_SECRET_BEFORE can/,
  ],
  [{ METRICS_TOKEN: 'a'.repeat(32) }, /METRICS_TOKEN can be guessed/],
  [{ BACKUP_TO: 'backups', BACKUP_KEY: 'backup-key-'.repeat(4) }, /BACKUP_KEY can be guessed/],
  [{ METRICS_TOKEN: 'short' }, /METRICS_TOKEN/],
  [{ ZARINPAL_MERCHANT_ID: '00000000-0000-0000-0000-000000000000', ZARINPAL_SANDBOX: '1' }, /ZARINPAL_SANDBOX/],
  [{ PAYPAL_CLIENT_ID: 'id', PAYPAL_SECRET: 'secret', PAYPAL_SANDBOX: '1' }, /PAYPAL_SANDBOX/],
])('a production shop does not start with %j, a demo does', (environment: Record<string, string>, sentence) => {
  expect(() => readConfig({ ...production, ...environment })).toThrow(sentence);
  expect(() => readConfig(environment)).not.toThrow();
});

test('random secrets of each usual kind are not reported as guessable', () => {
  for (const encoding of ['hex', 'base64', 'base64url'] as const)
    for (let round = 0; round < 200; round += 1) {
      const secrets = {
        SESSION_SECRET: randomBytes(32).toString(encoding),
        METRICS_TOKEN: randomBytes(12).toString(encoding),
      };
      expect(() => readConfig({ ...production, ...secrets }), JSON.stringify(secrets)).not.toThrow();
    }
});

const filesBucket = {
  FILES_S3_ENDPOINT: 'https://s3.example.ir/',
  FILES_S3_BUCKET: 'pictures',
  FILES_S3_REGION: 'ir-thr-1',
  FILES_S3_ACCESS_KEY: 'key',
  FILES_S3_SECRET_KEY: 'secret',
};

test('files are in a bucket when it is fully configured, over https for a production shop', () => {
  expect(readConfig({ ...production, ...filesBucket }).filesBucket).toEqual({
    endpoint: 'https://s3.example.ir',
    name: 'pictures',
    region: 'ir-thr-1',
    accessKey: 'key',
    secretKey: 'secret',
    isVirtualHost: false,
  });
  expect(readConfig({ ...filesBucket, FILES_S3_VIRTUAL_HOST: '1' }).filesBucket?.isVirtualHost).toBe(true);
  for (const name of Object.keys(filesBucket))
    expect(() => readConfig({ ...filesBucket, [name]: '' })).toThrow(new RegExp(`belong together: ${name} is missing`));
  const plain = { ...production, ...filesBucket, FILES_S3_ENDPOINT: 'http://s3.example.ir' };
  expect(() => readConfig(plain)).toThrow(/FILES_S3_ENDPOINT must begin with https/);
  expect(() => readConfig({ ...plain, FILES_S3_ENDPOINT: 'http://127.0.0.1:9000' })).not.toThrow();
  for (const [name, value] of [
    ['FILES_S3_ENDPOINT', 's3.example.ir'],
    ['FILES_S3_ENDPOINT', 'ftp://s3.example.ir'],
    ['FILES_S3_ENDPOINT', 'https://key:secret@s3.example.ir'],
    ['FILES_S3_BUCKET', 'My_Pictures'],
    ['FILES_S3_BUCKET', '../other'],
  ])
    expect(() => readConfig({ ...filesBucket, [name!]: value })).toThrow(new RegExp(`${name} must be`));
});

test('backups go to a bucket when its storage is configured', () => {
  const storage = {
    BACKUP_S3_ENDPOINT: 'https://s3.example.ir/',
    BACKUP_S3_REGION: 'ir-thr-1',
    BACKUP_S3_ACCESS_KEY: 'key',
    BACKUP_S3_SECRET_KEY: 'secret',
  };
  expect(readConfig({ ...storage, BACKUP_TO: 's3://backups/shop' }).backup).toMatchObject({
    to: 's3://backups/shop',
    storage: { endpoint: 'https://s3.example.ir', region: 'ir-thr-1', isVirtualHost: false },
  });
  expect(() => readConfig({ BACKUP_TO: 's3://backups' })).toThrow(
    /BACKUP_S3_ENDPOINT and its region and keys are missing/,
  );
  for (const to of ['s3://', 's3://Backups', 's3://backups/../other'])
    expect(() => readConfig({ ...storage, BACKUP_TO: to })).toThrow(/BACKUP_TO must be a folder or s3:/);
  for (const name of Object.keys(storage))
    expect(() => readConfig({ ...storage, [name]: '' })).toThrow(new RegExp(`belong together: ${name} is missing`));
  expect(() => readConfig({ ...storage, BACKUP_S3_ENDPOINT: 's3.example.ir' })).toThrow(/BACKUP_S3_ENDPOINT must be/);
  expect(readConfig({ BACKUP_TO: 'backups' }).backup.to).toBe(path.resolve('backups'));
});

test('a shop behind a tunnel to the same machine may be tried over http', () => {
  expect(readConfig({ ...production, PUBLIC_URL: 'http://127.0.0.1:4000' }).publicUrl).toBe('http://127.0.0.1:4000');
});

test('PAY-04 a production shop reaches its card provider over https', () => {
  const provider = {
    CARD_PROVIDER_URL: 'https://cards.example.ir/',
    CARD_PROVIDER_KEY: 'sk',
    CARD_PROVIDER_PUBLIC_KEY: 'pk',
  };
  expect(readConfig({ ...production, ...provider }).cardProvider).toEqual({
    url: 'https://cards.example.ir',
    browserUrl: 'https://cards.example.ir',
    key: 'sk',
    publicKey: 'pk',
    isDemo: false,
  });
  expect(() => readConfig({ ...production, ...provider, CARD_PROVIDER_URL: 'http://cards.example.ir' })).toThrow(
    /CARD_PROVIDER_URL/,
  );
});
