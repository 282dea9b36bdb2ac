import { expect, test } from 'vitest';
import type { Shop } from '#platform/shop.ts';
import { answerInsteadOfNetwork } from '../outbound.ts';
import { GatewayUnavailable } from '../payment-method.ts';
import { refundAtZarinpal } from './zarinpal-refunds.ts';

const account = { address: 'https://next.zarinpal.com/api/v4/graphql/', accessToken: 'token', terminalId: '42' };
const refund = {
  attempt: { authority: 'A', amount: 140_000, foreign: null },
  reference: '201',
  amount: 50_000,
  key: 'order-7:cancel',
};

/** A shop whose gateway has a fixed response for each GraphQL operation. */
function answering(answers: Partial<Record<'GetRefunds' | 'Session' | 'AddRefund', unknown>>) {
  const shop = {} as Shop;
  const requests: string[] = [];
  const sent: { variables: unknown; headers: unknown }[] = [];
  const usual = {
    GetRefunds: { data: { refunds: [] } },
    Session: { data: { Session: [{ id: '580868147' }] } },
    AddRefund: { data: { resource: { id: '9001' } } },
  };
  answerInsteadOfNetwork(shop, (_, body, headers) => {
    const { query, variables } = body as { query: string; variables: unknown };
    const operation = (['GetRefunds', 'AddRefund', 'Session'] as const).find((name) => query.includes(name))!;
    requests.push(operation);
    sent.push({ variables, headers });
    const answer = answers[operation] ?? usual[operation];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return { refunded: () => refundAtZarinpal(shop, account, refund), asked: requests, sent };
}

test('money is refunded in rial to the session of its receipt, with its key in the description', async () => {
  const { refunded, sent } = answering({});
  expect(await refunded()).toEqual({ outcome: 'done', reference: '9001' });
  expect(sent.map(({ variables }) => variables)).toEqual([
    { terminal_id: '42', limit: 100, offset: 0 },
    { terminal_id: '42', reference_id: '201' },
    {
      session_id: '580868147',
      amount: 500_000,
      description: 'Hojreh order-7:cancel',
      method: 'PAYA',
      reason: 'CUSTOMER_REQUEST',
    },
  ]);
  expect(sent.every(({ headers }) => (headers as { authorization: string }).authorization === 'Bearer token')).toBe(
    true,
  );
});

test('a refund whose response was lost is found by its key and not repeated', async () => {
  const { refunded, asked: requests } = answering({
    GetRefunds: {
      data: {
        refunds: [
          { id: '1', description: 'Hojreh order-7:other' },
          { id: '9000', description: 'Hojreh order-7:cancel' },
        ],
      },
    },
  });
  expect(await refunded()).toEqual({ outcome: 'done', reference: '9000' });
  expect(requests).toEqual(['GetRefunds']);
});

test.each([
  ['a receipt that it does not know', { Session: { data: { Session: [] } } }, 'payment-unknown'],
  [
    'a balance that does not suffice',
    { AddRefund: { errors: [{ message: 'Balance is not enough.' }] } },
    'Balance is not enough.',
  ],
])('%s is refused permanently', async (_, answers, why) => {
  expect(await answering(answers).refunded()).toEqual({ outcome: 'refused', why });
});

test("a refund below the gateway's minimum is not requested", async () => {
  expect(await refundAtZarinpal({} as Shop, account, { ...refund, amount: 1_999 })).toEqual({
    outcome: 'refused',
    why: 'below-least',
  });
});

test.each([
  ['silence', { AddRefund: new Error('ETIMEDOUT') }],
  ['something that is not its protocol', { GetRefunds: '<html>' }],
  ['a token that it does not know', { GetRefunds: { errors: [{ message: 'Unauthenticated.' }] } }],
  ['no number of the refund', { AddRefund: { data: { resource: { id: null } } } }],
])('after %s the refund is retried', async (_, answers) => {
  await expect(answering(answers).refunded()).rejects.toBeInstanceOf(GatewayUnavailable);
});
