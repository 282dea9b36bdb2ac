import { Type } from 'typebox';
import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#shared/contract/contract.ts';
import { renamed, WholeNumber } from '#shared/contract/fields.ts';
import { describedCalls } from '../../testing/described-calls.ts';
import { useTestShop } from '../../testing/test-shop.ts';
import { compileCalls, routes } from './api-calls.ts';
import { SchemaWriter } from './document/document-schemas.ts';
import { createServer } from './http.ts';

const planted = contract({
  'POST /api/lamps/lookup/': {
    summary: 'A planted call.',
    was: { name: 'POST /api/lamps/cards/', since: '2026-11-01' },
    access: 'public',
    query: Type.Object({ page_size: Type.Optional(renamed(WholeNumber(), { name: 'limit', since: '2026-11-28' })) }),
    body: Type.Object({ pieces: renamed(WholeNumber(), { name: 'count', since: '2026-11-28' }) }),
    reply: Type.Object({ pieces: Type.Integer(), page_size: Type.Integer() }),
  },
});

describe('renamed calls and fields', () => {
  const app = useTestShop();
  let server: ReturnType<typeof createServer>;
  beforeAll(() => {
    const answers = routes(planted, {
      'POST /api/lamps/lookup/': ({ query, body }) => ({ pieces: body.pieces, page_size: query.page_size ?? 0 }),
    });
    server = createServer(app.shop, compileCalls(app.shop, [answers]), () => null);
  });
  const send = async (url: string, body: object) => {
    const answer = await server.inject({ method: 'POST', url, payload: body });
    const { deprecation, sunset } = answer.headers;
    return { status: answer.statusCode, body: answer.json<object>(), deprecation, sunset };
  };

  test('respond to their present names without a notice', async () => {
    expect(await send('/api/lamps/lookup/?page_size=3', { pieces: 2 })).toEqual({
      status: 200,
      body: { pieces: 2, page_size: 3 },
      deprecation: undefined,
      sunset: undefined,
    });
  });

  test.each([
    ['a field of the body', '/api/lamps/lookup/?page_size=3', { count: 2 }, '2026-11-28', 2027],
    ['a field of the query', '/api/lamps/lookup/?limit=3', { pieces: 2 }, '2026-11-28', 2027],
    ['an address', '/api/lamps/cards/?page_size=3', { pieces: 2 }, '2026-11-01', 2027],
  ])('still work by the former name of %s, with the date of its removal', async (_, url, body, since, year) => {
    const answer = await send(url, body);
    expect(answer).toMatchObject({ status: 200, body: { pieces: 2, page_size: 3 } });
    expect(answer.deprecation).toBe(`@${Date.parse(since) / 1_000}`);
    expect(new Date(String(answer.sunset)).getUTCFullYear()).toBe(year);
  });

  test('are refused under both names at once, and have their methods at the former address', async () => {
    expect((await send('/api/lamps/lookup/', { pieces: 2, count: 2 })).status).toBe(400);
    const wrong = await server.inject({ method: 'DELETE', url: '/api/lamps/cards/' });
    expect([wrong.statusCode, wrong.headers.allow]).toEqual([405, 'POST']);
  });

  test('are documented under both names, the former one as deprecated', () => {
    const { pieces, count } = new SchemaWriter({}).write(planted['POST /api/lamps/lookup/'].body, 'x').properties ?? {};
    expect([pieces?.['deprecated'], count?.['deprecated']]).toEqual([undefined, true]);
    const { document } = describedCalls() as { document: { components: { schemas: Record<string, object> } } };
    expect(document.components.schemas['NewOrder']).toMatchObject({ properties: { credit: { deprecated: true } } });
  });
});
