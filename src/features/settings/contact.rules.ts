import type { Text } from '#shared/language.ts';

/** The shop's contact data and location; an empty text is not displayed. */
export interface ShopContact {
  readonly address: Text;
  readonly hours: Text;
  /** In the displayed and dialled form: +982112345678. */
  readonly phone: string;
  readonly email: string;
  /** Latitude and longitude in degrees; null when unknown. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Hours within which a message is answered; null for no promise. */
  readonly replyHours: number | null;
  /** Whether the about page states the numbers of products, customers and orders. */
  readonly showFigures: boolean;
}

/** The name of the owner's setting (settings.tables.ts). */
export const contactSetting = 'contact';

/** The contact data of a production shop before its owner sets them. */
export const noContact: ShopContact = {
  address: { fa: '', en: '' },
  hours: { fa: '', en: '' },
  phone: '',
  email: '',
  latitude: null,
  longitude: null,
  replyHours: null,
  showFigures: false,
};

/** The demo shop's contact data: a stall in the bazaar of Tehran, with unassigned numbers and domain. */
export const demoContact: ShopContact = {
  address: {
    fa: 'تهران، بازار بزرگ، راستهٔ چراغ‌فروش‌ها، حجرهٔ ۱۲',
    en: 'No. 12, Lamp Sellers Row, Grand Bazaar, Tehran',
  },
  hours: { fa: 'شنبه تا پنجشنبه، ۹ تا ۱۸', en: 'Saturday to Thursday, 9:00 to 18:00' },
  phone: '+982100000000',
  email: 'salam@hojreh.example',
  latitude: 35.6759,
  longitude: 51.4196,
  replyHours: 24,
  showFigures: true,
};

const isText = (value: unknown): value is Text =>
  typeof value === 'object' &&
  value !== null &&
  'fa' in value &&
  'en' in value &&
  typeof value.fa === 'string' &&
  typeof value.en === 'string';
const isDegree = (value: unknown, max: number): value is number => typeof value === 'number' && Math.abs(value) <= max;

/** Parses the owner's setting, part by part; a missing or invalid part is empty, or the demo's in a demo. */
export function contactFrom(saved: unknown, mode: 'demo' | 'production'): ShopContact {
  const delivered = mode === 'demo' ? demoContact : noContact;
  const own: Partial<Record<keyof ShopContact, unknown>> = typeof saved === 'object' && saved !== null ? saved : {};
  const { address, hours, phone, email, latitude, longitude, replyHours, showFigures } = own;
  const placed = isDegree(latitude, 90) && isDegree(longitude, 180);
  // Stored as null: the owner has removed the map, also in a demo.
  const unplaced = latitude === null && longitude === null;
  return {
    address: isText(address) ? address : delivered.address,
    hours: isText(hours) ? hours : delivered.hours,
    phone: typeof phone === 'string' && phone !== '' ? phone : delivered.phone,
    email: typeof email === 'string' && email !== '' ? email : delivered.email,
    latitude: placed || unplaced ? latitude : delivered.latitude,
    longitude: placed || unplaced ? longitude : delivered.longitude,
    replyHours: typeof replyHours === 'number' || replyHours === null ? replyHours : delivered.replyHours,
    showFigures: typeof showFigures === 'boolean' ? showFigures : delivered.showFigures,
  };
}
