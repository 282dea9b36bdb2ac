import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

export const backupsMessages = messages({
  title: { fa: 'نسخه‌های پشتیبان', en: 'Backups' },
  list: { fa: 'نسخه‌های پشتیبان، تازه‌ترین اول', en: 'Backups, newest first' },
  when: { fa: 'زمان', en: 'When' },
  holds: { fa: 'محتوا', en: 'Holds' },
  contents: {
    fa: (rows: number, files: number) => `${formatNumber(rows, 'fa')} ردیف و ${formatNumber(files, 'fa')} فایل`,
    en: (rows: number, files: number) => `${formatNumber(rows, 'en')} rows and ${formatNumber(files, 'en')} files`,
  },
  size: { fa: 'حجم فایل‌ها', en: 'Size of files' },
  megabytes: {
    fa: (megabytes: number) => `${formatNumber(megabytes, 'fa')} مگابایت`,
    en: (megabytes: number) => `${formatNumber(megabytes, 'en')} MB`,
  },
  proven: { fa: 'آزمون بازگردانی', en: 'Restored and proven' },
  neverProven: { fa: 'هنوز آزموده نشده', en: 'Not yet' },
  empty: { fa: 'هنوز نسخه‌ای گرفته نشده است.', en: 'No backup has been made yet.' },
  make: { fa: 'گرفتن نسخهٔ پشتیبان', en: 'Make one now' },
  begun: {
    fa: 'گرفتن نسخهٔ پشتیبان شروع شد و تا چند لحظهٔ دیگر در فهرست می‌آید.',
    en: 'A backup was begun and is listed in a moment.',
  },
  underWay: { fa: 'یک نسخهٔ پشتیبان در حال گرفتن است.', en: 'A backup is being made.' },
  notSet: {
    fa: 'از این فروشگاه نسخهٔ پشتیبان گرفته نمی‌شود. مسئول سرور باید BACKUP_TO و BACKUP_KEY را تعیین کند تا هر شب یک نسخه گرفته شود.',
    en: 'No backups are made of this shop. Whoever runs the server sets BACKUP_TO and BACKUP_KEY; then one is made each night.',
  },
  old: {
    fa: 'از آخرین نسخهٔ پشتیبان بیش از یک روز و نیم گذشته است. از مسئول سرور بپرسید چرا.',
    en: 'The newest backup is more than a day and a half old. Ask whoever runs the server why.',
  },
  hint: {
    fa: 'هر شب ساعت ۲:۴۵ یک نسخه گرفته می‌شود: همهٔ نسخه‌های یک هفته، یکی از هر هفته تا پنج هفته و یکی از هر ماه تا یک سال می‌ماند. آزمون بازگردانی یعنی نسخه در جایی خالی باز شده، شمارش‌ها و حساب‌ها درست بوده است.',
    en: 'One is made at 2:45 each night: all of a week stay, one a week for five weeks and one a month for a year. Restored and proven means that it was opened in an empty place, and counts and books were right.',
  },
});
