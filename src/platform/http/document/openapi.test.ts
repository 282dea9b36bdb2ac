import Fastify from 'fastify';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { demoCalls, describedCalls } from '#testing/described-calls.ts';
import type { CompiledCall } from '../api-calls.ts';
import { errorCodes } from '../errors/error-codes.ts';
import { openApi } from './openapi.ts';
import { operationIdOf } from './operation-ids.ts';
import { serveOpenApi } from './serve-document.ts';

interface Refused {
  readonly $ref?: string;
  readonly content?: Record<string, { schema: { allOf: [object, { properties: { code: { enum: string[] } } }] } }>;
}
interface Operation {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly responses: Record<string, Refused>;
}
interface Document {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, object>; readonly responses: Record<string, Refused> };
}

const { document, undescribed } = describedCalls();
const { paths, components } = document as Document;
const operations = Object.values(paths).flatMap((methods) => Object.values(methods));

describe('the document', () => {
  test("names each call once, in a client's terms", () => {
    const ids = operations.map((one) => one.operationId);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z]+$/);
    expect(ids).toEqual(
      expect.arrayContaining(['listProducts', 'getProduct', 'createOrder', 'adminCancelOrder', 'logIn']),
    );
  });

  test('states for each call who may make it, and which codes belong to each status', () => {
    for (const { security, responses } of operations) {
      // A public call for customers may refuse wrong credentials without requiring a signed-in caller.
      if (security.length > 0) expect(Object.keys(responses)).toEqual(expect.arrayContaining(['401', '403']));
      for (const [status, response] of Object.entries(responses)) {
        if (Number(status) < 400) continue;
        const { content } =
          response.$ref === undefined ? response : (components.responses[response.$ref.split('/').at(-1) ?? ''] ?? {});
        for (const code of content?.['application/json']?.schema.allOf[1].properties.code.enum ?? ['no codes'])
          expect(errorCodes[code as keyof typeof errorCodes][0], code).toBe(Number(status));
      }
    }
  });

  test('describes every field and lists every call under a tag: meanings/ and tags.ts have a line for each', () => {
    expect(undescribed).toEqual([]);
    expect(openApi(new Map([['x', planted]]), { schemas: {}, events: [] }, 'http://localhost').undescribed).toEqual([
      'a tag of GET /api/planted-things/',
      'listPlantedThings.sparkle',
    ]);
  });

  test('writes a named schema once, and references it everywhere', () => {
    const text = JSON.stringify(document);
    for (const name of Object.keys(components.schemas)) expect(text, name).toContain(`"#/components/schemas/${name}"`);
    expect(components.schemas['Toman']).toMatchObject({ type: 'integer', format: 'int64' });
    expect(components.schemas['Order']).toMatchObject({
      properties: { total: { $ref: '#/components/schemas/Toman' }, address: { $ref: '#/components/schemas/Address' } },
    });
  });

  test('is served compressed and with an ETag, and so are the pages', async () => {
    const server = Fastify();
    serveOpenApi(server, demoCalls, {
      schemas: {},
      events: [],
      publicUrl: 'http://localhost',
      keyCallsPerMinute: 600,
      hasConsole: true,
      languageOf: () => ({ language: 'en', vary: 'accept-encoding' }),
    });
    for (const url of ['/api/openapi.json', '/api/', '/api/changes/', '/api/errors/']) {
      const whole = await server.inject(url);
      const small = await server.inject({ url, headers: { 'accept-encoding': 'br' } });
      expect(small.headers['content-encoding']).toBe('br');
      expect(small.rawPayload.length * (url.endsWith('.json') ? 15 : 4)).toBeLessThan(whole.rawPayload.length);
      const etag = String(small.headers.etag);
      const again = await server.inject({ url, headers: { 'accept-encoding': 'br', 'if-none-match': etag } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    const errors = await server.inject({ url: '/api/errors/', headers: { accept: 'text/html' } });
    expect(errors.body).toContain('<tr id="order-not-found"><td>404</td>');
    expect((await server.inject('/api/errors/')).json<{ data: unknown[] }>().data).toHaveLength(
      Object.keys(errorCodes).length,
    );
  });
});

/** `npm run drill -- outside-checkers` runs Spectral on it as well. */
describe('the document passes the linter', () => {
  test('of Redocly, with its recommended rules', { timeout: 180_000 }, async () => {
    const config = await createConfig({
      extends: ['recommended'],
      // The trailing slashes are required by the specification.
      rules: { 'no-path-trailing-slash': 'off' },
    });
    const problems = await lintFromString({
      source: JSON.stringify(document),
      absoluteRef: 'openapi.json',
      config,
    });
    // The specification places a category's page among those of products: `categories` is never a product's slug.
    const left = problems.filter(({ message }) => !message.includes('`/api/products/categories/{slug}/`'));
    expect(left.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });
});

/** A call with an undescribed field, at an address without a tag. */
const planted = {
  name: 'GET /api/planted-things/',
  method: 'GET',
  path: '/api/planted-things/',
  call: { summary: 'A planted call.', access: 'public', reply: Type.Object({ sparkle: Type.Integer() }) },
} as unknown as CompiledCall;

test.each([
  ['GET /api/admin/orders/', {}, 'adminListOrders'],
  ['GET /api/categories/:slug/', {}, 'getCategory'],
  ['POST /api/orders/:number/returns/', { status: 201 }, 'createOrderReturn'],
  ['POST /api/notifications/read/', {}, 'readNotifications'],
  ['POST /api/notifications/:id/read/', {}, 'readNotification'],
  ['PATCH /api/seller/variants/:id/', {}, 'sellerUpdateVariant'],
  ['DELETE /api/customers/current/addresses/:id/', {}, 'deleteCustomerCurrentAddress'],
  ['GET /api/anything/', { id: 'something' }, 'something'],
] as const)('%s is called %3$s', (name, call, id) => {
  expect(operationIdOf(name, { reply: {}, ...call })).toBe(id);
});
