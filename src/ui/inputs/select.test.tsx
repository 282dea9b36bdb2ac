import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '../theme/language-context.tsx';
import { Select } from './select.tsx';

test('the selected option is displayed without its indentation characters', () => {
  const options = [
    { value: '1', label: 'Food' },
    { value: '2', label: '— Coffee', chosenLabel: 'Food / Coffee' },
    { value: '3', label: '— Tea', chosenLabel: 'Food / Tea' },
  ];
  const page = renderToStaticMarkup(
    <LanguageProvider language="en">
      <Select label="Below" value="2" options={options} onChange={() => undefined} />
    </LanguageProvider>,
  );
  expect([...page.matchAll(/<option[^>]*>([^<]*)</g)].map(([, label]) => label)).toEqual([
    'Food',
    'Food / Coffee',
    '— Tea',
  ]);
});
