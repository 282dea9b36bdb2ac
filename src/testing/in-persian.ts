import type { Text } from '#shared/language.ts';

/** Returns a text as the staff writes it: in Persian, and in English if given. */
export const inPersian = (fa: string, en = ''): Text => ({ fa, en });
