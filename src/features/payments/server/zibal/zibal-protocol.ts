import type { Shop } from '#platform/shop.ts';
import { tomanToRial } from '#shared/commerce/money.ts';
import { postOutside, recordOf, textOf } from '../outbound.ts';
import { GatewayUnavailable, type Attempt, type Confirmation, type Payable } from '../payment-method.ts';
import { explainZibal, reportedWrongSum, zibalMeaning } from './zibal-codes.ts';

// Zibal's protocol: https://help.zibal.ir/IPG/API/

/** A merchant's account and its URLs. */
export interface ZibalAccount {
  readonly merchant: string;
  /** The base URL of `request`, `verify` and `inquiry`. */
  readonly calls: string;
  /** The URL of the payment page, before the track id. */
  readonly payAddress: string;
}

const trackForm = /^\d{1,20}$/;

/** Registers an order; amounts are sent in rial, the only unit that Zibal supports. */
export async function startAtZibal(
  shop: Shop,
  account: ZibalAccount,
  { payable, callbackUrl, description }: { payable: Payable; callbackUrl: string; description: string },
): Promise<{ authority: string }> {
  const { result, answer } = await request(shop, account, 'request', {
    amount: tomanToRial(payable.amount),
    callbackUrl,
    orderId: payable.number,
    description,
    mobile: payable.phone.replace(/^\+98/, '0'),
  });
  const authority = textOf(answer.trackId);
  if (zibalMeaning(result) !== 'done') throw unavailable('did not take the order', result);
  if (authority === null || !trackForm.test(authority))
    throw new GatewayUnavailable('Zibal named no track that is one');
  return { authority };
}

/**
 * Verifies whether an attempt was paid, which also captures it. The amount reported by Zibal is compared with the order's: verify reports it the
 * first time, inquiry for an attempt verified before.
 */
export async function confirmAtZibal(
  shop: Shop,
  account: ZibalAccount,
  { authority, amount }: Attempt,
): Promise<Confirmation> {
  const fields = { trackId: Number(authority) };
  const { result, answer } = await request(shop, account, 'verify', fields);
  switch (zibalMeaning(result)) {
    case 'done':
      return heldAgainst(amount, answer);
    case 'done-before': {
      const inquired = await request(shop, account, 'inquiry', fields);
      if (zibalMeaning(inquired.result) !== 'done') throw unavailable('does not say what was paid', inquired.result);
      return heldAgainst(amount, inquired.answer);
    }
    case 'not-paid':
      return { outcome: 'failed', response: String(result) };
    default:
      throw unavailable('does not say whether it was paid', result);
  }
}

function heldAgainst(amount: number, answer: Readonly<Record<string, unknown>>): Confirmation {
  const rial = Number(answer.amount);
  if (rial !== tomanToRial(amount))
    return {
      outcome: 'wrong-sum',
      response: reportedWrongSum(Number.isFinite(rial) && rial >= 0 ? Math.floor(rial / 10) : null),
    };
  return { outcome: 'paid', reference: textOf(answer.refNumber) ?? '', cardMask: textOf(answer.cardNumber) };
}

async function request(
  shop: Shop,
  account: ZibalAccount,
  call: 'request' | 'verify' | 'inquiry',
  fields: object,
): Promise<{ result: number; answer: Readonly<Record<string, unknown>> }> {
  const answer = recordOf(
    await postOutside(shop, `${account.calls}/${call}`, { merchant: account.merchant, ...fields }),
  );
  const result = Number(answer.result);
  if (answer.result === undefined || answer.result === null || !Number.isInteger(result))
    throw new GatewayUnavailable('Zibal answered something else than its protocol says');
  return { result, answer };
}

function unavailable(what: string, result: number): GatewayUnavailable {
  const sentence = explainZibal(String(result))?.en ?? 'a result that nobody knows';
  return new GatewayUnavailable(`Zibal ${what}: ${result}, ${sentence}`, {
    response: String(result),
    misconfigured: zibalMeaning(result) === 'misconfigured',
  });
}
