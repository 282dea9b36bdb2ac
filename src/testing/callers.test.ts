import { beforeAll, describe, expect, test } from 'vitest';
import { keyReady } from '#features/access-keys/server/access-keys.factory.ts';
import { customerReady } from '#features/auth/server/auth.factory.ts';
import { sellerReady } from '#features/sellers/server/sellers.factory.ts';
import type { Call, StaffRole } from '#shared/contract/contract.ts';
import {
  anyScope,
  isNeverByKey,
  scopeOf,
  sellerScopes,
  staffScopes,
  type KeyKind,
  type Scope,
} from '#shared/contract/key-scopes.ts';
import { api } from '../api.ts';
import { useTestShop } from './test-shop.ts';

const calls = api.flatMap(({ contract }) => Object.entries<Call>(contract));
const callOf = new Map(calls);
const scopesOf: Readonly<Record<KeyKind, readonly Scope[]>> = { staff: staffScopes, seller: sellerScopes };

/** The refusals that occur before the call itself runs; null for an authorised caller. */
type Refused = 'sign-in-required' | 'not-allowed' | 'scope-missing' | null;
const keepsOut = ['sign-in-required', 'not-allowed', 'scope-missing'];

/** Returns the expected refusal of a person: a guest, a customer or a seller (whose shop the handlers look up), or a staff member by role. */
function expectedOfPerson({ access }: Call, who: 'nobody' | 'customer' | StaffRole): Refused {
  if (access === 'public') return null;
  if (who === 'nobody') return 'sign-in-required';
  if (access === 'customer' || (who !== 'customer' && access.staff.includes(who))) return null;
  return 'not-allowed';
}

/** Returns the expected refusal of a key: it may do what both its creator's role and its scopes allow. */
function expectedOfKey(
  name: string,
  call: Call,
  key: { kind: KeyKind; role: StaffRole | null; scopes: readonly Scope[] },
) {
  const { access } = call;
  if (access === 'public') return null;
  if (access !== 'customer' && (key.role === null || !access.staff.includes(key.role))) return 'not-allowed';
  const scope = scopeOf(name, call, key.kind);
  if (scope === null) return 'not-allowed';
  return scope === anyScope || key.scopes.includes(scope) ? null : 'scope-missing';
}

test('refunding or giving money requires a money scope', () => {
  const givesMoney = ({ refusals = {} }: Call) => 'over-staff-limit' in refusals || 'approval-needed' in refusals;
  const found = calls.flatMap(([name, call]) =>
    givesMoney(call) ? [[name, scopeOf(name, call, 'staff')] as const] : [],
  );
  expect(found.length).toBeGreaterThan(8);
  const ofMoney: readonly unknown[] = ['refunds:write', 'credit:write', 'payouts:write', null];
  expect(found.filter(([, scope]) => !ofMoney.includes(scope))).toEqual([]);
});

/** Calls that are public by name, or that delete something whether or not it existed. */
const neverMissing = [
  'GET /api/written-pages/:name/',
  'GET /api/admin/written-pages/:name/',
  'PUT /api/admin/written-pages/:name/',
  'DELETE /api/wishlist/products/:id/',
  'DELETE /api/stock-notices/:id/',
];

test("a call that names a row refuses a missing one or another caller's, and creates nothing", () => {
  const without = calls.flatMap(([name, { refusals = {} }]) =>
    name.includes('/:') && !Object.values(refusals).includes(404) ? [name] : [],
  );
  expect(without.sort()).toEqual(neverMissing.toSorted());
});

/** Some three hundred calls each: a second on an idle machine, many on a busy one. */
const walkTimeout = { timeout: 180_000 };

describe('every call by every kind of caller', walkTimeout, () => {
  const app = useTestShop({ DATABASE_POOL_SIZE: '4' });
  /** Requests a missing item, so that an authorised call changes nothing. */
  const outcome = async (name: string, authorization: string | undefined): Promise<Refused> => {
    const [method = '', path = ''] = name.split(' ');
    const file = callOf.get(name)?.file;
    const answer = await app.server.inject({
      method: method as 'GET',
      url: path.replace(/:\w+/g, '2147483647'),
      headers: {
        ...(authorization === undefined ? {} : { authorization: `Bearer ${authorization}` }),
        ...(file === undefined ? {} : { 'content-type': file.types[0]?.replace('*', 'png') }),
      },
      ...(file !== undefined
        ? { payload: Buffer.from('no file') }
        : method === 'GET'
          ? {}
          : { payload: { surplus: 1 } }),
    });
    expect(answer.statusCode, `${name} → ${answer.body}`).toBeLessThan(500);
    if (answer.statusCode !== 401 && answer.statusCode !== 403) return null;
    const { code } = answer.json<{ code: string }>();
    return keepsOut.includes(code) ? (code as Refused) : null;
  };
  /** A stream that is opened stays open; its own tests read it. */
  const staysOpen = (call: Call, expected: Refused) => call.stream === true && expected === null;
  const walk = async (authorization: string | undefined, expected: (name: string, call: Call) => Refused) => {
    const wrong: string[] = [];
    for (const [name, call] of calls) {
      const right = expected(name, call);
      if (staysOpen(call, right)) continue;
      const found = await outcome(name, authorization);
      if (found !== right) wrong.push(`${name}: ${String(found)}, not ${String(right)}`);
    }
    return wrong;
  };

  test.each(['nobody', 'customer', 'owner', 'manager', 'support', 'writer'] as const)('%s', async (who) => {
    const person =
      who === 'nobody' ? undefined : await customerReady(app.shop, who === 'customer' ? {} : { role: who });
    expect(await walk(person?.token, (_, call) => expectedOfPerson(call, who))).toEqual([]);
  });

  test('an unknown customer, seller or conversation is not found, rather than empty', async () => {
    const { token } = await customerReady(app.shop, { role: 'owner' });
    const params = { id: 2_147_483_647, customer_id: 2_147_483_647 };
    const codes: Record<string, string> = {};
    for (const [name, body] of [
      ['GET /api/admin/customers/:id/credit/', undefined],
      ['GET /api/admin/customers/:id/figures/', undefined],
      ['GET /api/admin/sellers/:id/orders/', undefined],
      ['GET /api/admin/sellers/:id/entries/', undefined],
      ['POST /api/admin/conversations/:customer_id/read/', { up_to: 1 }],
      ['POST /api/admin/conversations/:customer_id/typing/', {}],
    ] as const) {
      const answer = await app.call(name, { token, params, ...(body !== undefined && { body }) });
      codes[name] = `${answer.status} ${(answer.body as { code?: string }).code ?? ''}`;
    }
    expect(Object.values(codes)).toEqual([
      '404 customer-not-found',
      '404 customer-not-found',
      '404 seller-not-found',
      '404 seller-not-found',
      '404 conversation-not-found',
      '404 conversation-not-found',
    ]);
  });

  test('seller', async () => {
    const { token } = await sellerReady(app.shop);
    expect(await walk(token, (_, call) => expectedOfPerson(call, 'customer'))).toEqual([]);
  });

  describe('a program with its access key', () => {
    const people = {
      staff: { id: 0, role: 'owner' as StaffRole | null },
      seller: { id: 0, role: null as StaffRole | null },
    };
    beforeAll(async () => {
      people.staff.id = (await customerReady(app.shop, { role: 'owner' })).id;
      people.seller.id = (await sellerReady(app.shop)).id;
    });
    const walkKey = async (kind: KeyKind, scopes: readonly Scope[], role = people[kind].role) => {
      const key = await keyReady(app.shop, { customerId: people[kind].id, kind, scopes });
      return walk(key, (name, call) => expectedOfKey(name, call, { kind, role, scopes }));
    };

    test.each(['staff', 'seller'] as const)(
      'of %s with every scope, and with each scope alone on its own calls',
      async (kind) => {
        expect(await walkKey(kind, scopesOf[kind])).toEqual([]);
        for (const scope of scopesOf[kind]) {
          const key = await keyReady(app.shop, { customerId: people[kind].id, kind, scopes: [scope] });
          const own = calls.filter(([name, call]) => scopeOf(name, call, kind) === scope);
          expect(own.length, `${scope} opens something`).toBeGreaterThan(0);
          for (const [name] of own) expect(await outcome(name, key), `${scope} ${name}`).toBeNull();
          const others = scopesOf[kind].filter((one) => one !== scope);
          const without = await keyReady(app.shop, { customerId: people[kind].id, kind, scopes: others });
          for (const [name] of own) expect(await outcome(name, without), `${scope} ${name}`).toBe('scope-missing');
          await app.shop.database.pool.query('UPDATE access_keys SET revoked_at = created_at');
        }
      },
    );

    test("never does more than its creator or kind allows: a writer's key with every scope, an owner's seller key", async () => {
      const writer = await customerReady(app.shop, { role: 'writer' });
      const key = await keyReady(app.shop, { customerId: writer.id });
      expect(
        await walk(key, (name, call) =>
          expectedOfKey(name, call, { kind: 'staff', role: 'writer', scopes: staffScopes }),
        ),
      ).toEqual([]);
      const sellers = await keyReady(app.shop, { customerId: people.staff.id, kind: 'seller' });
      expect(
        await walk(sellers, (name, call) =>
          expectedOfKey(name, call, { kind: 'seller', role: null, scopes: sellerScopes }),
        ),
      ).toEqual([]);
    });
  });
});

test('each admin and seller call has a scope, or is closed to programs on purpose', () => {
  const without = calls
    .filter(
      ([name, { access, stream }]) => stream !== true && (typeof access !== 'string' || name.includes(' /api/seller/')),
    )
    .filter(([name, call]) => scopeOf(name, call, name.includes(' /api/seller/') ? 'seller' : 'staff') === null)
    .map(([name]) => name)
    .filter((name) => !isNeverByKey(name.split(' ')[1] ?? ''));
  expect(without).toEqual([]);
});
