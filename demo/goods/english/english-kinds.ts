import { toLatinDigits } from '#shared/text/digits.ts';

/** What the colours of the demo shop are called in English, each by a name of its own. */
export const englishColours: Readonly<Record<string, string>> = {
  آبی: 'Blue',
  'آبی آسمانی': 'Sky blue',
  'آبی نفتی': 'Petrol blue',
  'آبی و زرد': 'Blue and yellow',
  آجری: 'Brick red',
  اناری: 'Pomegranate',
  استیل: 'Steel',
  برنجی: 'Brass',
  بژ: 'Beige',
  'بژ روشن': 'Light beige',
  'بژ طبیعی': 'Natural beige',
  بلوطی: 'Oak',
  خاکستری: 'Ash grey',
  خاکی: 'Khaki',
  خردلی: 'Mustard',
  راش: 'Beech',
  'رز کهنه': 'Dusty rose',
  رزگلد: 'Rose gold',
  روناسی: 'Madder red',
  زرد: 'Yellow',
  'زرد لیمویی': 'Lemon yellow',
  زرشکی: 'Burgundy',
  زعفرانی: 'Saffron',
  زغالی: 'Charcoal',
  زیتونی: 'Olive',
  سبز: 'Green',
  'سبز ارتشی': 'Army green',
  'سبز زیتونی': 'Olive green',
  'سبز فسفری': 'Neon green',
  'سبز مریم‌گلی': 'Sage green',
  'سبز نعنایی': 'Mint green',
  'سبز و سفید': 'Green and white',
  'سبز یشمی': 'Jade green',
  سرمه‌ای: 'Navy',
  سفید: 'White',
  'سفید و قرمز': 'White and red',
  شتری: 'Camel',
  شکلاتی: 'Chocolate',
  صورتی: 'Pink',
  طوسی: 'Grey',
  'طوسی تیره': 'Dark grey',
  عاجی: 'Ivory',
  عسلی: 'Honey',
  فیروزه‌ای: 'Turquoise',
  قرمز: 'Red',
  'قرمز اناری': 'Pomegranate red',
  قهوه‌ای: 'Brown',
  'قهوه‌ای سوخته': 'Dark brown',
  کرم: 'Cream',
  گردویی: 'Walnut',
  گلبهی: 'Salmon pink',
  گندمی: 'Wheat',
  لاجوردی: 'Lapis blue',
  لاکی: 'Crimson',
  مشکی: 'Black',
  'مشکی مات': 'Matt black',
  'مشکی و فیروزه‌ای': 'Black and turquoise',
  نارنجی: 'Orange',
  نقره‌ای: 'Silver',
  نود: 'Nude',
  نوک‌مدادی: 'Graphite',
  نیلی: 'Indigo',
  هلویی: 'Peach',
  یاسی: 'Lilac',
};

const sizesInWords: Readonly<Record<string, string>> = {
  'آسیاب اسپرسو': 'Espresso grind',
  'آسیاب موکاپات': 'Moka pot grind',
  آفتابی: 'Warm white',
  دانه: 'Whole beans',
  سفت: 'Firm',
  طبیعی: 'Natural white',
  متوسط: 'Medium',
  مهتابی: 'Cool white',
  نرم: 'Soft',
  'یک مثقال': 'One mesqal',
};

const units = [
  [' کیلوگرم', ' kg'],
  [' گرم', ' g'],
  [' میلی‌لیتر', ' ml'],
  [' میلی‌متر', ' mm'],
  [' ماه', ' months'],
  [' سال', ' years'],
  [' تا ', ' to '],
] as const;

/** What a size of the demo shop is called in English; null for one that is a figure or a letter alone, which needs no name. */
export function englishSize(size: string): string | null {
  if (!/[آ-ی]/.test(size)) return null;
  return (
    sizesInWords[size] ??
    toLatinDigits(units.reduce((text, [persian, english]) => text.replace(persian, english), size))
  );
}
