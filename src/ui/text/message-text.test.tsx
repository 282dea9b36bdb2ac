import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MessageText } from './message-text.tsx';

test.each([
  ['کد اشتباه است ❌', 'کد اشتباه است<span class="sr-only"> ❌</span>'],
  ['ورود موفق ✅', 'ورود موفق<span class="sr-only"> ✅</span>'],
  ['کد اشتباه است', 'کد اشتباه است'],
  ['❌ کد', '❌ کد'],
])('%s is rendered without a sign at its end', (text, drawn) => {
  expect(renderToStaticMarkup(<MessageText text={text} />)).toBe(drawn);
});
