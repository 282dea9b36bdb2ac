import { CallRefused, isNoAnswer } from '#shared/contract/api-client.ts';
import type { Language } from '#shared/language.ts';
import { pickersMessages } from '../pickers.messages.ts';

/** Returns the error message for a rejected file. */
export function uploadError(error: unknown, language: Language): string {
  const t = pickersMessages[language];
  if (!(error instanceof CallRefused)) return t.unexpected;
  if (error.message === '' && isNoAnswer(error.status)) return t.noConnection;
  return error.message === '' ? t.unexpected : error.message;
}
