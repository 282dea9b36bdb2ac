import { describe, expect, test } from 'vitest';
import { api } from '../../../api.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { compileCalls } from '../api-calls.ts';
import { errorCodes } from '../errors/error-codes.ts';
import { openApi, serveOpenApi } from './openapi.ts';
import { operationIdOf } from './operation-ids.ts';
import Fastify from 'fastify';

interface Operation {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

const operationsOf = (document: object) =>
  Object.values((document as { paths: Record<string, Record<string, Operation>> }).paths).flatMap((methods) =>
    Object.values(methods),
  );

describe('the document', () => {
  const app = useTestShop();

  test('names each call once, in the words of a client', () => {
    const ids = operationsOf(openApi(compileCalls(app.shop, api), 'http://localhost')).map((one) => one.operationId);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z]+$/);
    expect(ids).toEqual(
      expect.arrayContaining(['listProducts', 'getProduct', 'createOrder', 'adminCancelOrder', 'logIn']),
    );
  });

  test('says of each call who may make it, and which codes come under each status', () => {
    for (const { security, responses } of operationsOf(openApi(compileCalls(app.shop, api), 'http://localhost'))) {
      // A call of customers may refuse wrong credentials without being one for who is signed in.
      if (security.length > 0) expect(Object.keys(responses)).toEqual(expect.arrayContaining(['401', '403']));
      for (const [status, { content }] of Object.entries(responses)) {
        if (Number(status) < 400) continue;
        const { schema } = content?.['application/json'] as {
          schema: { allOf: [object, { properties: { code: { enum: string[] } } }] };
        };
        for (const code of schema.allOf[1].properties.code.enum)
          expect(errorCodes[code as keyof typeof errorCodes][0], code).toBe(Number(status));
      }
    }
  });

  test('goes out compressed and with a tag, and so do the pages', async () => {
    const server = Fastify();
    serveOpenApi(server, compileCalls(app.shop, api), 'http://localhost');
    for (const url of ['/api/openapi.json', '/api/', '/api/errors/']) {
      const whole = await server.inject(url);
      const small = await server.inject({ url, headers: { 'accept-encoding': 'br' } });
      expect(small.headers['content-encoding']).toBe('br');
      expect(small.rawPayload.length * 4).toBeLessThan(whole.rawPayload.length);
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
