import type { DemoAnswer } from './demo-answers.ts';

export const otherAnswers: readonly DemoAnswer[] = [
  {
    slug: 'code-does-not-arrive',
    question: { fa: 'کد ورود نمی‌رسد، چه کنم؟', en: 'The code does not arrive. What can I do?' },
    answer: {
      fa: 'کد تا دو دقیقه معتبر است و بعد از یک دقیقه می‌توانید دوباره بگیرید. شماره را بازبینی کنید و ببینید پیامک‌های تبلیغاتی خط شما بسته نباشد. اگر رمز گذاشته‌اید، با [نام کاربری و رمز](/login) وارد شوید.',
      en: 'A code is good for two minutes, and after one minute you can have another. Check the number, and whether your line blocks service texts. If you have chosen a password, sign in by [username and password](/login).',
    },
  },
  {
    slug: 'forgot-my-password',
    question: { fa: 'رمزم را فراموش کرده‌ام.', en: 'I forgot my password.' },
    answer: {
      fa: 'در صفحهٔ [فراموشی رمز](/forget-password) ایمیل یا نام کاربری‌تان را بنویسید تا لینک تعیین رمز تازه را بفرستیم؛ نیم ساعت اعتبار دارد. اگر ایمیل ندارید، با [کد پیامکی](/otp) وارد شوید.',
      en: 'Write your mail or username on [Forgot password](/forget-password), and we send a link to choose a new one; it is good for half an hour. Without a mail address sign in by [a code to your phone](/otp).',
    },
  },
  {
    slug: 'change-look-and-language',
    question: { fa: 'چطور حالت روز، چیدمان یا زبان را عوض کنم؟', en: 'How do I change theme, layout or language?' },
    answer: {
      fa: 'در [تنظیمات](/settings) حالت شب و چیدمان راست‌به‌چپ را روشن یا خاموش کنید و از [زبان](/language) فارسی یا انگلیسی را انتخاب کنید. همه در همین مرورگر به یاد می‌ماند.',
      en: 'Switch night mode and the right-to-left layout in [Settings](/settings), and choose Persian or English in [Language](/language). All of it is remembered by this browser.',
    },
  },
  {
    slug: 'when-do-you-answer',
    question: { fa: 'کی جواب پیامم را می‌گیرم؟', en: 'When do you answer my message?' },
    answer: {
      fa: 'حداکثر تا ۲۴ ساعت. پاسخ به ایمیلتان می‌آید و اگر با حساب خود نوشته باشید، در [درخواست‌های پشتیبانی](/my-tickets) هم هست و همان‌جا می‌توانید ادامه دهید.',
      en: 'Within 24 hours. The answer comes by mail; if you wrote while signed in it is in [Support requests](/my-tickets) too, where you can write on.',
    },
  },
];
