import type { Shop } from '#platform/shop.ts';
import { tomanToRial } from '#shared/commerce/money.ts';
import { listOf, postOutside, recordOf, textOf } from '../outbound.ts';
import { GatewayUnavailable, type Attempt, type Confirmation, type Payable } from '../payment-method.ts';
import { explainZarinpal, zarinpalMeaning } from './zarinpal-codes.ts';

// Zarinpal's protocol, version 4: https://www.zarinpal.com/docs/paymentGateway/connectToGateway

/** A merchant's account and its URLs. */
export interface ZarinpalAccount {
  readonly merchantId: string;
  /** The base URL of `request.json`, `verify.json` and `unVerified.json`. */
  readonly calls: string;
  /** The URL of the payment page, before the authority. */
  readonly payAddress: string;
  /** The credentials for refunds; null where the account does not support them. */
  readonly refunds: { readonly address: string; readonly accessToken: string; readonly terminalId: string } | null;
}

/** The format of Zarinpal's reference of an attempt. */
export const authorityForm = /^[AS][0-9A-Za-z]{35}$/;

/** Registers an order; amounts are sent in rial, with an explicit currency. */
export async function startAtZarinpal(
  shop: Shop,
  account: ZarinpalAccount,
  { payable, callbackUrl, description }: { payable: Payable; callbackUrl: string; description: string },
): Promise<{ authority: string }> {
  const { code, data } = await request(shop, account, 'request', {
    amount: tomanToRial(payable.amount),
    currency: 'IRR',
    description,
    callback_url: callbackUrl,
    metadata: { mobile: payable.phone.replace(/^\+98/, '0'), order_id: payable.number },
  });
  const { authority } = data;
  if (zarinpalMeaning(code) !== 'done') throw unavailable('did not take the order', code);
  if (typeof authority !== 'string' || !authorityForm.test(authority))
    throw new GatewayUnavailable('Zarinpal named no authority that is one');
  return { authority };
}

/** Verifies whether an attempt was paid, which also captures it: unverified payments are returned to their cards. */
export async function confirmAtZarinpal(
  shop: Shop,
  account: ZarinpalAccount,
  { authority, amount }: Attempt,
): Promise<Confirmation> {
  const { code, data } = await request(shop, account, 'verify', { amount: tomanToRial(amount), authority });
  switch (zarinpalMeaning(code)) {
    case 'done':
      return { outcome: 'paid', reference: textOf(data.ref_id) ?? '', cardMask: textOf(data.card_pan) };
    case 'not-paid':
      return { outcome: 'failed', response: String(code) };
    case 'wrong-sum':
      return { outcome: 'wrong-sum', response: String(code) };
    default:
      throw unavailable('does not say whether it was paid', code);
  }
}

/** Returns the authorities of paid and unverified attempts: the last hundred, as listed by Zarinpal. */
export async function unverifiedAtZarinpal(shop: Shop, account: ZarinpalAccount): Promise<string[]> {
  const { code, data } = await request(shop, account, 'unVerified', {});
  if (zarinpalMeaning(code) !== 'done') throw unavailable('does not list what is unverified', code);
  return listOf(data.authorities).flatMap((one) => {
    const { authority } = recordOf(one);
    return typeof authority === 'string' && authorityForm.test(authority) ? [authority] : [];
  });
}

interface ZarinpalAnswer {
  readonly code: number;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A success is in `data`, an error in `errors`; the other one is an empty list. */
async function request(
  shop: Shop,
  account: ZarinpalAccount,
  call: 'request' | 'verify' | 'unVerified',
  fields: object,
): Promise<ZarinpalAnswer> {
  const answer = recordOf(
    await postOutside(shop, `${account.calls}/${call}.json`, { merchant_id: account.merchantId, ...fields }),
  );
  const data = recordOf(answer.data);
  const response =
    Object.keys(data).length > 0 ? data : recordOf(Array.isArray(answer.errors) ? answer.errors[0] : answer.errors);
  const code = Number(response.code);
  if (response.code === undefined || response.code === null || !Number.isInteger(code))
    throw new GatewayUnavailable('Zarinpal answered something else than its protocol says');
  return { code, data: response };
}

function unavailable(what: string, code: number): GatewayUnavailable {
  const sentence = explainZarinpal(String(code))?.en ?? 'a code that nobody knows';
  return new GatewayUnavailable(`Zarinpal ${what}: ${code}, ${sentence}`, {
    response: String(code),
    misconfigured: zarinpalMeaning(code) === 'misconfigured',
  });
}
