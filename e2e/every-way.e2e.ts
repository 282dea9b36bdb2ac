import type { Locator, Page } from '@playwright/test';
import { ordinaryTestCard } from '../src/features/payments/test-cards.rules.ts';
import { press, tabTo, write } from './keyboard.ts';
import { expect, test } from './shop-test.ts';
import {
  addForCustomer,
  isPlentiful,
  onDesktopAsDrill,
  ordersOf,
  pageIsAlive,
  productPage,
  productThat,
  receipt,
  speakEnglish,
  visit,
} from './steps.ts';

/** The way in which a buyer operates a page. */
interface Hand {
  readonly press: (control: Locator) => Promise<void>;
  readonly write: (field: Locator, text: string) => Promise<void>;
  readonly choose: (field: Locator, option: string) => Promise<void>;
  /** Presses a control until the browser is at its address. */
  readonly go: (control: Locator, where: RegExp) => Promise<void>;
}

/** Operates a page by Tab, Enter, arrows and letters alone. */
function byKeyboard(page: Page): Hand {
  return {
    press: (control) => press(page, control),
    write: (field, text) => write(page, field, text),
    choose: async (field, option) => {
      await tabTo(page, field);
      for (let presses = 0; presses < 40 && (await field.inputValue()) !== option; presses += 1)
        await page.keyboard.press('ArrowDown');
      await expect(field).toHaveValue(option);
    },
    go: async (control, where) => {
      await press(page, control);
      await expect(page).toHaveURL(where);
    },
  };
}

const anyOf = (page: Page, role: 'button' | 'link', name: RegExp) =>
  page.getByRole(role, { name }).filter({ visible: true }).first();
const payOnline = (page: Page) =>
  anyOf(page, 'button', /^(پرداخت .* تومان|Pay .* Toman|رفتن به درگاه|Go to the gateway)$/);
const payThere = (page: Page) => page.getByRole('button', { name: /^(پرداخت|Pay)$/ });
const orderNow = (page: Page) => anyOf(page, 'button', /^(ثبت سفارش|Order Now)$/);
const confirm = (page: Page) => anyOf(page, 'button', /^(تأیید و پرداخت|Confirm & Pay)/);
const success = /\/payment-success\?order=/;

/** Each payment method, from its choice to its completion, and the resulting order status. */
const ways = {
  Zarinpal: {
    status: 'placed',
    pay: async (page: Page, { go }: Hand) => {
      await go(payOnline(page), /\/dev\/gateway\/pg\/StartPay\//);
      await go(payThere(page), success);
    },
  },
  Zibal: {
    status: 'placed',
    pay: async (page: Page, { go }: Hand) => {
      await go(anyOf(page, 'link', /زیبال|Zibal/), /\?way=zibal$/);
      await go(payOnline(page), /\/dev\/gateway\/start\//);
      await go(payThere(page), success);
    },
  },
  'a card': {
    status: 'placed',
    pay: async (page: Page, hand: Hand) => {
      await hand.go(anyOf(page, 'link', /^(کارت بانکی|Credit card)$/), /\/checkout-credit-card$/);
      await pageIsAlive(page);
      await hand.write(page.getByLabel(/^(شمارهٔ کارت|Card Number)/), ordinaryTestCard);
      await hand.write(page.getByLabel(/^(نام دارندهٔ کارت|Cardholder Name)/), 'سارا محمدی');
      await hand.write(page.getByLabel(/^(تاریخ انقضا|Expiry)/), '09/03');
      await hand.write(page.getByLabel(/^(CVV2|CVV)/), '۱۲۳');
      await hand.go(payOnline(page), /\/pay\/ch_/);
      await hand.go(payThere(page), success);
    },
  },
  PayPal: {
    status: 'placed',
    pay: async (page: Page, { go }: Hand) => {
      await go(anyOf(page, 'link', /^(پی‌پال|PayPal)$/), /\/checkout-paypal$/);
      await go(anyOf(page, 'button', /^(پرداخت با پی‌پال|Pay Now with PayPal)$/), /checkoutnow/);
      await go(payThere(page), success);
    },
  },
  'bank transfer': {
    status: 'awaiting-payment',
    pay: async (page: Page, hand: Hand) => {
      await hand.go(anyOf(page, 'link', /^(انتقال بانکی|Bank transfer)$/), /\/checkout-bank$/);
      await hand.go(orderNow(page), /\/checkout-bank\?order=/);
      const form = page.getByRole('form', { name: /^(ثبت واریز|Report your transfer)$/ });
      await hand.write(form.getByLabel(/^(شمارهٔ پیگیری|Reference)/), `15${Date.now()}`);
      await form.locator('input[type=file]').setInputFiles(receipt);
      await expect(form.getByRole('button', { name: /^(حذف|Remove) .*receipt\.png/ })).toBeVisible();
      await hand.press(form.locator('button[type=submit]'));
      await expect(page.getByText(/واریز شما ثبت شد|Your transfer is reported/).first()).toBeVisible();
    },
  },
  cash: {
    status: 'placed',
    pay: async (page: Page, { go }: Hand) => {
      await go(anyOf(page, 'link', /^(پرداخت در محل|Cash on delivery)$/), /\/checkout-cash$/);
      await go(orderNow(page), success);
    },
  },
} satisfies Record<string, { status: string; pay: (page: Page, hand: Hand) => Promise<void> }>;

/** Goes through the first purchase of a signed-in customer up to the payment methods: the product, the cart, the address. */
async function fromTheProduct(page: Page, hand: Hand, address: string): Promise<void> {
  await visit(page, address);
  await hand.press(anyOf(page, 'button', /^(افزودن به سبد|Add to cart)$/));
  await expect(page.getByText(/به سبد خرید اضافه شد|added to cart/).first()).toBeVisible();
  await hand.go(anyOf(page, 'link', /^(سبد|Cart)|(سبد|Cart)$/), /\/cart$/);
  await hand.go(page.getByRole('main').getByRole('link', { name: /^(پرداخت .* تومان|Pay .* Toman)$/ }), /\/checkout$/);
  await hand.write(page.getByLabel(/^(نام و نام خانوادگی|Full Name)/), 'مریم کاظمی');
  await hand.choose(page.getByLabel(/^(استان|Province)/), 'اصفهان');
  await hand.write(page.getByLabel(/^(شهر|City)/), 'کاشان');
  await hand.write(page.getByLabel(/^(نشانی|Address)( \*)?$/), 'خیابان فاضل نراقی، پلاک ۱۲');
  await hand.write(page.getByLabel(/^(کد پستی|Postal Code)/), '8713645518');
  await hand.go(confirm(page), /\/checkout-payment$/);
}

/** Goes through a further purchase up to the payment methods: the previously typed address is prefilled. */
async function fromTheCheckout(page: Page, hand: Hand): Promise<void> {
  await visit(page, '/checkout');
  await expect(page.getByRole('main').getByText('خیابان فاضل نراقی، پلاک ۱۲').last()).toBeVisible();
  await hand.go(confirm(page), /\/checkout-payment$/);
}

/** The two gateways, the two payment pages of the shop and the two ways to pay later: one of each pair per language. */
const languages = [
  { language: 'Persian', view: 'rtl', names: ['Zarinpal', 'a card', 'bank transfer'] },
  { language: 'English', view: 'ltr', names: ['Zibal', 'PayPal', 'cash'] },
] as const;

for (const { language, view, names } of languages) {
  test(
    `PAY-01 PAY-03 PAY-07 purchases by the keyboard alone, in ${language} (${view}): by ${names.join(', ')}`,
    onDesktopAsDrill,
    async ({ page, api, signIn }) => {
      test.setTimeout(180_000);
      const product = await productThat(api, isPlentiful, 6);
      const { tokens } = await signIn(page);
      await page.addInitScript((wanted) => {
        localStorage.setItem('view', wanted);
      }, view);
      if (language === 'English') await speakEnglish(page);
      const hand = byKeyboard(page);
      for (const [index, name] of names.entries()) {
        await test.step(`by ${name}, from ${index === 0 ? 'the product' : 'the address of the purchase before'}`, async () => {
          const { pay, status } = ways[name];
          if (index === 0) await fromTheProduct(page, hand, productPage(product));
          else {
            await addForCustomer(api, tokens.access, product.id, 1);
            await fromTheCheckout(page, hand);
          }
          await pay(page, hand);
          await expect(page.locator('html')).toHaveAttribute('dir', view);
          const orders = await ordersOf(api, tokens.access);
          expect(orders).toHaveLength(index + 1);
          expect(orders[0]?.status).toBe(status);
        });
      }
    },
  );
}
