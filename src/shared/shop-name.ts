import type { Text } from './language.ts';

/** The shop's name until its owner sets one. */
export const deliveredName: Text = { fa: 'حجره', en: 'Hojreh' };
