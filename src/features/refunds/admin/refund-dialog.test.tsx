import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Language } from '#shared/language.ts';
import { LanguageProvider } from '#ui/theme/language-context.tsx';
import { OnlyWayBack } from './refund-dialog.tsx';

const read = (nameless: boolean, language: Language): string =>
  renderToString(
    <LanguageProvider language={language}>
      <OnlyWayBack nameless={nameless} />
    </LanguageProvider>,
  ).replace(/<[^>]+>/g, '');

test('the dialog states where money goes that no gateway refunds', () => {
  expect(read(false, 'en')).toBe('The money of this order goes to the customer’s credit.');
  expect(read(true, 'en')).toBe(
    'This order was sold at the counter to somebody without a name: hand the money back there.',
  );
  expect(read(true, 'fa')).toContain('پای صندوق');
});
