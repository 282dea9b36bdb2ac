import type { DemoPost } from './demo-post.ts';

export const coloursOfThisAutumn: DemoPost = {
  slug: 'colours-of-this-autumn',
  category: 'trends',
  author: { fa: 'پریسا امینی', en: 'Parisa Amini' },
  emoji: ['maple-leaf', 'scarf', 'couch-and-lamp'],
  ageDays: 27,
  title: {
    fa: 'رنگ‌های این پاییز: از گلیم زمین تا شال گردن',
    en: 'Colours of this autumn: from the kilim to the scarf',
  },
  summary: {
    fa: 'اناری، فیروزه‌ای و زعفرانی برگشته‌اند. چطور بدون عوض کردن همه‌چیز، خانه و کمد را با آن‌ها تازه کنیم؟',
    en: 'Pomegranate, turquoise and saffron are back. How to freshen home and wardrobe without changing everything.',
  },
  body: {
    fa: `
چند سال پشت سر هم بژ و خاکستری دیدیم. امسال، در پارچه‌فروشی‌های بازار و ویترین‌های تازه، سه رنگ قدیمی خودمان جلو آمده‌اند: **اناری، فیروزه‌ای و زعفرانی**. این سه رنگ را قالی‌باف‌ها قرن‌هاست کنار هم می‌نشانند، پس نگران ناسازگاری نباشید.

## قاعدهٔ شصت، سی، ده

طراحان داخلی یک قاعدهٔ ساده دارند: شصت درصد رنگ خنثی، سی درصد رنگ همراه و ده درصد رنگ پرانرژی. یعنی دیوار و مبل را دست نزنید؛ کوسن و گلدان و شال را عوض کنید.

- **اناری** برای چیزهای کوچک و پرنور: کوسن، جلد دفتر، روسری.
- **فیروزه‌ای** برای سطح‌های میانی: رومیزی، پرده، مانتو.
- **زعفرانی** برای نقطهٔ پایان: یک چراغ رومیزی، یک جفت جوراب.

![برگ پاییزی، شال و گوشهٔ نشیمن](scene)

## در لباس

اگر اهل رنگ نیستید، از پایین شروع کنید: کفش یا کیف رنگی با لباس تیره همیشه می‌نشیند. شال اناری روی پالتوی سرمه‌ای، کم‌خرج‌ترین راه نو شدن است. پارچهٔ مات و بافت درشت رنگ را گرم‌تر نشان می‌دهد و ساتن آن را تند می‌کند.

## در خانه

نور پاییز کوتاه و مایل است. فیروزه‌ای را جایی بگذارید که آفتاب عصر به آن برسد و زعفرانی را نزدیک چراغ زرد؛ زیر مهتابی سفید هر دو بی‌جان می‌شوند.

> رنگ تازه، خرید تازه نیست؛ گاهی جابه‌جا کردن دو کوسن است.

اگر خواستید چیزی اضافه کنید، از [مبلمان و دکور](/catagory/furniture) و [مد زنانه](/catagory/womens-fashion) شروع کنید.
`,
    en: `
For years we saw beige and grey. This year, in the cloth shops of the bazaar and in new windows alike, three old colours of ours step forward: **pomegranate, turquoise and saffron**. Carpet weavers have set them side by side for centuries, so do not worry whether they go together.

## Sixty, thirty, ten

Interior designers have a simple rule: sixty per cent neutral, thirty per cent a companion, ten per cent full of energy. So leave walls and sofa alone; change cushions, vases and scarves.

- **Pomegranate** for small bright things: a cushion, a notebook, a headscarf.
- **Turquoise** for middling surfaces: a tablecloth, a curtain, a coat.
- **Saffron** for the full stop: a table lamp, a pair of socks.

![An autumn leaf, a scarf and a corner of the living room](scene)

## To wear

If you are shy of colour begin at the bottom: coloured shoes or a bag always sit well with dark clothes. A pomegranate scarf over a navy coat is the cheapest way to look new. Matt cloth and a coarse weave make a colour warmer, satin makes it sharp.

## At home

Autumn light is short and slanting. Put turquoise where the evening sun reaches it, and saffron close to a warm lamp; under cold white light both go lifeless.

> A new colour is not a new purchase; sometimes it is two cushions changing places.

If you do want to add something, begin with [Furniture](/catagory/furniture) and [Womens Fashion](/catagory/womens-fashion).
`,
  },
};
