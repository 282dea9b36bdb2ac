import type { Text } from './language.ts';

/** What the shop is called until its owner names it. */
export const deliveredName: Text = { fa: 'حجره', en: 'Hojreh' };
