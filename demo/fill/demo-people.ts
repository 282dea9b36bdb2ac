import type { OrderAddress } from '#features/orders/orders.contract.ts';
import type { Dice } from '../goods/demo-number.ts';

/** A customer of the demo shop; one without a password signs in by a code. */
export interface DemoPerson {
  readonly username: string;
  readonly fullName: string;
  /** `+989xxxxxxxxx`; the numbers are unassigned. */
  readonly phone: string;
  readonly address: OrderAddress;
}

export const demoCustomerCount = 60;

const firstNames = [
  ['سارا', 'sara'],
  ['علی', 'ali'],
  ['زهرا', 'zahra'],
  ['محمد', 'mohammad'],
  ['مریم', 'maryam'],
  ['رضا', 'reza'],
  ['نرگس', 'narges'],
  ['حسین', 'hossein'],
  ['الهام', 'elham'],
  ['مهدی', 'mahdi'],
  ['پریسا', 'parisa'],
  ['امیر', 'amir'],
  ['شیرین', 'shirin'],
  ['بابک', 'babak'],
  ['ندا', 'neda'],
  ['کاوه', 'kaveh'],
  ['لیلا', 'leila'],
  ['آرش', 'arash'],
  ['سمیرا', 'samira'],
  ['فرهاد', 'farhad'],
] as const;

const lastNames = [
  ['احمدی', 'ahmadi'],
  ['کریمی', 'karimi'],
  ['رستمی', 'rostami'],
  ['مرادی', 'moradi'],
  ['جعفری', 'jafari'],
  ['صادقی', 'sadeghi'],
  ['نوری', 'nouri'],
  ['یزدانی', 'yazdani'],
  ['قاسمی', 'ghasemi'],
  ['بهرامی', 'bahrami'],
  ['تبریزی', 'tabrizi'],
  ['شیرازی', 'shirazi'],
  ['فرهادی', 'farhadi'],
  ['امینی', 'amini'],
  ['سلطانی', 'soltani'],
  ['حیدری', 'heydari'],
  ['رنجبر', 'ranjbar'],
  ['کاظمی', 'kazemi'],
  ['موسوی', 'mousavi'],
  ['نیک‌نام', 'niknam'],
] as const;

const cities = [
  { province: 'تهران', city: 'تهران', postal: '14' },
  { province: 'تهران', city: 'ری', postal: '18' },
  { province: 'البرز', city: 'کرج', postal: '31' },
  { province: 'اصفهان', city: 'اصفهان', postal: '81' },
  { province: 'فارس', city: 'شیراز', postal: '71' },
  { province: 'خراسان رضوی', city: 'مشهد', postal: '91' },
  { province: 'آذربایجان شرقی', city: 'تبریز', postal: '51' },
  { province: 'گیلان', city: 'رشت', postal: '41' },
  { province: 'یزد', city: 'یزد', postal: '89' },
  { province: 'خوزستان', city: 'اهواز', postal: '61' },
  { province: 'قم', city: 'قم', postal: '37' },
  { province: 'کرمان', city: 'کرمان', postal: '76' },
  { province: 'کرمانشاه', city: 'کرمانشاه', postal: '67' },
  { province: 'مازندران', city: 'ساری', postal: '48' },
] as const;

const streets = [
  'حافظ',
  'سعدی',
  'فردوسی',
  'مولوی',
  'خیام',
  'نظامی',
  'آزادی',
  'شهید بهشتی',
  'ولیعصر',
  'امام خمینی',
  'گلستان',
  'بوستان',
] as const;
const alleys = ['یاس', 'نسترن', 'لاله', 'سرو', 'صنوبر', 'بهار', 'مهر', 'نرگس', 'شقایق', 'ارغوان'] as const;

const persian = new Intl.NumberFormat('fa', { useGrouping: false });

/** Returns the customers of the demo shop, the demo account first. */
export function demoPeople(dice: Dice): DemoPerson[] {
  const taken = new Set<string>();
  return Array.from({ length: demoCustomerCount }, (_, index) => {
    let first = dice.oneOf(firstNames);
    let last = dice.oneOf(lastNames);
    while (taken.has(`${first[1]}.${last[1]}`)) {
      first = dice.oneOf(firstNames);
      last = dice.oneOf(lastNames);
    }
    taken.add(`${first[1]}.${last[1]}`);
    const fullName = `${first[0]} ${last[0]}`;
    const phone = `+989000000${String(index + 1).padStart(3, '0')}`;
    return {
      username: index === 0 ? 'demo' : `${first[1]}.${last[1]}`,
      fullName,
      phone,
      address: addressOf(fullName, phone, dice),
    };
  });
}

function addressOf(fullName: string, phone: string, dice: Dice): OrderAddress {
  const { province, city, postal } = dice.oneOf(cities);
  const door = persian.format(dice.between(1, 140));
  const flat = persian.format(dice.between(1, 12));
  return {
    full_name: fullName,
    phone,
    province,
    city,
    line: `خیابان ${dice.oneOf(streets)}، کوچه ${dice.oneOf(alleys)}، پلاک ${door}، واحد ${flat}`,
    postal_code:
      postal + String(dice.between(0, 99_999_999)).padStart(8, '1').replaceAll('0', '3').replaceAll('2', '7'),
  };
}
