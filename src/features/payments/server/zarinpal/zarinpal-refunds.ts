import type { Shop } from '#platform/shop.ts';
import { tomanToRial } from '#shared/commerce/money.ts';
import { listOf, postOutside, recordOf, textOf } from '../outbound.ts';
import { GatewayUnavailable, type Refund, type Refunded } from '../payment-method.ts';
import type { ZarinpalAccount } from './zarinpal-protocol.ts';

// Zarinpal's GraphQL: https://www.zarinpal.com/docs/paymentGateway/refund

type RefundAccount = NonNullable<ZarinpalAccount['refunds']>;

/** The minimum refund at Zarinpal. */
const leastRial = 20_000;
/** The number of the terminal's refunds that are searched for an earlier one. */
const maxLookedThrough = 100;

const refundsOfTerminal = `query GetRefunds($terminal_id: ID!, $limit: Int, $offset: Int) {
  refunds: GetRefunds(terminal_id: $terminal_id, limit: $limit, offset: $offset) { id, amount, status, created_at, description }
}`;
const sessionOfReceipt = `query Sessions($terminal_id: ID!, $reference_id: String) {
  Session(terminal_id: $terminal_id, reference_id: $reference_id) { id, status, amount, description, created_at }
}`;
const newRefund = `mutation AddRefund($session_id: ID!, $amount: BigInteger!, $description: String, $method: InstantPayoutActionTypeEnum, $reason: RefundReasonEnum) {
  resource: AddRefund(session_id: $session_id, amount: $amount, description: $description, method: $method, reason: $reason) {
    terminal_id, id, amount, timeline { refund_amount, refund_time, refund_status }
  }
}`;

/**
 * Refunds to the card in the next bank cycle. Zarinpal has no idempotency keys, so the key is part of the description, and is searched for before a
 * refund is made.
 */
export async function refundAtZarinpal(
  shop: Shop,
  account: RefundAccount,
  { reference, amount, key }: Refund,
): Promise<Refunded> {
  const rial = tomanToRial(amount);
  if (rial < leastRial) return { outcome: 'refused', why: 'below-least' };
  const description = `Hojreh ${key}`;
  const made = listOf(
    (
      await request(shop, account, refundsOfTerminal, {
        terminal_id: account.terminalId,
        limit: maxLookedThrough,
        offset: 0,
      })
    ).refunds,
  )
    .map(recordOf)
    .find((refund) => refund.description === description);
  if (made !== undefined) return { outcome: 'done', reference: textOf(made.id) ?? '' };

  const [session] = listOf(
    (await request(shop, account, sessionOfReceipt, { terminal_id: account.terminalId, reference_id: reference }))
      .Session,
  ).map(recordOf);
  const sessionId = textOf(session?.id);
  if (sessionId === null) return { outcome: 'refused', why: 'payment-unknown' };
  const answer = await request(shop, account, newRefund, {
    session_id: sessionId,
    amount: rial,
    description,
    method: 'PAYA',
    reason: 'CUSTOMER_REQUEST',
  }).catch((error: unknown) => {
    if (error instanceof RefusedByZarinpal) return error;
    throw error;
  });
  if (answer instanceof RefusedByZarinpal) return { outcome: 'refused', why: answer.message };
  const id = textOf(recordOf(answer.resource).id);
  if (id === null) throw new GatewayUnavailable('Zarinpal does not say whether it gave the money back');
  return { outcome: 'done', reference: id };
}

/** Thrown with Zarinpal's message when it refuses a request. */
class RefusedByZarinpal extends Error {
  override readonly name = 'RefusedByZarinpal';
}

async function request(
  shop: Shop,
  { address, accessToken }: RefundAccount,
  query: string,
  variables: object,
): Promise<Readonly<Record<string, unknown>>> {
  const answer = recordOf(
    await postOutside(shop, address, { query, variables }, { authorization: `Bearer ${accessToken}` }),
  );
  const [error] = listOf(answer.errors).map(recordOf);
  if (error !== undefined) {
    const words = textOf(error.message) ?? 'no reason';
    if (/unauthenti|unauthori[sz]ed|forbidden/i.test(words))
      throw new GatewayUnavailable(`Zarinpal does not know the access token: ${words}`, {
        response: words,
        misconfigured: true,
      });
    throw new RefusedByZarinpal(words);
  }
  if (Object.keys(recordOf(answer.data)).length === 0)
    throw new GatewayUnavailable('Zarinpal answered something else than its protocol says');
  return recordOf(answer.data);
}
