import { createHash } from 'node:crypto';
import { tomanToRial, type Toman } from '#shared/commerce/money.ts';
import { requestOutside, recordOf, type OutsideAnswer } from '../outbound.ts';
import {
  GatewayUnavailable,
  type Attempt,
  type CardToken,
  type Confirmation,
  type Payable,
  type Refunded,
  type Started,
} from '../payment-method.ts';

// The protocol of a provider that receives cards from the browser; see docs/decisions/0012-where-a-card-goes.md.

/** A shop's account at a card provider. */
export interface CardAccount {
  /** The base URL of its API, before `/v1`. */
  readonly url: string;
  /** The shop's secret key for server-side calls. */
  readonly key: string;
}

/** The states of a charge. Only `captured` is money of the shop. */
export const chargeStates = ['waiting', 'authorised', 'captured', 'declined', 'left', 'lapsed'] as const;
export type ChargeState = (typeof chargeStates)[number];

interface Charge {
  readonly id: string;
  readonly status: ChargeState;
  readonly rial: number;
  readonly lastFour: string;
  readonly receipt: string | null;
  readonly declineCode: string | null;
}

/**
 * Authorises an amount on a card, to be captured by {@link takeCharge}. Repeated for the same order and token, it returns the same charge. Returns
 * null for a used or unknown token.
 */
export async function startCharge(
  account: CardAccount,
  {
    payable,
    card,
    returnUrl,
    description,
  }: { payable: Payable; card: CardToken; returnUrl: string; description: string },
): Promise<Started | null> {
  const answer = await request(account, 'POST', '/v1/charges', {
    key: createHash('sha256').update(`${payable.number} ${card.token}`).digest('base64url'),
    body: {
      token: card.token,
      amount: tomanToRial(payable.amount),
      currency: 'IRR',
      order: payable.number,
      description,
      return_url: returnUrl,
    },
  });
  if (answer.status === 422) return null;
  const charge = chargeOf(answer, 201);
  if (charge.rial !== tomanToRial(payable.amount))
    throw new GatewayUnavailable('The card provider took the order with another sum');
  return { authority: charge.id, cardMask: maskOf(charge.lastFour) };
}

/** Captures an authorised charge; idempotent. A charge that the buyer's bank has not approved is reported as failed. */
export async function takeCharge(account: CardAccount, attempt: Attempt): Promise<Confirmation> {
  const rial = tomanToRial(attempt.amount);
  const answer = await request(account, 'POST', `/v1/charges/${encodeURIComponent(attempt.authority)}/capture`, {
    body: { amount: rial },
  });
  if (answer.status === 404) return { outcome: 'failed', response: 'charge_unknown' };
  const charge = chargeOf(answer, 200, 409);
  if (charge.status === 'captured') {
    if (charge.rial !== rial || charge.id !== attempt.authority)
      return { outcome: 'wrong-sum', response: `${charge.rial} IRR` };
    return { outcome: 'paid', reference: charge.receipt ?? charge.id, cardMask: maskOf(charge.lastFour) };
  }
  if (charge.status === 'authorised')
    throw new GatewayUnavailable('The card provider did not take what it had set aside');
  return { outcome: 'failed', response: charge.declineCode ?? charge.status };
}

/** Refunds an amount of a charge to its card, once per idempotency key. */
export async function refundCharge(
  account: CardAccount,
  { authority, amount, key }: { authority: string; amount: Toman; key: string },
): Promise<Refunded> {
  const answer = await request(account, 'POST', `/v1/charges/${encodeURIComponent(authority)}/refunds`, {
    key,
    body: { amount: tomanToRial(amount) },
  });
  const { id, error } = recordOf(answer.body);
  if (answer.status === 201 && typeof id === 'string') return { outcome: 'done', reference: id };
  const why = recordOf(error).code;
  if ((answer.status === 404 || answer.status === 422) && typeof why === 'string') return { outcome: 'refused', why };
  throw new GatewayUnavailable(`The card provider does not say whether money went back: status ${answer.status}`);
}

/** Returns the charges that are authorised and not captured yet. */
export async function authorisedCharges(account: CardAccount): Promise<readonly string[]> {
  const answer = await request(account, 'GET', '/v1/charges?status=authorised', {});
  const { data } = recordOf(answer.body);
  if (answer.status !== 200 || !Array.isArray(data))
    throw new GatewayUnavailable('The card provider did not list its charges');
  return data.flatMap((one) => {
    const { id } = recordOf(one);
    return typeof id === 'string' ? [id] : [];
  });
}

function request(
  { url, key: secret }: CardAccount,
  method: 'GET' | 'POST',
  path: string,
  { key, body }: { key?: string; body?: object },
): Promise<OutsideAnswer> {
  return requestOutside({
    method,
    address: `${url}${path}`,
    headers: { authorization: `Bearer ${secret}`, ...(key === undefined ? {} : { 'idempotency-key': key }) },
    ...(body === undefined ? {} : { body }),
  });
}

const idForm = /^[A-Za-z0-9_-]{8,64}$/;

function chargeOf({ status, body }: OutsideAnswer, ...expected: readonly number[]): Charge {
  const {
    id,
    status: response,
    amount,
    currency,
    last_four: lastFour,
    receipt,
    decline_code: declineCode,
  } = recordOf(body);
  const state = chargeStates.find((one) => one === response);
  if (
    !expected.includes(status) ||
    typeof id !== 'string' ||
    !idForm.test(id) ||
    state === undefined ||
    typeof amount !== 'number' ||
    currency !== 'IRR'
  ) {
    throw new GatewayUnavailable(`The card provider answered something else than its protocol says: status ${status}`);
  }
  return {
    id,
    status: state,
    rial: amount,
    lastFour: typeof lastFour === 'string' && /^\d{4}$/.test(lastFour) ? lastFour : '',
    receipt: typeof receipt === 'string' ? receipt : null,
    declineCode: typeof declineCode === 'string' ? declineCode : null,
  };
}

/** The shop only receives the last four digits of a card. */
function maskOf(lastFour: string): string {
  return `************${lastFour}`;
}
