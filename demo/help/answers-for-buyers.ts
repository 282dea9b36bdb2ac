import type { DemoAnswer } from './demo-answers.ts';

export const answersForBuyers: readonly DemoAnswer[] = [
  {
    slug: 'how-to-order',
    question: { fa: 'چطور سفارش بدهم؟', en: 'How do I place an order?' },
    answer: {
      fa: `
کالا را به [سبد](/cart) بیفزایید و «پرداخت» را بزنید. سه گام پیش رو دارید:

1. نشانی گیرنده و روش ارسال را انتخاب کنید و اگر کد تخفیف دارید همان‌جا بنویسید.
2. روش پرداخت را انتخاب کنید.
3. بپردازید؛ شمارهٔ سفارش را همان لحظه می‌بینید و در [سفارش‌های من](/my-order) می‌ماند.`,
      en: `
Add the product to your [cart](/cart) and press Pay. Three steps follow:

1. Choose the receiver's address and the way of shipping; if you have a coupon, enter it there.
2. Choose how to pay.
3. Pay. You see the number of your order at once, and it stays in [My orders](/my-order).`,
    },
  },
  {
    slug: 'do-i-need-an-account',
    question: { fa: 'برای خرید باید ثبت‌نام کنم؟', en: 'Do I need an account to buy?' },
    answer: {
      fa: 'برای دیدن کالاها و پر کردن سبد نه. هنگام ثبت سفارش وارد می‌شوید و ساده‌ترین راهش [شمارهٔ موبایل و کد چهاررقمی](/otp) است؛ رمز لازم ندارد. سبدی که قبل از ورود پر کرده‌اید به سبد حسابتان اضافه می‌شود.',
      en: 'Not to look around and fill a cart. You sign in when you place the order, most easily by [phone number and a code of four digits](/otp), without a password. What you had in the cart before joins the cart of your account.',
    },
  },
  {
    slug: 'shipping-cost-and-time',
    question: { fa: 'هزینه و زمان ارسال چقدر است؟', en: 'What does shipping cost, and how long does it take?' },
    answer: {
      fa: `
سه روش داریم و مبلغ هر کدام را قبل از پرداخت، کنار نامش می‌بینید:

- **ارسال سریع:** یک روز
- **ارسال عادی:** ۳ تا ۷ روز
- **پیک و باربری:** ۵ تا ۸ روز

به همهٔ استان‌ها می‌فرستیم.`,
      en: `
There are three ways, each with its price beside it before you pay:

- **Fast:** one day
- **Regular:** 3 to 7 days
- **Courier:** 5 to 8 days

We send to every province.`,
    },
  },
  {
    slug: 'ways-to-pay',
    question: { fa: 'چه راه‌هایی برای پرداخت هست؟', en: 'How can I pay?' },
    answer: {
      fa: `
راه‌های فعال را در [صفحهٔ پرداخت](/checkout-payment) می‌بینید:

- **پرداخت اینترنتی** با کارت‌های عضو شتاب، در صفحهٔ درگاه
- **کارت اعتباری**، در صفحهٔ کارت خود فروشگاه
- **انتقال بانکی**، که رسیدش را در سفارش می‌فرستید
- **پی‌پال**
- **پرداخت در محل**، نقد یا با کارت‌خوان

اگر **اعتبار فروشگاه** دارید، همه یا بخشی از سفارش را از آن هم می‌توانید بپردازید. شمارهٔ کارت را فقط در صفحهٔ درگاه یا صفحهٔ کارت فروشگاه وارد کنید؛ از هر دو یکراست به شرکت پرداخت می‌رود و به دست ما نمی‌رسد.`,
      en: `
The [payment page](/checkout-payment) shows what is available:

- **Online payment** with any Iranian bank card, on the page of the gateway
- **Credit card**, on the card page of the shop
- **Bank transfer**, whose receipt you send in the order
- **PayPal**
- **Cash on delivery**, or by card there

If you have **store credit**, it can pay for all or part of an order as well. Enter your card number only on the page of the gateway or on the shop's card page; from either it goes straight to the payment company and never reaches us.`,
    },
  },
  {
    slug: 'money-taken-but-no-order',
    question: { fa: 'پول کم شد ولی سفارش ثبت نشد، چه کنم؟', en: 'My money was taken but there is no order. What now?' },
    answer: {
      fa: `
نگران نباشید. پرداخت‌های بی‌پاسخ را خودمان هر چند دقیقه از درگاه می‌پرسیم و اگر پرداخت درست باشد، سفارش ثبت می‌شود و پیامک می‌گیرید. کمی بعد [سفارش‌های من](/my-order) را ببینید.

اگر درگاه پرداخت را تأیید نکند، بانک پول را حداکثر تا ۷۲ ساعت به حسابتان برمی‌گرداند. هنوز روشن نشده؟ با شمارهٔ پیگیری [بنویسید](/contact).`,
      en: `
Do not worry. We ask the gateway about unanswered payments every few minutes; if yours is right, the order is placed and you get a text. Look at [My orders](/my-order) a little later.

If the gateway does not confirm it, the bank returns the money within 72 hours. Still not clear? [Write to us](/contact) with the reference.`,
    },
  },
  {
    slug: 'cancel-an-order',
    question: { fa: 'چطور سفارش را لغو کنم؟', en: 'How do I cancel an order?' },
    answer: {
      fa: 'سفارش را در [سفارش‌های من](/my-order) باز کنید و «لغو سفارش» را بزنید. تا وقتی سفارش برای ارسال آماده نشده این دکمه هست؛ بعد از آن باید کالا را بعد از رسیدن برگردانید.',
      en: 'Open it in [My orders](/my-order) and press Cancel. The button is there until the order is ready for shipment; afterwards you return the product once it has arrived.',
    },
  },
  {
    slug: 'return-a-product',
    question: { fa: 'کالا را چطور برگردانم؟', en: 'How do I return a product?' },
    answer: {
      fa: 'تا هفت روز بعد از رسیدن کالا فرصت دارید. سفارش را در [سفارش‌های من](/my-order) باز کنید، «درخواست بازگشت کالا» را بزنید، کالاها و دلیل را انتخاب کنید و اگر لازم است عکس بگذارید؛ پاسخ ما در همان سفارش می‌آید. کالا باید با همهٔ وسایل و جعبه‌اش باشد؛ اگر ایراد از ما باشد، هزینهٔ بازگشت هم با ماست.',
      en: 'You have seven days from its arrival. Open the order in [My orders](/my-order), press Return goods, choose the goods and the reason, and add pictures if they help; our answer comes in the same order. It must be complete and in its box; if the fault is ours, so is the cost of sending it back.',
    },
  },
  {
    slug: 'how-long-is-it-held',
    question: { fa: 'کالای توی سبد برایم نگه داشته می‌شود؟', en: 'Is what is in my cart kept for me?' },
    answer: {
      fa: 'سبد جای انتخاب است و چیزی را رزرو نمی‌کند؛ اگر قیمت یا موجودی عوض شود، در سبد به شما می‌گوییم. از لحظه‌ای که به درگاه می‌روید کالا یک ربع کنار گذاشته می‌شود تا با خیال راحت بپردازید.',
      en: 'A cart is for choosing and reserves nothing; if a price or a stock changes, the cart tells you. From the moment you go to the gateway your goods are set aside for a quarter of an hour, so that you can pay at ease.',
    },
  },
  {
    slug: 'coupon-not-accepted',
    question: { fa: 'چرا کد تخفیف پذیرفته نمی‌شود؟', en: 'Why is my coupon not accepted?' },
    answer: {
      fa: 'پیام زیر کادر دلیلش را می‌گوید: مهلت کد تمام شده، به سقف استفاده رسیده، قبلاً از آن استفاده کرده‌اید یا جمع سبد کمتر از حد لازم است. بزرگی و کوچکی حروف و فارسی یا لاتین بودن رقم‌ها فرقی ندارد.',
      en: 'The message below the field says why: its time is over, its uses are used up, you have used it before, or the cart is below its minimum. Capital or small letters, Persian or Latin digits make no difference.',
    },
  },
];
