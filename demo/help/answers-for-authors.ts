import type { DemoAnswer } from './demo-answers.ts';

export const answersForAuthors: readonly DemoAnswer[] = [
  {
    slug: 'write-a-comment',
    question: { fa: 'نظری که زیر نوشته گذاشتم کجاست؟', en: 'Where is the comment that I left below a post?' },
    answer: {
      fa: 'نظرها قبل از نمایش خوانده می‌شوند و معمولاً تا یک روز کاری نمایش داده می‌شوند. نظری که توهین، تبلیغ یا اطلاعات شخصی دارد پذیرفته نمی‌شود؛ گله و نقد را حذف نمی‌کنیم.',
      en: 'Comments are read before they are shown, usually within one working day. Insults, advertising and personal details are not accepted; complaints and criticism are not removed.',
    },
  },
  {
    slug: 'propose-an-article',
    question: { fa: 'می‌توانم برای مجلهٔ حجره بنویسم؟', en: 'May I write for the Hojreh blog?' },
    answer: {
      fa: `
با کمال میل. موضوع و چند جمله از آنچه می‌خواهید بنویسید را از صفحهٔ [تماس با ما](/contact) با موضوع «راهنمای نویسندگان» بفرستید. نوشته‌ای را می‌پذیریم که:

- حاصل تجربهٔ خودتان باشد و جای دیگری منتشر نشده باشد؛
- به کار خریدار بیاید، نه فقط تعریف از یک کالا؛
- عکس‌هایش مال خودتان باشد.`,
      en: `
With pleasure. Send the subject and a few sentences by [Contact](/contact) under Authors Help. We take what:

- comes from your own experience and has not been published elsewhere;
- helps a buyer, and is more than praise of one product;
- has pictures of your own.`,
    },
  },
  {
    slug: 'who-owns-what-i-write',
    question: { fa: 'حق نوشته‌ام با کیست؟', en: 'Who owns what I write?' },
    answer: {
      fa: 'با خودتان. با فرستادن آن فقط اجازه می‌دهید در حجره با نام شما منتشر شود. هر وقت خواستید از انتشار برداشته شود، از صفحهٔ [تماس با ما](/contact) با موضوع «مجوز» بنویسید.',
      en: 'You do. By sending it you only allow us to publish it at Hojreh under your name. If you want it taken down, write by [Contact](/contact) under License.',
    },
  },
  {
    slug: 'correct-an-article',
    question: { fa: 'در نوشته‌ای اشتباهی دیدم، چطور خبر بدهم؟', en: 'I found a mistake in a post. How do I tell you?' },
    answer: {
      fa: 'نشانی صفحه را در کادر «نشانی صفحه» در [تماس با ما](/contact) بگذارید و بنویسید کجایش درست نیست. نوشته را اصلاح می‌کنیم و تاریخ ویرایش آن به‌روز می‌شود.',
      en: 'Put the address of the page into the URL field of [Contact](/contact) and say what is wrong. We correct it, and its date of change follows.',
    },
  },
];
