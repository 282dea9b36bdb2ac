import Fastify from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '#shared/language.ts';
import { demoCalls } from '#testing/described-calls.ts';
import { schemas } from '../../../../schemas.ts';
import { errorCodes } from '../../errors/error-codes.ts';
import released from '../changes/released-calls.json' with { type: 'json' };
import { operationIdOf } from '../operation-ids.ts';
import { serveOpenApi } from '../serve-document.ts';

const pageOf = async (language: Language, hasConsole: boolean) => {
  const app = Fastify();
  serveOpenApi(app, demoCalls, {
    schemas,
    events: [],
    publicUrl: 'https://shop.example',
    keyCallsPerMinute: 600,
    hasConsole,
    languageOf: () => ({ language, vary: 'accept-encoding, accept-language' }),
  });
  return { app, answer: await app.inject('/api/') };
};

describe('API-20 the developers page', () => {
  let fa: Awaited<ReturnType<typeof pageOf>>;
  let en: Awaited<ReturnType<typeof pageOf>>;
  beforeAll(async () => {
    [fa, en] = [await pageOf('fa', true), await pageOf('en', false)];
  });

  test('is in the requested language, and states by what it varies', () => {
    expect(fa.answer.body).toContain('<html lang="fa" dir="rtl">');
    expect(fa.answer.body).toContain('شروع در پنج دقیقه');
    expect(en.answer.body).toContain('<html lang="en" dir="ltr">');
    expect(en.answer.headers.vary).toBe('accept-encoding, accept-language');
  });

  test('lists every call by name, and links to the error table', () => {
    for (const { name, call } of demoCalls.values())
      expect(en.answer.body, name).toContain(`<code>${operationIdOf(name, call)}</code>`);
    expect(en.answer.body).toContain('href="/api/errors/"');
  });

  test('loads nothing from other origins, and has a console in the demo only', async () => {
    expect(fa.answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(fa.answer.body).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect(fa.answer.body).toContain('<script src="/api/console.js" defer></script>');
    expect((await fa.app.inject('/api/console.js')).headers['content-type']).toContain('text/javascript');
    expect(en.answer.body).not.toContain('console.js');
    expect((await en.app.inject('/api/console.js')).statusCode).toBe(404);
    expect((await fa.app.inject('/api/vazirmatn.woff2')).headers['content-type']).toBe('font/woff2');
  });

  test('is small: 220 kB, 30 of them over the wire', async () => {
    const small = await fa.app.inject({ url: '/api/', headers: { 'accept-encoding': 'br' } });
    expect(fa.answer.rawPayload.length).toBeLessThan(220_000);
    expect(small.rawPayload.length).toBeLessThan(30_000);
  });

  test('lists every change since the last release on a separate page, in both languages', async () => {
    expect(fa.answer.body).toContain('href="/api/changes/"');
    const { body } = await en.app.inject('/api/changes/?language=en');
    expect(body).toContain('<html lang="en" dir="ltr">');
    expect(body).toContain(released.version);
    const before = new Set(Object.keys(released.shape).map((line) => line.split(' | ')[0]));
    const since = [...demoCalls.values()]
      .map(({ name }) => name.replace(/:(\w+)/g, '{$1}'))
      .filter((name) => !before.has(name));
    expect(since.length).toBeGreaterThan(0);
    for (const name of since) expect(body).toContain(`<code>${name}</code>`);
  });

  test('the error table lists each code with its status', async () => {
    const { body } = await en.app.inject({ url: '/api/errors/', headers: { accept: 'text/html' } });
    for (const [code, [status]] of Object.entries(errorCodes))
      expect(body).toContain(`<tr id="${code}"><td>${status}</td>`);
  });
});
