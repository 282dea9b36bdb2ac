import { messages } from '#shared/messages.ts';

/** Why a backup cannot be listed or made. */
export const backupRefusals = messages({
  noFolder: {
    fa: 'جای نسخه‌های پشتیبان مشخص نشده است: BACKUP_TO را در تنظیمات سرور بگذارید.',
    en: 'No place for backups is set: set BACKUP_TO on the server.',
  },
  unreadable: {
    fa: 'نسخه‌های پشتیبان خوانده نمی‌شوند: جا و کلید آن‌ها را در تنظیمات سرور بررسی کنید.',
    en: 'The backups cannot be read: check their place and key on the server.',
  },
});
