import type { Text } from '#shared/language.ts';
import type { WrittenPage } from '#features/pages/pages.rules.ts';

/** Pages of the demo shop, in plain writing. */
export const demoPages: readonly { readonly name: WrittenPage; readonly title: Text; readonly body: Text }[] = [
  {
    name: 'about-us',
    title: { fa: 'دربارهٔ ما', en: 'About Us' },
    body: {
      fa: `
**حجره** در بازار قدیم جایی بود که فروشنده جنسش را می‌شناخت، قیمت را یک کلمه می‌گفت و مشتری را به اسم صدا می‌زد. ما همین را به گوشی شما آورده‌ایم: فروشگاهی آرام، با قیمت روشن و آدمی واقعی که جواب می‌دهد.

## به چه پایبندیم

- **قیمتی که می‌بینید، همان را پرداخت می‌کنید.** تخفیف و هزینهٔ ارسال قبل از پرداخت روشن است و هیچ مبلغی بعداً اضافه نمی‌شود.
- **موجودی راست.** چیزی را که در انبار نداریم نمی‌فروشیم. هنگام پرداخت، کالا برای شما کنار گذاشته می‌شود.
- **نظرها دست‌نخورده.** نظر خریداران قبل از نمایش خوانده می‌شود تا توهین و تبلیغ در آن نباشد، ولی تعریف و گله به یک چشم دیده می‌شود.
- **هفت روز فرصت.** اگر کالا آن نبود که فکر می‌کردید، تا هفت روز بعد از رسیدن آن را برگردانید.

## چطور کار می‌کنیم

کالاها را خود حجره و فروشنده‌هایی که کارشان را بررسی کرده‌ایم می‌فروشند. هر سفارش از ثبت تا تحویل خط زمانی دارد که ساعت واقعی هر گام را نشان می‌دهد. پشتیبانی حجره هم در همین شهر است و حداکثر تا ۲۴ ساعت به پیام شما پاسخ می‌دهد.

## برای همه

حجره با گوشی ارزان و اینترنت کند هم باز می‌شود، با صفحه‌خوان خوانده می‌شود و با صفحه‌کلید هم کار می‌کند. فارسی زبان اول ماست و اگر انگلیسی راحت‌ترید، [زبان را عوض کنید](/language).
`,
      en: `
In the old bazaar a **hojreh** was a stall whose merchant knew his goods, named one price, and called his customers by name. We have brought that to your phone: a calm shop with clear prices, and a real person who answers.

## What we stand by

- **The price you see is the price you pay.** Discounts and shipping are clear before you pay, and nothing is added later.
- **Honest stock.** We do not sell what is not in our store. While you pay, your goods are set aside for you.
- **Untouched reviews.** They are read before they are shown so that there is no insult or advertising in them, but praise and complaint are treated alike.
- **Seven days.** If it is not what you thought, return it within seven days of its arrival.

## How we work

Goods are sold by Hojreh itself and by sellers whose work we have checked. From placing to delivery every order has a timeline with the real hour of each step. Our support answers your message within 24 hours.

## For everybody

Hojreh opens on a cheap phone and a slow network, can be read by a screen reader and used by keyboard alone. Persian is our first language; if you prefer English, [change the language](/language).
`,
    },
  },
  {
    name: 'privacy-policy',
    title: { fa: 'حریم خصوصی', en: 'Privacy Policy' },
    body: {
      fa: `
این صفحه به زبان ساده می‌گوید حجره از شما چه می‌داند، چرا، تا کی و چه کسی آن را می‌بیند.

## چه چیزهایی را نگه می‌داریم

- **برای حساب شما:** نام کاربری، شمارهٔ موبایل و اگر خودتان نوشته باشید ایمیل، نام و تصویر. رمز عبور را خود ما هم نمی‌توانیم بخوانیم؛ فقط اثر رمزنگاری‌شدهٔ آن نگه داشته می‌شود.
- **برای سفارش:** نام گیرنده، نشانی، کد پستی و آنچه خریده‌اید؛ فاکتور بدون آن‌ها درست نیست.
- **برای پاسخ‌گویی:** پیام‌هایی که از صفحهٔ [تماس با ما](/contact) یا گفت‌وگوی آنلاین می‌فرستید.

## چه چیزی را نگه نمی‌داریم

شمارهٔ کارت، CVV2 و رمز دوم هیچ‌وقت به سرور حجره نمی‌رسد. آن‌ها را در صفحهٔ درگاه می‌نویسید، یا در صفحهٔ کارت فروشگاه که یکراست به شرکت پرداخت می‌فرستدشان، و ما فقط نتیجه و شمارهٔ پیگیری آن را می‌گیریم.

## در مرورگر شما

- زبان، نما، جهت چیدمان و سبد خرید مهمان در حافظهٔ مرورگر خودتان می‌ماند.
- بعد از ورود، کلید نشست هم همان‌جاست و با خروج از حساب پاک و در سرور باطل می‌شود.
- دو کوکی داریم: زبان شما و، هنگام ثبت‌نام، نشانه‌ای که تا یک روز می‌گوید کد پیامکی را همان مرورگری وارد می‌کند که ثبت‌نام را آغاز کرده است. ردیاب تبلیغاتی و آمارگیر بیرونی نداریم.

## چه کسی می‌بیند

نشانی و شمارهٔ شما را پشتیبانی حجره و مأمور ارسال همان سفارش می‌بینند؛ فروشنده فقط استان و شهر مقصد را می‌بیند. داده‌ها را نمی‌فروشیم. همکاران حجره فقط آنچه برای کارشان لازم است می‌بینند و هر تغییرشان ثبت می‌شود.

## چه اختیاری دارید

1. اطلاعاتتان را در [ویرایش نمایه](/edit-profile) عوض کنید.
2. اعلان‌ها را در [تنظیمات](/settings) خاموش کنید.
3. برای حذف حساب یا گرفتن نسخه‌ای از داده‌ها از صفحهٔ [تماس با ما](/contact) بنویسید. سندهای مالی را تا زمانی که قانون می‌خواهد نگه می‌داریم.
`,
      en: `
This page says in plain words what Hojreh knows of you, why, for how long, and who sees it.

## What we keep

- **For your account:** username, mobile number and, if you gave them, mail, name and picture. Even we cannot read your password; only a cryptographic trace of it is kept.
- **For an order:** the receiver's name, address, postcode and what you bought; without them no invoice is right.
- **To answer you:** the messages that you send by [Contact](/contact) or in the chat.

## What we do not keep

Card number, CVV2 and PIN never reach our server. You enter them on the page of the gateway, or on the shop's card page, which sends them straight to the payment company, and we are told only the outcome and its reference.

## In your browser

- Language, theme, layout and the cart of a guest stay in the storage of your own browser.
- After you sign in, the key of your session is there too; signing out removes it and ends it on the server.
- We set two cookies: your language and, while you sign up, a mark that tells for a day at most that the code is entered in the browser that began. We have no advertising trackers and no outside analytics.

## Who sees it

Your address and number are seen by our support and by the driver of that very order; the seller sees the province and the city alone. We do not sell data. Our staff see what their work needs, and each change of theirs is recorded.

## What you may do

1. Change your details in [Edit profile](/edit-profile).
2. Switch notifications off in [Settings](/settings).
3. To delete your account or to have a copy of your data write to us by [Contact](/contact). We keep financial records for as long as the law asks.
`,
    },
  },
];
