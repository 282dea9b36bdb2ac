import { press, tabTo, write } from './keyboard.ts';
import { expect, test, unusedPhone } from './shop-test.ts';
import { inEnglish, isPlentiful, onDesktop, ordersOf, productThat, speakEnglish, visit } from './steps.ts';

test(
  'PAY-01 PAY-05 PAY-06 PAY-07 a purchase by keyboard alone: home, product, cart, sign-in, address, gateway and success',
  onDesktop,
  async ({ page, api, codeSentTo }) => {
    test.setTimeout(120_000);
    const product = await productThat(inEnglish(api), isPlentiful, 5);
    const phone = unusedPhone();
    await speakEnglish(page);
    await visit(page, '/home');
    const search = page.getByRole('combobox', { name: /search/i }).first();
    await write(page, search, product.name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=/);
    await press(page, page.getByRole('main').getByRole('link', { name: product.name, exact: true }));
    await expect(page).toHaveURL(/\/(single-product|product)\//);
    // After a navigation the page's heading has the focus, so that a screen reader announces it.
    const heading = page.getByRole('heading', { level: 1, name: product.name });
    await expect(heading).toBeFocused();
    await expect(heading).toHaveCSS('outline-style', 'none');
    await press(page, page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first());
    await expect(page.getByText(`1 of ${product.name} added to cart`).first()).toBeVisible();

    await press(page, page.getByRole('banner').getByRole('link', { name: /cart/i }).first());
    await expect(page).toHaveURL(/\/cart$/);
    await press(page, page.getByRole('main').getByRole('link', { name: /checkout|pay/i }));
    await expect(page).toHaveURL(/\/checkout$/);
    await write(page, page.getByRole('textbox', { name: /phone/i }), phone);
    await page.keyboard.press('Enter');
    const firstDigit = page.getByRole('textbox', { name: 'Digit 1 of 4' });
    await expect(firstDigit).toBeFocused();
    await page.keyboard.type(await codeSentTo(phone));

    await expect(page.getByRole('heading', { name: 'Billing Information' })).toBeVisible();
    await write(page, page.getByLabel(/^Full Name/), 'مریم کاظمی');
    await write(page, page.getByLabel(/^Phone/), phone);
    const province = page.getByLabel(/^Province/);
    await tabTo(page, province);
    for (let presses = 0; presses < 40 && (await province.inputValue()) !== 'تهران'; presses += 1)
      await page.keyboard.press('ArrowDown');
    await expect(province).toHaveValue('تهران');
    await write(page, page.getByLabel(/^City/), 'تهران');
    await write(page, page.getByLabel(/^Address( \*)?$/), 'خیابان ولیعصر، پلاک ۱۲');
    await write(page, page.getByLabel(/^Postal Code/), '1134567891');
    await press(page, page.getByRole('button', { name: /^Confirm & Pay/ }));
    await expect(page).toHaveURL(/\/checkout-payment$/);
    await press(page, page.getByRole('button', { name: 'Go to the gateway' }));
    await expect(page.getByRole('heading', { name: 'Stand-in payment gateway' })).toBeVisible();
    await press(page, page.getByRole('button', { name: 'Pay', exact: true }));
    await expect(page).toHaveURL(/\/payment-success\?order=/);
    await expect(page.getByRole('heading', { level: 2, name: 'Payment successful' })).toBeVisible();
    const access = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
    expect((await ordersOf(api, access)).map(({ status }) => status)).toEqual(['placed']);
    await press(page, page.getByRole('link', { name: 'Follow the order' }));
    await expect(page.getByRole('heading', { level: 1, name: /^Order \d+$/ })).toBeFocused();
    await expect(page).toHaveTitle(/^Order \d+ \|/);
    await expect(page.getByRole('list', { name: 'Order status' }).getByText('(Now)')).toBeVisible();
  },
);
