import type { DemoPost } from './demo-post.ts';

export const headphonesForTheMetro: DemoPost = {
  slug: 'headphones-for-the-metro',
  category: 'review',
  author: { fa: 'کاوه مرادی', en: 'Kaveh Moradi' },
  emoji: ['headphone', 'musical-notes', 'metro'],
  ageDays: 3,
  title: {
    fa: 'یک ماه با هدفون در مترو: چه چیزی واقعاً به کار می‌آید؟',
    en: 'A month with headphones on the metro: what really matters?',
  },
  summary: {
    fa: 'حذف نویز، راحتی روی گوش، میکروفون و باتری را در شلوغ‌ترین ساعت‌های خط یک آزمودیم.',
    en: 'We tried noise cancelling, comfort, microphone and battery in the busiest hours of line one.',
  },
  body: {
    fa: `
هدفون را معمولاً در فروشگاه و در سکوت امتحان می‌کنیم، ولی جایی که قرار است از آن استفاده کنیم اصلاً ساکت نیست. یک ماه تمام هر روز صبح و عصر با سه نوع هدفون سوار مترو شدم: روگوشی با حذف نویز فعال، توگوشی بی‌سیم و یک هندزفری سیمی ساده. نتیجه با آنچه روی جعبه نوشته‌اند یکی نبود.

## حذف نویز چه می‌کند و چه نمی‌کند

حذف نویز فعال در برابر صدای یکنواخت عالی است: غرش قطار و صدای تهویه تقریباً ناپدید می‌شود. اما صدای گفت‌وگو، اعلان ایستگاه و فروشنده‌های دوره‌گرد را فقط کمی دورتر می‌کند. اگر توقع سکوت مطلق دارید، سرخورده می‌شوید. اگر توقع دارید که **صدا را کمتر بلند کنید**، راضی خواهید بود؛ و همین برای سلامت گوش مهم‌ترین سود آن است.

در توگوشی‌ها اندازهٔ لاستیک سر گوشی از هر فناوری مهم‌تر است. همان جفتی که با لاستیک متوسط برایم «بی‌کیفیت» بود، با لاستیک کوچک تبدیل به یک گوشی دیگر شد.

![هدفون، نت و قطار؛ همراهان یک ماه آزمون ما](scene)

## راحتی، بعد از دقیقهٔ چهلم معلوم می‌شود

هر هدفونی پنج دقیقهٔ اول راحت است. فشار روگوشی بر عینک، گرمای پد چرمی در تابستان و وزن آن روی سر، تازه در مسیر طولانی خودش را نشان می‌دهد. سه چیز را قبل از خرید ببینید:

- **وزن:** زیر ۲۵۰ گرم برای استفادهٔ روزانه معقول است.
- **جنس پد:** پارچه‌ای خنک‌تر است، چرمی صدا را بهتر نگه می‌دارد.
- **تا شدن:** اگر هدفون در کیف جا نشود، بعد از هفتهٔ دوم در خانه می‌ماند.

## میکروفون را جدی بگیرید

نیمی از استفادهٔ من تماس تلفنی بود، نه موسیقی. روی سکوی ایستگاه، هندزفری سیمی با آن میکروفون نزدیک دهان از هر دو مدل بی‌سیم بهتر بود. اگر بیشتر تماس می‌گیرید تا موسیقی گوش کنید، گران‌ترین گزینه الزاماً بهترین نیست.

## جمع‌بندی

1. برای مسیر طولانی و پرسروصدا: روگوشی با حذف نویز.
2. برای جابه‌جایی سبک و ورزش: توگوشی بی‌سیم با لاستیک هم‌اندازهٔ گوش شما.
3. برای تماس و بودجهٔ محدود: یک سیمی خوب.

> بهترین هدفون آن است که هر روز صبح بدون فکر کردن برش می‌دارید.

برای ساعت و دوربین و لوازم رایانه هم سری به [کالای دیجیتال](/catagory/mobile-digital) بزنید و قبل از خرید، نظر خریداران را بخوانید؛ خیلی از آن‌ها هم در مترو نوشته شده‌اند.
`,
    en: `
We usually try headphones in a shop, in silence, yet the place we use them is anything but silent. For a whole month I rode the metro every morning and evening with three kinds: over-ear with active noise cancelling, wireless in-ear, and a plain wired pair. The result was not what the boxes say.

## What noise cancelling does, and what it does not

Active noise cancelling is superb against steady sound: the rumble of the train and the hum of the air conditioning all but vanish. Voices, announcements and pedlars only move a little further away. Expect perfect silence and you will be disappointed. Expect to **turn the volume down** and you will be happy; for your ears that is the greatest gain.

With in-ear models the size of the rubber tip matters more than any technology. The pair that I had called poor with medium tips became another product with small ones.

![Headphones, a tune and a train: companions of our month of testing](scene)

## Comfort shows after the fortieth minute

Every pair is comfortable for five minutes. Pressure on your glasses, warm leather pads in summer and weight on your head show on a long ride. Look at three things before you buy:

- **Weight:** less than 250 grams is sensible for every day.
- **Pads:** cloth is cooler, leather keeps the sound in.
- **Folding:** what does not fit into the bag stays at home after the second week.

## Take the microphone seriously

Half of my use was calls, not music. On the platform the wired pair, with its microphone close to the mouth, beat both wireless ones. If you call more than you listen, the dearest choice is not always the best.

## In short

1. For long and noisy rides: over-ear with noise cancelling.
2. For travelling light and for sports: wireless in-ear with tips of your own size.
3. For calls and a small budget: a good wired pair.

> The best headphones are those you pick up every morning without thinking.

For watches, cameras and computer parts have a look at [Electronics](/catagory/mobile-digital), and read what buyers say first; many of them wrote it on the metro too.
`,
  },
  comments: [
    'دقیقاً همین تجربه را داشتم؛ تا لاستیک گوشی را عوض نکردم فکر می‌کردم خراب است.',
    'کاش دربارهٔ نشت صدا هم می‌نوشتید، بغل‌دستی‌ام همهٔ آهنگ‌هایم را حفظ شده!',
    'ممنون از جمع‌بندی. من برای تماس کاری سیمی خریدم و از انتخابم راضی‌ام.',
  ],
};
