import { readFileSync } from 'node:fs';
import { foldText, words } from '#shared/text/search-text.ts';

/** A search and the products that match it, judged by hand. */
export interface GradedSearch {
  readonly typed: string;
  /** Whether a product with this name is a correct result. */
  readonly answers: (name: string) => boolean;
}

/**
 * Searches as typed by shoppers, each with the demands on a matching title: words separated by spaces, alternatives by slashes, each as a word
 * prefix; a minus excludes a word, and `^` anchors it to the start of the title. Judged by hand over the 8,822 titles of `bench/data`.
 */
const lines = `
  ساعت = ^ساعت/watch/clock -بند -گلس -محافظ -شارژر -کاور -قاب -باتری -چرم
  ساعت مچی = ساعت/watch مچی/مردانه/زنانه -بند -گلس -محافظ -شارژر -کاور
  ساعت زنونه = ساعت/watch زنانه -بند
  saat zanane = ساعت/watch زنانه -بند
  ساعت هوشمند = ساعت/watch هوشمند/smart
  بند ساعت هوشمند شیائومی = بند/strap/band شیائومی/xiaomi/mi
  بند اپل واچ = بند/strap/band/loop اپل/apple
  bande apple watch = بند/strap/band/loop اپل/apple
  گلس ساعت سامسونگ = گلس/glass/محافظ/screen سامسونگ/samsung/galaxy/گلکسی
  شارژر اپل واچ = شارژ/charger/charging اپل/apple
  سمسونگ واچ = سامسونگ/samsung/galaxy/گلکسی
  ساعت دیواری چوبی = ساعت/clock چوب
  ساعت چوبی دیواری = ساعت/clock چوب
  sate divari = ساعت/clock دیوار/wall
  ساعتدیواری = ساعت/clock دیوار/wall
  ساعت رو میزی = ساعت/clock رومیزی/رو
  ساعت مردانه رولکس = رولکس/rolex
  rolex mardane = رولکس/rolex
  کاسیو جی شاک = شاک/shock
  g shock = شاک/shock
  gshok = شاک/shock
  کاپشن = کاپشن
  کاپشن مردونه = کاپشن
  kapshen mardane = کاپشن
  کاپشن زمستونی = کاپشن
  کاپشن چرم = کاپشن چرم
  کاپشن چرمی مشکی = کاپشن چرم مشکی
  کاپشن خلبانی = خلبان
  کاپشن نورس فیس = نورث/north
  north face kapshan = نورث/north
  کاپشن بچگونه = کاپشن بچ/کودک/پسر/دختر
  کاپشن دخترونه = کاپشن دختر
  پالتو مردانه = پالتو
  palto = پالتو
  پالتوی بلند = پالتو بلند
  بارونی بچه گانه = باران/بارون بچ/کودک/دختر/پسر
  بارانی = باران/بارون
  هودی = هودی/hoodie
  hoodi dokhtarane = هودی/hoodie دختر
  هودی پسرونه = هودی/hoodie پسر
  هودی نایک = هودی/hoodie نایک/nike
  hoodie nike = هودی/hoodie/سویشرت/سوییشرت نایک/nike
  هدی ورزشی = هودی/hoodie ورزش
  سویشرت دخترانه زیپ دار = سویشرت/سوییشرت/سوئیشرت زیپ دختر
  سوئیشرت مردانه = سویشرت/سوییشرت/سوئیشرت
  سویت شرت = سویشرت/سوییشرت/سوئیشرت/sweatshirt/سویت
  suishert = سویشرت/سوییشرت/سوئیشرت/sweatshirt
  سویشرت ال سی وایکیکی = سویشرت/سوییشرت/سوئیشرت وایکیکی/waikiki/السی
  lc waikiki = وایکیکی/waikiki/lc
  السی وایکیکی = وایکیکی/waikiki/السی
  دفاکتو = دفاکتو/defacto
  defakto = دفاکتو/defacto
  گرمکن ورزشی = گرمکن
  گرم کن مردانه = گرمکن/گرم
  garmkon adidas = گرمکن/ست ادیداس/adidas
  ست گرمکن و شلوار = گرمکن شلوار
  ست ورزشی بارسلونا = بارسلونا/barcelona/بارسا
  لباس بارسا = بارسلونا/barcelona/بارسا
  گرمکن رئال مادرید = رئال/real/مادرید
  لباس تیم ملی = ملی/تیم
  چمدان = چمدان/suitcase/luggage/trolley/ست -کاور -کاورچمدان -بند
  chamedan = چمدان/suitcase/luggage
  چمدون = چمدان/suitcase/luggage
  چمدان سایز بزرگ = چمدان بزرگ
  ست چمدان = چمدان ست/مجموعه
  مجموعه سه عددی چمدان = چمدان سه/ست/مجموعه/3
  چمدان بچگانه = چمدان بچ/کودک
  چمدان پلی پروپیلن = پروپیلن
  ساک ورزشی = ساک/ساك ورزش
  ساک مسافرتی = ساک/ساك مسافرت/سفر
  sak mosaferati = ساک/ساك مسافرت/سفر
  ساک خرید پارچه ای = ساک/کیف/کیسه پارچه
  توت بگ = توت/tote
  tote bag = توت/tote
  کیف خرید = کیف/ساک/کیسه/توت خرید/توت
  چرخ خرید = چرخ
  charkhe kharid = چرخ
  پولو = پولو/polo
  بادگیر = بادگیر/بادی
  badgir varzeshi = بادگیر/بادی
  کاپشن ضد آب = کاپشن ضد/waterproof
  تیشرت ورزشی = تیشرت/تی
  لباس شنا = شنا/swim/swm
  لباس بسکتبال = بسکتبال
  ست بدنسازی = بدنسازی
  کاپشن پر = پر
  ژاکت مردانه = ژاکت/کاپشن/بافت
  کاپشن جین = جین/لی
  هودی ناروتو = ناروتو/naruto
  naroto = ناروتو/naruto
  هودی انیمه = انیم/ناروتو/naruto/jujutsu
  ساعت گس = گس/guess
  guess = گس/guess
  saate seiko = سیکو/seiko
  ساعت سیتی زن = سیتیزن/citizen/سیتی
  ساعت امگا = امگا/omega
  ساعت هابلوت مردانه = هابلوت/hublot
  دنیل کلین = کلین/klein
  danial klein = کلین/klein
  امیزفیت = امیزفیت/amazfit/امازفیت
  امازفیت = امیزفیت/amazfit/امازفیت
  سامسونگ گلکسی واچ 4 = گلکسی/galaxy/سامسونگ/samsung
  قاب اپل واچ = قاب/کاور/case/cover اپل/apple
  کیس ساعت اپل = قاب/کاور/case/cover/کیس اپل/apple
  ساعت ایستاده = ایستاده
  ساعت لنگری = ساعت پاندول/لنگر
  ساعت کودک = ساعت کودک/بچ
  ساعت دیجیتال = دیجیتال/digital
`;

/** Parses a list in this format. */
export const judgedBy = (written: string): readonly GradedSearch[] =>
  written
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' = '))
    .map(([typed = '', parts = '']): GradedSearch => {
      const demands = foldText(parts).split(' ');
      return { typed, answers: (name) => demands.every((demand) => meets(words(name), demand)) };
    });

/** Reads the later lists: searches by intent and by spelling. */
const judgedIn = (file: string) =>
  judgedBy(readFileSync(new URL(`../data/graded/${file}.txt`, import.meta.url), 'utf8'));

/** The lists of graded searches, each measured separately so that a figure always covers the same searches. */
export const gradedLists: readonly { readonly name: string; readonly searches: readonly GradedSearch[] }[] = [
  { name: 'first list', searches: judgedBy(lines) },
  { name: 'by what is looked for', searches: judgedIn('goods') },
  { name: 'by how it is written', searches: judgedIn('writing') },
];

/** Whether a name, split into words, meets one demand. */
function meets(name: readonly string[], demand: string): boolean {
  if (demand.startsWith('-')) return !meets(name, demand.slice(1));
  const first = demand.startsWith('^');
  const alternatives = demand.slice(first ? 1 : 0).split('/');
  return (first ? name.slice(0, 1) : name).some((word) => alternatives.some((begin) => word.startsWith(begin)));
}

/** Returns the searches of one half of a list; the halves alternate. */
export const halfOf = (searches: readonly GradedSearch[], half: 'tuned' | 'held'): readonly GradedSearch[] =>
  searches.filter((_, index) => (index % 2 === 0) === (half === 'tuned'));
