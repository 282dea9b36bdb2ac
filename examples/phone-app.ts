/** A phone app: signs a customer in, registers the device for notices, fills the cart and places the order. Needs no key: it acts as the customer. */
import { createClient, type Client, type Schemas } from '../packages/client/src/client.ts';

/** Returns a client of the user who signs in; the app stores the tokens in the phone's secure storage. */
export async function signIn(options: App, username: string, password: string): Promise<Client> {
  const { tokens } = await createClient(options).logIn({ body: { username, password } });
  return createClient({ ...options, key: tokens.access });
}

export type App = Pick<Parameters<typeof createClient>[0], 'url' | 'language' | 'fetch'>;

/** Registers this device for the customer's notices, with the shop's key that its push service requires. */
export async function wantNotices(shop: Client, subscribe: (key: string) => Promise<Device>): Promise<void> {
  const { key } = await shop.getPushKey();
  await shop.registerDevice({ body: await subscribe(key) });
}

export interface Device {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Places an order of the cart's lines, at the total that the customer has seen; `intent` is generated once per tap on the button. */
export async function buy(shop: Client, address: Schemas['Address'], intent: string) {
  const [method] = (await shop.listCheckoutShippingMethods()).data;
  if (method === undefined) throw new Error('The shop sends nothing now.');
  const quote = await shop.quoteCheckout({ body: { shipping_method_id: method.id, province: address.province } });
  const { data: ways } = await shop.listCheckoutPaymentMethods();
  const way = ways.find((one) => !quote.unpayable.some(({ method: unpayable }) => unpayable === one.method));
  return shop.createOrder({
    body: {
      shipping_method_id: method.id,
      payment_method: (way?.method ?? 'cash') as 'cash',
      address,
      agreed_total: quote.total,
    },
    idempotencyKey: intent,
  });
}

if (process.argv[1] === import.meta.filename) {
  const { HOJREH_URL: url = 'http://localhost:3000', USERNAME = '', PASSWORD = '' } = process.env;
  const shop = await signIn({ url, language: 'fa' }, USERNAME, PASSWORD);
  for await (const order of shop.all('listOrders')) console.log(order.number, order.status, order.total);
}
