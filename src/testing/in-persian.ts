import type { Text } from '#shared/language.ts';

/** A text as the staff writes it: in Persian, in English where one is given. */
export const inPersian = (fa: string, en = ''): Text => ({ fa, en });
