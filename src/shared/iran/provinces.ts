/**
 * The 31 provinces of Iran, as addresses name them. They and the cities in cities.json come from hkaghazi's list of provinces, counties and cities
 * (MIT), with the words separated by spaces.
 */
export const provinces = [
  'آذربایجان شرقی',
  'آذربایجان غربی',
  'اردبیل',
  'اصفهان',
  'البرز',
  'ایلام',
  'بوشهر',
  'تهران',
  'چهارمحال و بختیاری',
  'خراسان جنوبی',
  'خراسان رضوی',
  'خراسان شمالی',
  'خوزستان',
  'زنجان',
  'سمنان',
  'سیستان و بلوچستان',
  'فارس',
  'قزوین',
  'قم',
  'کردستان',
  'کرمان',
  'کرمانشاه',
  'کهگیلویه و بویراحمد',
  'گلستان',
  'گیلان',
  'لرستان',
  'مازندران',
  'مرکزی',
  'هرمزگان',
  'همدان',
  'یزد',
] as const;

/** Returns the cities of a province; too many to be sent before one is chosen. */
export async function citiesOf(province: string): Promise<readonly string[]> {
  const { default: cities } = await import('./cities.json');
  return (cities as Readonly<Record<string, readonly string[]>>)[province] ?? [];
}
