import type { Currency } from '#shared/commerce/currencies.ts';
import { minorFromValue, paypalValue } from '../../paypal.rules.ts';
import { requestOutside, listOf, recordOf, type OutsideAnswer } from '../outbound.ts';
import { GatewayUnavailable, type Confirmation, type Refunded } from '../payment-method.ts';
import type { PaypalAccount } from './paypal-account.ts';

// PayPal's Orders API, version 2: https://developer.paypal.com/docs/api/orders/v2/ and its refunds:
// https://developer.paypal.com/docs/api/payments/v2/#captures_refund

/** An amount as requested from PayPal. */
export interface PaypalSum {
  readonly currency: Currency;
  /** In the currency's smallest unit. */
  readonly minor: number;
}

/** Seconds before the expiry of a token at which a new one is requested. */
const spareSeconds = 60;
const tokens = new Map<string, { readonly token: string; readonly until: number }>();

/** Returns the access token of an app, cached until PayPal's expiry: `now` in milliseconds. */
async function accessToken({ calls, clientId, secret }: PaypalAccount, now: number): Promise<string> {
  const stored = tokens.get(`${calls} ${clientId}`);
  if (stored !== undefined && stored.until > now) return stored.token;
  const { status, body } = await requestOutside({
    method: 'POST',
    address: `${calls}/v1/oauth2/token`,
    headers: { authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { access_token: token, expires_in: seconds } = recordOf(body);
  if (status !== 200 || typeof token !== 'string' || typeof seconds !== 'number')
    throw new GatewayUnavailable(`PayPal did not let the shop in: status ${status}`);
  tokens.set(`${calls} ${clientId}`, { token, until: now + (seconds - spareSeconds) * 1_000 });
  return token;
}

interface PaypalCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Idempotency key: PayPal acts once and repeats its response. */
  readonly key?: string;
  readonly body?: object;
}

/** Calls PayPal with the app's token; a rejected token is renewed once. */
async function request(account: PaypalAccount, now: number, call: PaypalCall): Promise<OutsideAnswer> {
  const send = async () =>
    requestOutside({
      method: call.method,
      address: `${account.calls}${call.path}`,
      headers: {
        authorization: `Bearer ${await accessToken(account, now)}`,
        prefer: 'return=representation',
        ...(call.key === undefined ? {} : { 'paypal-request-id': call.key }),
      },
      ...(call.method === 'GET' ? {} : { body: call.body ?? {} }),
    });
  const answer = await send();
  if (answer.status !== 401) return answer;
  tokens.delete(`${account.calls} ${account.clientId}`);
  return send();
}

export interface PaypalOrderRequested {
  readonly sum: PaypalSum;
  /** The shop's order number. */
  readonly number: string;
  readonly description: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly key: string;
}

const idForm = /^[A-Z0-9]{8,36}$/;

/** Creates an order for a buyer to approve; returns its id. */
export async function createPaypalOrder(
  account: PaypalAccount,
  now: number,
  requested: PaypalOrderRequested,
): Promise<string> {
  const { status, body } = await request(account, now, {
    method: 'POST',
    path: '/v2/checkout/orders',
    key: requested.key,
    body: {
      intent: 'CAPTURE',
      purchase_units: [
        {
          custom_id: requested.number,
          description: requested.description.slice(0, 127),
          amount: {
            currency_code: requested.sum.currency,
            value: paypalValue(requested.sum.minor, requested.sum.currency),
          },
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            return_url: requested.returnUrl,
            cancel_url: requested.cancelUrl,
            user_action: 'PAY_NOW',
            shipping_preference: 'NO_SHIPPING',
          },
        },
      },
    },
  });
  const { id } = recordOf(body);
  if ((status !== 200 && status !== 201) || typeof id !== 'string' || !idForm.test(id))
    throw new GatewayUnavailable(`PayPal did not take the order: ${errorOf(status, body)}`);
  return id;
}

/** Issues that mean that no money was moved: the order was not approved, or the means of payment were refused. */
const notPaid = new Set([
  'ORDER_NOT_APPROVED',
  'PAYER_ACTION_REQUIRED',
  'INSTRUMENT_DECLINED',
  'PAYER_CANNOT_PAY',
  'TRANSACTION_REFUSED',
  'ORDER_EXPIRED',
  'RESOURCE_NOT_FOUND',
  'INVALID_RESOURCE_ID',
]);

/**
 * Captures an approved order, once however often it is called. The captured amount is compared with the requested one: another amount or currency is
 * never accepted.
 */
export async function capturePaypalOrder(
  account: PaypalAccount,
  now: number,
  { id, sum }: { id: string; sum: PaypalSum },
): Promise<Confirmation> {
  const path = `/v2/checkout/orders/${encodeURIComponent(id)}`;
  const taken = await request(account, now, { method: 'POST', path: `${path}/capture`, key: `capture-${id}` });
  if (taken.status === 200 || taken.status === 201) return captureOf(taken.body, sum);
  const issues = issuesOf(taken.body);
  if (issues.includes('ORDER_ALREADY_CAPTURED')) {
    const order = await request(account, now, { method: 'GET', path });
    if (order.status === 200) return captureOf(order.body, sum);
  }
  const [why] = issues.filter((issue) => notPaid.has(issue));
  if (why !== undefined) return { outcome: 'failed', response: why };
  throw new GatewayUnavailable(`PayPal does not say whether it was paid: ${errorOf(taken.status, taken.body)}`);
}

function captureOf(order: unknown, sum: PaypalSum): Confirmation {
  const captures = listOf(recordOf(order).purchase_units)
    .flatMap((unit) => listOf(recordOf(recordOf(unit).payments).captures))
    .map(recordOf);
  const done = captures.find(
    ({ status }) => status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED' || status === 'REFUNDED',
  );
  if (done === undefined) {
    if (captures.length > 0 && captures.every(({ status }) => status === 'DECLINED' || status === 'FAILED'))
      return { outcome: 'failed', response: 'INSTRUMENT_DECLINED' };
    throw new GatewayUnavailable('PayPal has not taken the money yet');
  }
  const { currency_code: currency, value } = recordOf(done.amount);
  if (currency !== sum.currency || minorFromValue(value, sum.currency) !== sum.minor || typeof done.id !== 'string') {
    return { outcome: 'wrong-sum', response: `${String(value)} ${String(currency)}` };
  }
  return { outcome: 'paid', reference: done.id, cardMask: null };
}

/** Refunds an amount of a capture to the buyer, once per idempotency key. */
export async function refundPaypalCapture(
  account: PaypalAccount,
  now: number,
  { capture, sum, key }: { capture: string; sum: PaypalSum; key: string },
): Promise<Refunded> {
  const { status, body } = await request(account, now, {
    method: 'POST',
    path: `/v2/payments/captures/${encodeURIComponent(capture)}/refund`,
    key,
    body: { amount: { currency_code: sum.currency, value: paypalValue(sum.minor, sum.currency) } },
  });
  const { id, status: response } = recordOf(body);
  if (
    (status === 200 || status === 201) &&
    typeof id === 'string' &&
    (response === 'COMPLETED' || response === 'PENDING')
  )
    return { outcome: 'done', reference: id };
  const [issue] = issuesOf(body);
  if ((status === 404 || status === 422) && issue !== undefined) return { outcome: 'refused', why: issue };
  throw new GatewayUnavailable(`PayPal does not say whether money went back: ${errorOf(status, body)}`);
}

/** Returns the issues in an error response; one without details has a name of its own. */
function issuesOf(body: unknown): readonly string[] {
  const { details, name } = recordOf(body);
  const issues = [...listOf(details).map((one) => recordOf(one).issue), name];
  return issues.filter((issue) => typeof issue === 'string');
}

const errorOf = (status: number, body: unknown) => `status ${status}, ${issuesOf(body).join(', ') || 'no reason'}`;
