import type { DemoPost } from './demo-post.ts';

export const buyingOnlineWithAnEasyMind: DemoPost = {
  slug: 'buying-online-with-an-easy-mind',
  category: 'shopping',
  author: { fa: 'نرگس یزدانی', en: 'Narges Yazdani' },
  emoji: ['shopping-bags', 'credit-card', 'package'],
  ageDays: 8,
  title: { fa: 'خرید اینترنتی با خیال راحت، در هفت گام', en: 'Buying online with an easy mind, in seven steps' },
  summary: {
    fa: 'از خواندن مشخصات تا پیگیری بسته؛ فهرستی کوتاه که جلوی بیشتر پشیمانی‌ها را می‌گیرد.',
    en: 'From reading the specifications to following the parcel: a short list that prevents most regrets.',
  },
  body: {
    fa: `
بیشتر پشیمانی‌های خرید اینترنتی از جنس نامرغوب نیست؛ از چیزی است که قبل از پرداخت نخوانده‌ایم. این هفت گام را یک بار تمرین کنید، بعد از آن پنج دقیقه هم طول نمی‌کشد.

## قبل از افزودن به سبد

1. **مشخصات فنی را کامل بخوانید.** اندازه، جنس و آنچه در بسته هست همان‌جا نوشته شده. عکس زیباست، ولی عدد دقیق است.
2. **نظر خریداران را بخوانید، از سه‌ستاره‌ها شروع کنید.** پنج‌ستاره‌ها ذوق‌زده‌اند و یک‌ستاره‌ها عصبانی؛ سه‌ستاره‌ها معمولاً دقیق‌ترند.
3. **رنگ و اندازه را انتخاب کنید، بعد قیمت را نگاه کنید.** قیمت بعضی رنگ‌ها و اندازه‌ها فرق دارد و موجودی هر کدام جداست.

![کیسهٔ خرید، کارت و بسته](scene)

## هنگام پرداخت

4. **جمع نهایی را ببینید.** در حجره هزینهٔ ارسال قبل از پرداخت به سبد اضافه می‌شود و همان مبلغی که می‌بینید پرداخت می‌کنید.
5. **رمز دوم پویا بگیرید و نشانی درگاه را نگاه کنید.** شمارهٔ کارت را فقط در صفحهٔ درگاه یا صفحهٔ کارت فروشگاه وارد کنید؛ هیچ فروشگاهی رمز کارت را از شما نمی‌پرسد، حتی پشتیبانی ما.
6. **کد تخفیف را فراموش نکنید.** کادر آن در گام نشانی و ارسال است.

## بعد از پرداخت

7. **شمارهٔ سفارش را نگه دارید.** در صفحهٔ [سفارش‌های من](/my-order) مرحله‌به‌مرحله می‌بینید که بسته کجاست. تا وقتی سفارش برای ارسال آماده نشده، از همان‌جا می‌توانید لغوش کنید.

> اگر کالا با توضیحاتش نخواند، تا هفت روز بعد از رسیدن آن را برگردانید.

سؤالی مانده؟ جواب بیشتر پرسش‌ها در [راهنما](/support) هست و اگر نبود، از صفحهٔ [تماس با ما](/contact) بپرسید.
`,
    en: `
Most regrets about buying online do not come from poor goods, but from what we did not read before paying. Practise these seven steps once; afterwards they take less than five minutes.

## Before it goes into the cart

1. **Read all of the specifications.** Size, material and what is in the box stand there. A picture is pretty, a number is exact.
2. **Read the reviews, and begin with three stars.** Five stars are delighted and one star is angry; three stars are usually the most precise.
3. **Choose colour and size, then look at the price.** Some of them differ in price, and each has a stock of its own.

![Shopping bags, a card and a parcel](scene)

## While you pay

4. **Look at the total.** At Hojreh shipping is added before you pay, and what you see is what you are charged.
5. **Use a one-time PIN and look at the address of the gateway.** Type your card number only on the page of the gateway or on the shop's card page; no shop asks for the PIN of your card, and our support does not either.
6. **Do not forget the coupon.** Its field stands in the step with address and shipping.

## After you have paid

7. **Keep the number of your order.** [My orders](/my-order) shows step by step where the parcel is. Until it is ready for shipment you can cancel it there.

> If it is not what was described, return it within seven days of its arrival.

Any question left? Most answers are in [Support](/support), and if yours is not, ask us by [Contact](/contact).
`,
  },
  comments: [
    'نکتهٔ سه‌ستاره‌ها عالی بود، هیچ‌وقت به آن فکر نکرده بودم.',
    'لطفاً همین را برای مادرم صوتی هم منتشر کنید.',
    'من گام چهارم را رعایت نکردم و هزینهٔ ارسال غافلگیرم کرد؛ البته در یک فروشگاه دیگر.',
  ],
};
