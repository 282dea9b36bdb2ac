import { reconcilePayments } from '#features/order-payments/server/order-payments.jobs.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { cartWith } from '#features/cart/server/cart.factory.ts';
import { customerReady, type ReadyCustomer } from '#features/auth/server/auth.factory.ts';
import { gatewayReady, type ReadyGateway } from '#features/order-payments/server/gateway.factory.ts';
import { cardProviderReady } from '#features/payments/server/card/card.factory.ts';
import { ordinaryTestCard, testCards } from '#features/payments/test-cards.rules.ts';
import { testTime, useTestShop } from '../../../testing/test-shop.ts';
import { orderBody } from './checkout.factory.ts';

const minute = 60_000;
const provider = await cardProviderReady(testTime);
afterAll(() => provider.close());

describe('paying by card', () => {
  const app = useTestShop({ ACCESS_TOKEN_SECONDS: '86400', ...provider.environment });
  let gateway: ReadyGateway;
  let customer: ReadyCustomer;
  beforeAll(async () => {
    gateway = await gatewayReady(app.shop);
  });
  afterAll(() => gateway.close());
  beforeEach(async () => {
    const product = await productReady(app.shop, { stock: 3 });
    customer = await customerReady(app.shop);
    await cartWith(app.shop, customer, [{ variantId: product.variantIds[0]!, quantity: 1 }]);
  });

  const order = (body: object, key: string = randomUUID()) =>
    app.call('POST /api/orders/', {
      token: customer.token,
      headers: { 'idempotency-key': key },
      body: { ...orderBody({ payment_method: 'credit-card' }), ...body },
    });
  const placed = async (number: string, key?: string) => {
    const answer = await order({ card: await provider.tokenOf(number) }, key);
    expect(answer.status, answer.text).toBe(201);
    return answer.body as { number: string; status: string; payment?: { redirect_url: string } };
  };
  const rows = async (number: string) =>
    (
      await app.shop.database.pool.query<{ state: string; card_mask: string | null; reference: string | null }>(
        'SELECT p.state, p.card_mask, p.reference FROM payments p JOIN orders o ON o.id = p.order_id WHERE o.number = $1 ORDER BY p.id',
        [number],
      )
    ).rows;
  const stateOf = async (number: string) =>
    (
      (await app.call('GET /api/orders/:number/', { token: customer.token, params: { number } })).body as {
        status: string;
      }
    ).status;

  test("PAY-04 the shop receives a token and four digits, and the bank's approval places the order", async () => {
    const { number, status, payment } = await placed(ordinaryTestCard);
    expect(status).toBe('awaiting-payment');
    expect(payment?.redirect_url).toMatch(new RegExp(`^${provider.url}/pay/ch_`));
    expect(await rows(number)).toEqual([{ state: 'started', card_mask: '************0003', reference: null }]);
    const callback = await provider.visit(payment!.redirect_url, 'pay');
    expect(await gateway.comeBack(callback)).toBe(`/payment-success?order=${number}`);
    expect(await gateway.comeBack(callback)).toBe(`/payment-success?order=${number}`);
    expect(await rows(number)).toEqual([
      { state: 'paid', card_mask: '************0003', reference: expect.stringMatching(/^\d{9}$/) as string },
    ]);
    expect(await stateOf(number)).toBe('placed');
  });

  test('PAY-04 PAY-09 a card submitted again with the same key pays the same order', async () => {
    const key = randomUUID();
    const card = await provider.tokenOf(testCards.atOnce);
    const answers = await Promise.all([order({ card }, key), order({ card }, key), order({ card }, key)]);
    const [first] = answers.map(({ body }) => body as { number: string; payment: { redirect_url: string } });
    expect(answers.map(({ body }) => body)).toEqual([first, first, first]);
    expect(await rows(first!.number)).toHaveLength(1);
    const again = await placed(ordinaryTestCard, key);
    expect(again.number).toBe(first!.number);
    await gateway.comeBack(await provider.visit(first!.payment.redirect_url));
    expect(await placed(ordinaryTestCard, key)).toEqual({
      number: again.number,
      status: 'placed',
      total: expect.any(Number) as number,
    });
    expect((await rows(again.number)).map(({ state }) => state)).toEqual(['paid', 'started']);
  });

  test.each([
    [testCards.declined, 'do_not_honour'],
    [testCards.insufficient, 'insufficient_funds'],
  ])('PAY-04 PAY-07 the card %s is declined, the order stays, and another card pays it: %s', async (number, why) => {
    const bought = await placed(number);
    expect(await gateway.comeBack(await provider.visit(bought.payment!.redirect_url))).toBe(
      `/payment-failed?order=${bought.number}&why=${why}`,
    );
    const pay = (body: object) =>
      app.call('POST /api/orders/:number/pay/', { token: customer.token, params: { number: bought.number }, body });
    expect((await pay({})).body).toMatchObject({
      payment: { redirect_url: `${app.shop.config.publicUrl}/checkout-credit-card?order=${bought.number}` },
    });
    const again = await pay({ card: await provider.tokenOf(testCards.atOnce) });
    const { payment } = again.body as { payment: { redirect_url: string } };
    expect(await gateway.comeBack(await provider.visit(payment.redirect_url))).toBe(
      `/payment-success?order=${bought.number}`,
    );
    expect((await rows(bought.number)).map(({ state }) => state)).toEqual(['failed', 'paid']);
  });

  test("PAY-04 a payment claimed without the bank's approval is not accepted", async () => {
    const { number, payment } = await placed(ordinaryTestCard);
    const charge = payment!.redirect_url.split('/').at(-1)!;
    expect(await gateway.comeBack(`/payment/callback/credit-card?charge=${charge}&result=ok`)).toMatch(
      /^\/payment-failed/,
    );
    expect(await gateway.comeBack('/payment/callback/credit-card?charge=a&charge=b')).toBe('/payment-failed');
    expect(await stateOf(number)).toBe('awaiting-payment');
  });

  test('PAY-04 a buyer who pays and never returns has paid all the same', async () => {
    const { number, payment } = await placed(ordinaryTestCard);
    await provider.visit(payment!.redirect_url, 'pay');
    app.clock.advance(5 * minute);
    await reconcilePayments(app.shop);
    expect(await stateOf(number)).toBe('placed');
  });

  test('PAY-04 without a card the order links to the card page; a used or invented token pays nothing', async () => {
    const first = await order({});
    const { number, payment } = first.body as { number: string; payment: { redirect_url: string } };
    expect(payment.redirect_url).toBe(`${app.shop.config.publicUrl}/checkout-credit-card?order=${number}`);
    const madeUp = await app.call('POST /api/orders/:number/pay/', {
      token: customer.token,
      params: { number },
      body: { card: { token: 'tok_made_up', last_four: '0003' } },
    });
    expect([madeUp.status, (madeUp.body as { code: string }).code]).toEqual([502, 'payment-unavailable']);
    const stranger = await customerReady(app.shop);
    expect(
      (
        await app.call('POST /api/orders/:number/pay/', {
          token: stranger.token,
          params: { number },
          body: { card: await provider.tokenOf(ordinaryTestCard) },
        })
      ).status,
    ).toBe(404);
    expect(await rows(number)).toEqual([]);
  });

  test('PAY-04 an unavailable provider leaves the order for another attempt', async () => {
    const { number, status, payment } = await placed(testCards.silent);
    expect([status, payment]).toEqual(['awaiting-payment', undefined]);
    expect(await rows(number)).toEqual([]);
  }, 30_000);

  test('PAY-04 a card number anywhere in an order is refused and stored nowhere, and no field takes one', async () => {
    const pan = '6037 7016 8909 5443';
    const address = orderBody().address;
    const bodies = [
      { address: { ...address, line: `خیابان ولیعصر ${pan}` } },
      { card: { token: pan.replaceAll(' ', ''), last_four: '5443' } },
      { coupon: pan.replaceAll(' ', '') },
    ];
    for (const body of bodies) {
      const answer = await order(body);
      expect([answer.status, (answer.body as { code: string }).code], JSON.stringify(body)).toEqual([
        400,
        'card-number-sent',
      ]);
      expect(answer.text).not.toContain('5443');
    }
    for (const card of [
      { number: pan },
      { token: 'tok_00000000', last_four: '5443', number: pan },
      { token: 'tok_00000000', last_four: '68909 5443' },
    ]) {
      expect((await order({ card })).status, JSON.stringify(card)).toBe(400);
    }
    expect((await app.call('GET /api/orders/', { token: customer.token })).body).toMatchObject({ data: [] });
  });

  test("PAY-03 PAY-04 cards are listed with the provider's own address", async () => {
    const { body } = await app.call('GET /api/checkout/payment-methods/');
    expect((body as { data: object[] }).data).toContainEqual({
      method: 'credit-card',
      name: 'کارت بانکی',
      description: expect.any(String) as string,
      at_gateway: false,
      card: { address: `${provider.url}/v1/tokens`, key: 'pk_test', stand_in: false },
    });
    expect(JSON.stringify(body)).not.toContain('sk_test');
  });
});

describe('a shop without a card provider', () => {
  const app = useTestShop();

  test('PAY-03 PAY-04 it lists no cards and accepts none', async () => {
    const { body } = await app.call('GET /api/checkout/payment-methods/');
    expect((body as { data: { method: string }[] }).data.map(({ method }) => method)).not.toContain('credit-card');
    const product = await productReady(app.shop, { stock: 1 });
    const customer = await customerReady(app.shop);
    await cartWith(app.shop, customer, [{ variantId: product.variantIds[0]!, quantity: 1 }]);
    const answer = await app.call('POST /api/orders/', {
      token: customer.token,
      headers: { 'idempotency-key': 'a' },
      body: orderBody({ payment_method: 'credit-card' }),
    });
    expect((answer.body as { code: string }).code).toBe('payment-method-unavailable');
  });
});
