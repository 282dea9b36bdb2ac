import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '../theme/language-context.tsx';
import { Select } from './select.tsx';

test('what is chosen stands without the signs that set it in below another', () => {
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
