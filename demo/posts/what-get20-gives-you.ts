import type { DemoPost } from './demo-post.ts';

export const whatGet20GivesYou: DemoPost = {
  slug: 'what-get20-gives-you',
  category: 'offer',
  author: { fa: 'تحریریهٔ حجره', en: 'The Hojreh desk' },
  emoji: ['label', 'wrapped-gift', 'alarm-clock'],
  ageDays: 20,
  title: { fa: 'کد GET20 چیست و کجا بیشترین سود را می‌دهد؟', en: 'What GET20 is, and where it gives you most' },
  summary: {
    fa: 'بیست درصد تخفیف با یک کد؛ این‌که کجا وارد کنید، روی چه حساب می‌شود و چطور با پیشنهادهای ویژه جمع می‌شود.',
    en: 'Twenty per cent off with one code: where to enter it, what it counts on, and how it goes with the flash sale.',
  },
  body: {
    fa: `
در صفحهٔ خانه نوار کد تخفیف را دیده‌اید: **GET20**. این یک کد نمایشی نیست؛ در صفحهٔ پرداخت واقعاً بیست درصد از جمع کالاها کم می‌کند. این نوشته می‌گوید چطور بیشترین سود را از آن ببرید.

## کجا واردش کنیم؟

کد را در [گام نشانی و ارسال](/checkout)، در کادر «کد تخفیف» بنویسید و «اعمال» را بزنید. بزرگی و کوچکی حروف فرقی ندارد. جمع تازه همان لحظه حساب می‌شود و اگر پشیمان شدید، با یک دکمه برداشته می‌شود.

## روی چه حساب می‌شود؟

- روی **قیمت کالاها** بعد از تخفیف خودشان؛ پس روی کالای پیشنهاد ویژه هم سود می‌کنید.
- هزینهٔ ارسال تخفیف نمی‌خورد.
- مبلغ تخفیف، سطر به سطر در فاکتور سفارش نوشته می‌شود.

![برچسب قیمت، هدیه و ساعت؛ تخفیف به‌موقع](scene)

## سه ترفند کوچک

1. **خریدهای خرد را جمع کنید.** یک سفارش با چند کالا، یک هزینهٔ ارسال دارد و تخفیف روی همهٔ آن می‌نشیند.
2. **اول [پیشنهادهای ویژه](/flash-sale) را ببینید.** آنجا قیمت برای مدت کوتاهی پایین‌تر است و شمارنده می‌گوید چقدر وقت دارید.
3. **موجودی را ببینید، نه فقط شمارنده را.** نوار روی هر پیشنهاد می‌گوید چند درصدش فروخته شده است.

> هنگام پرداخت آنلاین، کالا یک ربع برای شما کنار گذاشته می‌شود؛ برای پیدا کردن کارت عجله نکنید.

اگر کد پذیرفته نشد، متن پیام می‌گوید چرا: مهلت یا سقف استفادهٔ آن تمام شده یا جمع سبد کمتر از حد لازم است. باز هم روشن نبود؟ [بنویسید](/contact) تا ببینیم.
`,
    en: `
You have seen the banner with a code on the home page: **GET20**. It is not a decoration; at checkout it really takes twenty per cent off the sum of your goods. Here is how to get most out of it.

## Where does it go?

Write it into the coupon field in the step with [address and shipping](/checkout) and press Apply. Capital or small letters make no difference. The new total is reckoned at once, and a button takes the code out again if you change your mind.

## What does it count on?

- On the **price of goods** after their own discount: so it helps on the flash sale too.
- Shipping is not discounted.
- What it takes off stands line by line on the invoice of your order.

![A price tag, a gift and a clock: a discount in good time](scene)

## Three small tricks

1. **Gather small purchases.** One order with several things pays for shipping once, and the discount counts on all of it.
2. **Look at the [flash sale](/flash-sale) first.** Prices there are lower for a short time, and a countdown says how long.
3. **Watch the stock, not only the clock.** The bar on each offer tells how much of it is sold.

> While you pay online your goods are set aside for a quarter of an hour; there is no need to hurry for your card.

If the code is not taken, the message says why: its time or its uses are over, or the cart is below its minimum. Still not clear? [Write to us](/contact) and we shall look.
`,
  },
};
