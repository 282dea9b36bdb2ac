import type { Text } from '#shared/language.ts';

/** How the shop is reached, and where it stands; a text that is empty is not displayed. */
export interface ShopContact {
  readonly address: Text;
  readonly hours: Text;
  /** As it is displayed and dialled: +982112345678. */
  readonly phone: string;
  readonly email: string;
  /** Degrees north and east; null until it is known. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Within how many hours a message is answered; null where the shop promises none. */
  readonly replyHours: number | null;
  /** Whether the page about the shop states how many goods, customers and orders it has. */
  readonly showFigures: boolean;
}

/** The name under which the owner's decision is stored (settings.tables.ts). */
export const contactSetting = 'contact';

/** A shop that trades states nothing before its owner does. */
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

/** The demo shop is a stall in the bazaar of Tehran, under numbers and a domain that belong to nobody. */
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

/** What the owner decided, part by part; a part that is missing or makes no sense is empty, or the demo's in a demo. */
export function contactFrom(saved: unknown, mode: 'demo' | 'production'): ShopContact {
  const delivered = mode === 'demo' ? demoContact : noContact;
  const own: Partial<Record<keyof ShopContact, unknown>> = typeof saved === 'object' && saved !== null ? saved : {};
  const { address, hours, phone, email, latitude, longitude, replyHours, showFigures } = own;
  const placed = isDegree(latitude, 90) && isDegree(longitude, 180);
  // Stored as null: the owner has taken the map away, in a demo too.
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
