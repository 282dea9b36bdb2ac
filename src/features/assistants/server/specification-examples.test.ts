import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { assistantsServed, platformReady, protocolCall, toolCall, type TestPlatform } from './platform.factory.ts';
import { errorsBy } from './published-schemas.factory.ts';
import { publishedExamples, type Example } from './specification-examples.factory.ts';

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the schema of a response, determined by its fields. */
function schemaOf(value: Fields): string | null {
  const has = (...names: string[]) => names.every((name) => name in value);
  if (!has('ucp')) return null;
  if (isRecord(value.ucp) && 'services' in value.ucp) return 'discovery/profile.json#/$defs/business_profile';
  if (has('product')) return 'schemas/shopping/catalog_lookup.json#/$defs/get_product_response';
  if (has('products', 'pagination')) return 'schemas/shopping/catalog_search.json#/$defs/search_response';
  if (has('products')) return 'schemas/shopping/catalog_lookup.json#/$defs/lookup_response';
  if (has('checkout_id')) return 'schemas/shopping/order.json';
  if (has('id', 'status')) return 'schemas/shopping/fulfillment.json#/$defs/dev.ucp.shopping.checkout';
  if (has('id')) return 'schemas/shopping/cart.json';
  return 'schemas/shopping/types/error_response.json';
}

/** Returns the errors of an example by the published schemas: a response is checked as a whole, a fragment part by part. */
function errorsOf(value: Fields): string[] {
  const whole = schemaOf(value);
  if (whole !== null) return errorsBy(whole, value);
  const list = (name: string, schema: string) =>
    Array.isArray(value[name]) ? value[name].flatMap((one) => errorsBy(schema, one)) : [];
  return [
    ...list('messages', 'schemas/shopping/types/message.json'),
    ...list('totals', 'schemas/shopping/types/total.json'),
    ...(isRecord(value.fulfillment) && isRecord(value.fulfillment.methods)
      ? errorsBy('schemas/shopping/types/fulfillment.json', value.fulfillment)
      : []),
    ...(isRecord(value.discounts) && 'applied' in value.discounts
      ? errorsBy('schemas/shopping/discount.json#/$defs/discounts_object', value.discounts)
      : []),
  ];
}

interface Called {
  readonly name: string;
  readonly arguments: Fields;
}
const called = (value: unknown): Called | null =>
  isRecord(value) && value.method === 'tools/call' && isRecord(value.params) ? (value.params as never) : null;
const answered = ({ body, request }: Example): Fields | null => {
  if (request !== null || !isRecord(body) || called(body) !== null) return null;
  if (!('jsonrpc' in body)) return body;
  return isRecord(body.result) && isRecord(body.result.structuredContent) ? body.result.structuredContent : null;
};

/** Returns the call of a request that a page prints without its URL: a search, a lookup or a checkout with codes, determined by its fields. */
function bareRequest(value: Fields): readonly ['POST', string] | null {
  if ('query' in value) return ['POST', '/catalog/search'];
  if ('ids' in value) return ['POST', '/catalog/lookup'];
  const isAnswer = 'totals' in value || 'ucp' in value || 'fulfillment' in value;
  return !isAnswer && ('line_items' in value || 'discounts' in value) ? ['POST', '/checkout-sessions'] : null;
}

const examples = publishedExamples().map((example) => {
  const { request, body } = example;
  const isBare = request === null && isRecord(body) && !('jsonrpc' in body);
  return isBare ? { ...example, request: bareRequest(body) } : example;
});

/** The pages elide parts of these by dots, or contain no JSON. */
const unreadable = [
  'cart-mcp.md:69',
  'checkout-mcp.md:642',
  'checkout-mcp.md:737',
  'checkout-mcp.md:820',
  'checkout-mcp.md:836',
  'checkout-mcp.md:84',
  'checkout-rest.md:1282',
  'fulfillment.md:283',
  'order-rest.md:235',
];

/** Examples that the published schemas themselves reject: a profile without `payment_handlers`, responses without `status`, products cut short. */
const abridged = new Set([
  'cart-mcp.md:29',
  'cart-mcp.md:338',
  'cart-mcp.md:604',
  'cart-rest.md:28',
  'catalog/mcp.md:29',
  'catalog/mcp.md:400',
  'catalog/rest.md:29',
  'catalog/rest.md:222',
  'catalog/rest.md:300',
  'discount.md:41',
  'order-mcp.md:29',
  'order-rest.md:28',
]);

describe('the examples of the published specification', () => {
  test('are parsed, except those that are abbreviated', () => {
    const unread = examples.filter(({ body, request }) => body === undefined && request?.[0] !== 'GET');
    expect(examples).toHaveLength(111);
    expect(unread.map(({ name }) => name).sort()).toEqual(unreadable);
  });

  test.each(
    examples.flatMap((example) => {
      const answer = answered(example);
      return answer === null ? [] : [[example.name, answer] as const];
    }),
  )('%s matches the published schemas', (name, answer) => {
    if (abridged.has(name)) expect(errorsOf(answer)).not.toEqual([]);
    else expect(errorsOf(answer)).toEqual([]);
  });
});

describe('the requests among them', () => {
  const app = useTestShop();
  let platform: TestPlatform;
  let server: FastifyInstance;
  let profile: string;
  let item: string;
  beforeAll(async () => {
    platform = await platformReady();
    server = await assistantsServed(app.shop);
    profile = platform.profile('whole');
    item = `var_${(await productReady(app.shop, { stock: 300 })).variantIds[0]}`;
  });
  afterAll(async () => {
    await server.close();
    await platform.close();
  });
  beforeEach(() => {
    app.clock.advance(61_000);
  });

  /** Replaces the products of the example with one of this shop. */
  const ours = (value: unknown): Fields =>
    JSON.parse(JSON.stringify(value ?? {}).replaceAll(/"(item|prod|var)_[a-z0-9_]+"/g, JSON.stringify(item))) as Fields;
  const begun = async (kind: 'carts' | 'checkout-sessions') => {
    const line_items = [{ item: { id: item }, quantity: 1 }];
    const made = await protocolCall(server, ['POST', `/${kind}`], { line_items }, { profile });
    return (made.body as { id: string }).id;
  };
  const kindOf = (name: string) => (name.includes('cart') ? 'carts' : 'checkout-sessions');

  const byRest = examples.filter(
    ({ request, body }) => request !== null && (body !== undefined || request[0] === 'GET'),
  );
  test.each(byRest.map((example) => [example.name, example] as const))('%s is answered', async (_, example) => {
    const [method, path] = example.request ?? ['GET', ''];
    const id = path.includes('{id}') ? await begun(kindOf(path)) : '';
    const goods = path === '/checkout-sessions' ? { line_items: [{ item: { id: item }, quantity: 1 }] } : {};
    const body = method === 'GET' ? undefined : { ...goods, ...ours(example.body) };
    const { status, body: answer } = await protocolCall(server, [method, path.replace('{id}', id)], body, { profile });
    if (path.startsWith('/orders/')) {
      expect([status, answer]).toEqual([401, expect.objectContaining({ code: 'signature_missing' })]);
      return;
    }
    expect([200, 201]).toContain(status);
    expect(errorsOf(answer)).toEqual([]);
  });

  const byTool = examples.flatMap(({ name, body }) => {
    const found = called(body);
    return found === null ? [] : [[name, found] as const];
  });
  test.each(byTool)('%s is answered', async (_, tool) => {
    const { id, meta, ...given } = ours(tool.arguments);
    const standing = id === undefined ? {} : { id: await begun(kindOf(tool.name)) };
    const key = isRecord(meta) && typeof meta['idempotency-key'] === 'string' ? { key: meta['idempotency-key'] } : {};
    const { result, error } = await toolCall(server, tool.name, { profile, ...key, ...standing, ...given });
    if (tool.name === 'get_order') {
      expect(error.data.code).toBe('signature_missing');
      return;
    }
    expect(error).toBeUndefined();
    expect(errorsOf(result)).toEqual([]);
  });
});
