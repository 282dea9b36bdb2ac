/** Returns the code samples of the developers' page: the same in every language, and run in a longer form by the tests of the examples. */
export const samples = (url: string) => ({
  key: `export HOJREH_URL=${url}
export HOJREH_KEY=hj_…`,
  call: `curl "$HOJREH_URL/api/admin/orders/?page_size=3" \\
  -H "Authorization: Bearer $HOJREH_KEY"

# no key needed
curl "$HOJREH_URL/api/products/?page_size=3&language=en"`,
  order: `import { createClient } from '@hojreh/client';

const shop = createClient({ url, key: accessToken });
const [way] = (await shop.listCheckoutShippingMethods()).data;
const quote = await shop.quoteCheckout({ body: { shipping_method_id: way.id } });
const order = await shop.createOrder({
  idempotencyKey: 'tap-4711',
  body: {
    shipping_method_id: way.id,
    payment_method: 'cash',
    address,
    agreed_total: quote.total,
  },
});`,
  hook: `import { openWebhook } from '@hojreh/client/webhooks';

// what the shop sends is signed as Standard Webhooks
const event = await openWebhook(
  bodyAsText,
  request.headers, // webhook-id, -timestamp, -signature
  process.env.WEBHOOK_SECRET,
);`,
  list: `for await (const order of shop.all('adminListOrders')) …`,
  error: `{
  "code": "changed-meanwhile",
  "message": "…",
  "facts": { "version": 4 },
  "errors": [{ "path": "/body/name", "code": "too-long", "message": "…", "limit": 200 }],
  "request_id": "…",
  "retryable": false
}`,
});
