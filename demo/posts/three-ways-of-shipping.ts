import type { DemoPost } from './demo-post.ts';

export const threeWaysOfShipping: DemoPost = {
  slug: 'three-ways-of-shipping',
  category: 'news',
  author: { fa: 'تحریریهٔ حجره', en: 'The Hojreh desk' },
  emoji: ['delivery-truck', 'package', 'world-map'],
  ageDays: 35,
  title: {
    fa: 'از این به بعد سه روش ارسال: سریع، عادی و پیک',
    en: 'From now on three ways of shipping: fast, regular and courier',
  },
  summary: {
    fa: 'هنگام سفارش خودتان میان زمان و هزینه انتخاب می‌کنید و مسیر بسته را گام‌به‌گام می‌بینید.',
    en: 'Choose between time and cost while you order, and follow the parcel step by step.',
  },
  body: {
    fa: `
تا امروز همهٔ سفارش‌ها به یک شکل فرستاده می‌شد. از این به بعد در گام [نشانی و ارسال](/checkout) سه روش پیش روی شماست و هزینه و زمان هر کدام کنارش نوشته شده است.

## کدام را انتخاب کنم؟

- **سریع:** یک‌روزه؛ برای هدیهٔ تولدی که دیر یادتان افتاده.
- **عادی:** سه تا هفت روز؛ انتخاب بیشتر خریدارها.
- **پیک:** پنج تا هشت روز؛ کم‌هزینه‌ترین، برای وقتی که عجله‌ای ندارید.

مبلغ هر روش را همان‌جا می‌بینید و تا قبل از پرداخت هر قدر خواستید عوضش کنید؛ جمع سبد بلافاصله تازه می‌شود.

![کامیون، بسته و نقشهٔ راه](scene)

## شش ایستگاه تا در خانه

در [سفارش‌های من](/my-order) هر سفارش یک خط زمان دارد: ثبت سفارش، بسته‌بندی، آماده برای ارسال، در راه، رسیدن به ایستگاه تحویل و تحویل به شما. ساعت هر گام همان وقتی نوشته می‌شود که واقعاً رخ داده است، نه قبل از آن.

## دو پرسش پرتکرار

### اگر خانه نباشم؟

مأمور ارسال قبل از رسیدن تماس می‌گیرد؛ پس شمارهٔ گیرنده را درست بنویسید. رقم فارسی یا لاتین فرقی ندارد.

### می‌توانم نشانی را بعداً عوض کنم؟

تا وقتی سفارش برای ارسال آماده نشده است لغوش کنید و دوباره ثبت کنید. بعد از آن از صفحهٔ [تماس با ما](/contact) بنویسید تا اگر بسته هنوز نرفته، کمک کنیم.
`,
    en: `
Until today every order was sent in one way. From now on the step with [address and shipping](/checkout) offers three, each with its cost and time beside it.

## Which one shall I take?

- **Fast:** one day; for the birthday that you remembered late.
- **Regular:** three to seven days; what most buyers choose.
- **Courier:** five to eight days; the cheapest, when there is no hurry.

You see the price of each, and may change your mind as often as you like before paying; the total follows at once.

![A truck, a parcel and a map](scene)

## Six stations to your door

In [My orders](/my-order) every order has a timeline: placed, packaging, ready for shipment, on the way, in the delivery station, delivered. The hour of each step is written when it really happens, and not before.

## Two frequent questions

### What if I am not at home?

The driver calls before arriving; so write the receiver's number carefully. Persian or Latin digits make no difference.

### May I change the address later?

Until the order is ready for shipment, cancel it and place it anew. Afterwards write to us by [Contact](/contact), and if the parcel has not left we shall help.
`,
  },
};
