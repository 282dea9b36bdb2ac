import type { Text } from '../language.ts';

// Names and numbers as persian-tools lists them (getBankNameFromCardNumber, sheba). Banks that were merged into
// others keep their rows, as their cards and accounts do.
const banks = {
  ansar: { fa: 'بانک انصار', en: 'Ansar Bank' },
  ayandeh: { fa: 'بانک آینده', en: 'Ayandeh Bank' },
  central: { fa: 'بانک مرکزی', en: 'Central Bank of Iran' },
  dey: { fa: 'بانک دی', en: 'Day Bank' },
  eghtesadNovin: { fa: 'بانک اقتصاد نوین', en: 'Eghtesad Novin Bank' },
  gardeshgari: { fa: 'بانک گردشگری', en: 'Tourism Bank' },
  ghavamin: { fa: 'بانک قوامین', en: 'Ghavamin Bank' },
  hekmat: { fa: 'بانک حکمت ایرانیان', en: 'Hekmat Iranian Bank' },
  iranVenezuela: { fa: 'بانک ایران و ونزوئلا', en: 'Iran–Venezuela Bank' },
  iranZamin: { fa: 'بانک ایران زمین', en: 'Iran Zamin Bank' },
  karafarin: { fa: 'بانک کارآفرین', en: 'Karafarin Bank' },
  keshavarzi: { fa: 'بانک کشاورزی', en: 'Keshavarzi Bank' },
  khavarmianeh: { fa: 'بانک خاورمیانه', en: 'Middle East Bank' },
  kosar: { fa: 'موسسه اعتباری کوثر', en: 'Kosar Credit Institution' },
  maskan: { fa: 'بانک مسکن', en: 'Maskan Bank' },
  mehrEghtesad: { fa: 'بانک مهر اقتصاد', en: 'Mehr Eghtesad Bank' },
  mehrIran: { fa: 'بانک قرض‌الحسنه مهر ایران', en: 'Mehr Iran Bank' },
  melal: { fa: 'موسسه اعتباری ملل', en: 'Melal Credit Institution' },
  mellat: { fa: 'بانک ملت', en: 'Mellat Bank' },
  melli: { fa: 'بانک ملی ایران', en: 'Melli Bank' },
  noor: { fa: 'موسسه اعتباری نور', en: 'Noor Credit Institution' },
  parsian: { fa: 'بانک پارسیان', en: 'Parsian Bank' },
  pasargad: { fa: 'بانک پاسارگاد', en: 'Pasargad Bank' },
  post: { fa: 'پست بانک ایران', en: 'Post Bank' },
  refah: { fa: 'بانک رفاه کارگران', en: 'Refah Bank' },
  resalat: { fa: 'بانک قرض‌الحسنه رسالت', en: 'Resalat Bank' },
  saderat: { fa: 'بانک صادرات ایران', en: 'Saderat Bank' },
  saman: { fa: 'بانک سامان', en: 'Saman Bank' },
  sanatMadan: { fa: 'بانک صنعت و معدن', en: 'Bank of Industry and Mine' },
  sarmayeh: { fa: 'بانک سرمایه', en: 'Sarmayeh Bank' },
  sepah: { fa: 'بانک سپه', en: 'Sepah Bank' },
  shahr: { fa: 'بانک شهر', en: 'Shahr Bank' },
  sina: { fa: 'بانک سینا', en: 'Sina Bank' },
  tejarat: { fa: 'بانک تجارت', en: 'Tejarat Bank' },
  toseeh: { fa: 'موسسه اعتباری توسعه', en: 'Toseeh Credit Institution' },
  toseehSaderat: { fa: 'بانک توسعه صادرات', en: 'Export Development Bank' },
  toseehTaavon: { fa: 'بانک توسعه تعاون', en: 'Tosee Taavon Bank' },
} as const satisfies Record<string, Text>;

type Bank = keyof typeof banks;

/** The first six digits of the cards that each bank issues. */
const cardPrefixes: Readonly<Partial<Record<Bank, string>>> = {
  ansar: '627381',
  ayandeh: '636214',
  central: '636795 636797',
  dey: '502938',
  eghtesadNovin: '627412',
  gardeshgari: '505416 505426',
  ghavamin: '639599',
  hekmat: '636949',
  iranZamin: '505785',
  karafarin: '627488 502910',
  keshavarzi: '603770 639217',
  khavarmianeh: '585947',
  kosar: '505801',
  maskan: '628023',
  mehrEghtesad: '639370',
  mehrIran: '606373',
  melal: '606256',
  mellat: '610433 991975',
  melli: '603799 170019',
  noor: '507677',
  parsian: '622106 627884 639194',
  pasargad: '502229 639347',
  post: '627760',
  refah: '589463',
  resalat: '504172',
  saderat: '603769 903769',
  saman: '621986',
  sanatMadan: '627961',
  sarmayeh: '639607',
  sepah: '589210',
  shahr: '502806 504706',
  sina: '639346',
  tejarat: '627353 585983',
  toseeh: '628157',
  toseehSaderat: '627648 207177',
  toseehTaavon: '502908',
};

/** The three digits after a sheba's check digits, of each bank. */
const shebaCodes: Readonly<Record<Bank, string>> = {
  ansar: '063',
  ayandeh: '062',
  central: '010',
  dey: '066',
  eghtesadNovin: '055',
  gardeshgari: '064',
  ghavamin: '052',
  hekmat: '065',
  iranVenezuela: '095',
  iranZamin: '069',
  karafarin: '053',
  keshavarzi: '016',
  khavarmianeh: '078',
  kosar: '073',
  maskan: '014',
  mehrEghtesad: '079',
  mehrIran: '060 090',
  melal: '075',
  mellat: '012',
  melli: '017',
  noor: '080',
  parsian: '054',
  pasargad: '057',
  post: '021',
  refah: '013',
  resalat: '070',
  saderat: '019',
  saman: '056',
  sanatMadan: '011',
  sarmayeh: '058',
  sepah: '015',
  shahr: '061',
  sina: '059',
  tejarat: '018',
  toseeh: '051',
  toseehSaderat: '020',
  toseehTaavon: '022',
};

const byNumber = (numbers: Readonly<Partial<Record<Bank, string>>>): ReadonlyMap<string, Text> =>
  new Map(
    Object.entries(banks).flatMap(([bank, name]) =>
      (numbers[bank as Bank]?.split(' ') ?? []).map((number): [string, Text] => [number, name]),
    ),
  );

/** Each bank's name by the first six digits of its cards. */
export const bankByCardPrefix = byNumber(cardPrefixes);

/** Each bank's name by its code in a sheba. */
export const bankByShebaCode = byNumber(shebaCodes);
