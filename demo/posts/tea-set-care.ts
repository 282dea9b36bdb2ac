import type { DemoPost } from './demo-post.ts';

export const teaSetCare: DemoPost = {
  slug: 'tea-set-care',
  category: 'tips',
  author: { fa: 'الهام رنجبر', en: 'Elham Ranjbar' },
  emoji: ['teapot', 'lemon', 'sponge'],
  ageDays: 14,
  title: { fa: 'قوری و استکان را چطور سال‌ها نو نگه داریم؟', en: 'How to keep teapot and glasses new for years' },
  summary: {
    fa: 'رسوب چای، کدر شدن شیشه و لب‌پریدگی؛ سه دشمن سرویس چای‌خوری و راه سادهٔ هر کدام.',
    en: 'Tea stains, cloudy glass and chipped rims: three enemies of a tea set, and a simple remedy for each.',
  },
  body: {
    fa: `
سرویس چای‌خوری از آن وسیله‌هایی است که هر روز چند بار به دست می‌گیریم و کمتر به فکرش هستیم. با چند عادت کوچک، قوری هدیهٔ جهیزیه هم بعد از بیست سال برق می‌زند.

## رسوب قهوه‌ای را با مواد تند نسابید

تانن چای به لعاب می‌چسبد و با اسکاچ زبر، لعاب خراش می‌افتد و از آن پس زودتر جرم می‌گیرد. به جایش:

- یک قاشق جوش شیرین را با کمی آب خمیر کنید و با ابر نرم بمالید.
- برای جرم کهنه، قوری را با آب داغ و آب نصف لیمو پر کنید و یک ساعت صبر کنید.
- برای آهک ته کتری، سرکهٔ سفید و آب را به نسبت مساوی بجوشانید، خاموش کنید و نیم ساعت بعد دو بار آبکشی کنید.

![قوری، لیمو و ابر نرم؛ همهٔ آنچه لازم دارید](scene)

## شیشهٔ کدر همیشه کثیف نیست

لایهٔ سفید روی استکان معمولاً آهک آب است و با سرکهٔ رقیق می‌رود. اگر نرفت، شیشه در ماشین ظرف‌شویی و با شویندهٔ زیاد خورده شده و برگشتنی نیست. استکان نازک را در طبقهٔ بالا، با برنامهٔ کوتاه و بدون تماس با هم بچینید.

### لبهٔ طلایی

ظرف طلاکاری را هرگز در مایکروویو یا ماشین ظرف‌شویی نگذارید. شستن با آب ولرم و دستمال نخی تمام مراقبتی است که می‌خواهد.

## شوک حرارتی، بیشتر از افتادن می‌شکند

چای جوش در استکان سرد، ترک‌های ریزی می‌سازد که هفته‌ها بعد به شکستن می‌رسد. اول کمی آب گرم در استکان بچرخانید یا یک قاشق چای‌خوری در آن بگذارید تا گرما را بگیرد.

> قوری را خالی و در باز کنار بگذارید؛ بوی ماندگی از در بسته است، نه از چای.

اگر وقت نو کردن رسیده، سرویس‌های [لوازم خانگی](/catagory/home-appliance) را ببینید.
`,
    en: `
A tea set is one of those things that we hold several times a day and hardly think about. With a few small habits even a wedding gift shines after twenty years.

## Do not scour brown stains

Tannin sticks to the glaze. A rough pad scratches it, and from then on it stains sooner. Instead:

- Mix a spoon of baking soda with a little water and rub it on with a soft sponge.
- For old stains fill the pot with hot water and the juice of half a lemon, and wait an hour.
- For lime in the kettle boil equal parts of white vinegar and water, turn it off, and rinse twice after half an hour.

![A teapot, a lemon and a soft sponge: all that you need](scene)

## Cloudy glass is not always dirty

The white film on a glass is mostly lime and goes with thin vinegar. If it does not, too much detergent in the dishwasher has etched the glass, and it will not come back. Stand thin glasses on the upper rack, on a short programme, apart from each other.

### Golden rims

Never put gilded ware into a microwave or dishwasher. Lukewarm water and a cotton cloth are all the care it wants.

## Heat breaks more glasses than falls do

Boiling tea in a cold glass makes hairline cracks that break it weeks later. Swirl a little warm water in it first, or stand a teaspoon in it to take up the heat.

> Leave the pot empty with its lid off: the stale smell comes from the closed lid, not from the tea.

If it is time for a new one, have a look at [Home appliances](/catagory/home-appliance).
`,
  },
  comments: [
    'ترفند قاشق را مادربزرگم همیشه می‌گفت و باور نمی‌کردم!',
    'برای سماور برنجی هم همین سرکه جواب می‌دهد؟',
    'جوش شیرین معجزه کرد، قوری ده‌ساله‌ام نو شد.',
  ],
};
