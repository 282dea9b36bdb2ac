import type { Shop } from '#platform/shop.ts';
import { tomanToRial } from '#shared/money.ts';
import { postOutside } from '../outbound.ts';
import { GatewayUnavailable, type Attempt, type Confirmation, type Payable } from '../payment-method.ts';

// Zarinpal's protocol, version 4: https://www.zarinpal.com/docs/paymentGateway/connectToGateway

/** A merchant's account, and where it is reached. */
export interface ZarinpalAccount {
  readonly merchantId: string;
  /** Where `request.json` and `verify.json` stand. */
  readonly calls: string;
  /** Where the customer's browser is sent, before the authority. */
  readonly payAddress: string;
}

/** 100 says that all is well, 101 that an attempt had been verified before. */
const done = 100;
const verifiedBefore = 101;
/** Paid another amount, not paid, another merchant's, unknown, not found: no money of ours was moved. */
const notPaid = new Set([-50, -51, -53, -54, -55]);
const authorityForm = /^[AS][0-9A-Za-z]{35}$/;

/** Announces an order; amounts go in rial. */
export async function startAtZarinpal(
  shop: Shop,
  account: ZarinpalAccount,
  { payable, callbackUrl, description }: { payable: Payable; callbackUrl: string; description: string },
): Promise<{ authority: string }> {
  const answer = readAnswer(
    await postOutside(shop, `${account.calls}/request.json`, {
      merchant_id: account.merchantId,
      amount: tomanToRial(payable.amount),
      currency: 'IRR',
      description,
      callback_url: callbackUrl,
      metadata: { mobile: payable.phone.replace(/^\+98/, '0'), order_id: payable.number },
    }),
  );
  const authority = answer.data.authority;
  if (answer.code !== done || typeof authority !== 'string' || !authorityForm.test(authority)) {
    throw new GatewayUnavailable(`Zarinpal did not take the order: code ${answer.code}`);
  }
  return { authority };
}

/** Asks whether an attempt was paid, and takes the money by asking: unverified payments go back to their cards. */
export async function confirmAtZarinpal(shop: Shop, account: ZarinpalAccount, { authority, amount }: Attempt): Promise<Confirmation> {
  const { code, data } = readAnswer(
    await postOutside(shop, `${account.calls}/verify.json`, {
      merchant_id: account.merchantId,
      amount: tomanToRial(amount),
      authority,
    }),
  );
  if (code === done || code === verifiedBefore) {
    return { outcome: 'paid', reference: textOf(data.ref_id) ?? '', cardMask: textOf(data.card_pan) };
  }
  if (notPaid.has(code)) return { outcome: 'failed' };
  throw new GatewayUnavailable(`Zarinpal does not say whether it was paid: code ${code}`);
}

interface ZarinpalAnswer {
  readonly code: number;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What went well stands in `data`, what did not in `errors`; the other one is an empty list. */
function readAnswer(answer: unknown): ZarinpalAnswer {
  const { data, errors } = recordOf(answer);
  const said = Object.keys(recordOf(data)).length > 0 ? recordOf(data) : recordOf(errors);
  if (typeof said.code !== 'number') throw new GatewayUnavailable('Zarinpal answered something else than its protocol says');
  return { code: said.code, data: said };
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
