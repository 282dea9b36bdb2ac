import { expect, test } from 'vitest';
import { paymentMethods } from '#features/orders/orders.contract.ts';
import { ordersMessages } from '#features/orders/orders-screens.messages.ts';
import { returnsMessages } from '#features/returns/returns.messages.ts';
import { demoAnswers } from './demo-answers.ts';

const answer = (slug: string) => demoAnswers.find((one) => one.slug === slug)?.answer ?? { fa: '', en: '' };

test('the help of the demo shop names every payment method and the return button as the shop does', () => {
  for (const language of ['fa', 'en'] as const) {
    const pay = answer('ways-to-pay')[language].toLowerCase();
    // Zibal is a further online gateway.
    const named = paymentMethods
      .filter((method) => method !== 'zibal')
      .map((method) => ordersMessages[language][method].toLowerCase());
    expect(named.filter((name) => !pay.includes(name))).toEqual([]);
    const back = answer('return-a-product')[language];
    expect(back).toContain(returnsMessages[language].requestReturn);
    expect(back).toContain('/my-order');
    expect(back).not.toContain('/contact');
  }
});
