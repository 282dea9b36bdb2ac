import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

const tabs = [
  { value: 'coupons', label: 'Coupons', content: 'Codes' },
  { value: 'slides', label: 'Slides', content: 'Images' },
];
const visible = (value?: string) => {
  const page = renderToStaticMarkup(<Tabs label="Promotions" tabs={tabs} {...(value !== undefined && { value })} />);
  return ['Codes', 'Images'].filter((content) => page.includes(content));
};

test('the tab of the address is displayed, and the first one for an unknown tab', () => {
  expect(visible('slides')).toEqual(['Images']);
  expect(visible('gone')).toEqual(['Codes']);
  expect(visible()).toEqual(['Codes']);
});
