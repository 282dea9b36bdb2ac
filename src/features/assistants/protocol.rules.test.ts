import { describe, expect, test } from 'vitest';
import {
  capabilities,
  minorOf,
  negotiated,
  offeredCapabilities,
  profileIn,
  protocolVersion,
  readKey,
  readProfile,
  relevantTo,
  tomanFrom,
  tomanUpTo,
  versionIn,
  type Capability,
} from './protocol.rules.ts';

const all = Object.keys(capabilities) as Capability[];
const knowing = (names: readonly string[], version = protocolVersion) =>
  Object.fromEntries(names.map((name) => [name, [{ version: '2020-01-01' }, { version }]]));

describe('the profile URL in UCP-Agent', () => {
  test.each([
    ['profile="https://a.example/p"', 'https://a.example/p'],
    ['version=1, profile="https://a.example/p";v=2', 'https://a.example/p'],
    ['profile="https://a.example/\\"q\\""', 'https://a.example/"q"'],
    ['profile=https://a.example', null],
    ['myprofile="https://a.example"', null],
    ['', null],
    [undefined, null],
  ])('%s', (header, expected) => {
    expect(profileIn(header)).toBe(expected);
  });
});

test.each([
  ['profile="https://a.example/p"; version="2026-01-11"', '2026-01-11'],
  ['profile="https://a.example/p", version="2026-04-08"', '2026-04-08'],
  ['profile="https://a.example/p;version=\\"2026-01-11\\""', null],
  ['profile="https://a.example/p"; version="1"', null],
  [undefined, null],
])('the version beside the profile: %s', (header, expected) => {
  expect(versionIn(header)).toBe(expected);
});

describe('a profile', () => {
  test('is parsed with its capabilities and its keys', () => {
    const key = { kid: 'k', kty: 'EC', crv: 'P-256', x: 'x', y: 'y' };
    expect(readProfile({ ucp: { version: '2026-04-08', capabilities: { a: [] } }, signing_keys: [key] })).toEqual({
      version: '2026-04-08',
      capabilities: { a: [] },
      signingKeys: [key],
      webhookUrl: null,
    });
  });
  test.each([
    null,
    [],
    {},
    { ucp: {} },
    { ucp: { version: 'draft' } },
    { ucp: { version: '2026-04-08', capabilities: [] } },
    { ucp: { version: '2026-04-08', capabilities: { a: [{}] } } },
    { ucp: { version: '2026-04-08' }, signing_keys: [{ kty: 'EC' }] },
  ])('is invalid: %j', (body) => {
    expect(readProfile(body)).toBeNull();
  });
});

describe('negotiation', () => {
  test('is reduced to the capabilities shared in this version', () => {
    expect(negotiated(all, knowing(all))).toEqual(all);
    expect(negotiated(all, knowing(all, '2026-01-11'))).toEqual([]);
    expect(negotiated(all, {})).toEqual([]);
  });
  test('drops extensions without their parent', () => {
    const extensions = all.filter((name) => capabilities[name].extends.length > 0);
    expect(negotiated(all, knowing(extensions))).toEqual([]);
  });
  test('lists in a response its own capability and the extensions of it', () => {
    expect(relevantTo('dev.ucp.shopping.catalog.search', all)).toEqual(['dev.ucp.shopping.catalog.search']);
  });
  test('a disabled shop has no capabilities, a read-only one its catalogue, an enabled one all of them', () => {
    expect(offeredCapabilities('off')).toEqual([]);
    expect(offeredCapabilities('read-only')).toEqual(all.filter((name) => name.includes('.catalog.')));
    expect(offeredCapabilities('on').sort()).toEqual([...all].sort());
  });
});

test('toman become minor units of IRR, and bounds in these become the toman within them', () => {
  expect(minorOf(15_000)).toBe(15_000_000);
  expect([tomanFrom(10_001), tomanFrom(10_000), tomanUpTo(10_999), tomanUpTo(10_000)]).toEqual([11, 10, 10, 10]);
});

test('an identifier is a product, a variant, or a handle', () => {
  expect(readKey('prod_7')).toEqual({ kind: 'product', id: 7 });
  expect(readKey('var_7')).toEqual({ kind: 'variant', id: 7 });
  for (const handle of ['prod_', 'var_07', 'prod_99999999999999999', 'blue-shoe'])
    expect(readKey(handle)).toEqual({ kind: 'handle' });
});
