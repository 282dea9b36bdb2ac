import { inDigitsOf } from '#shared/text/digits.ts';
import type { Language } from '#shared/language.ts';
import { escaped, frame } from './demo-gateway-page.ts';

/** A prompt to the buyer: what is paid, and a form with one choice. */
export interface Question {
  readonly title: string;
  readonly lead: string;
  readonly rows?: readonly { readonly name: string; readonly value: string; readonly look?: 'amount' }[];
  readonly choices?: readonly { readonly choice: string; readonly text: string; readonly look?: 'pay' }[];
}

/** Renders a demo gateway's page with one prompt to the buyer, or with a message alone. */
export function questionPage(language: Language, { title, lead, rows = [], choices = [] }: Question): string {
  const inDigits = (text: string) => escaped(inDigitsOf(text, language));
  const looking = (look: string | undefined) => (look === undefined ? '' : ` class="${look}"`);
  const list = rows.map(
    ({ name, value, look }) => `<div><dt>${name}</dt><dd${looking(look)}><bdi>${inDigits(value)}</bdi></dd></div>`,
  );
  const buttons = choices.map(
    ({ choice, text, look }) => `<button${looking(look)} name="choice" value="${choice}">${text}</button>`,
  );
  return frame(
    language,
    title,
    `<p>${lead}</p>${list.length === 0 ? '' : `<dl>${list.join('')}</dl>`}${buttons.length === 0 ? '' : `<form method="post">${buttons.join('')}</form>`}`,
  );
}
