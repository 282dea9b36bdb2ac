import { expect, test } from 'vitest';
import { writtenDocument } from '#shared/text/plain-writing.ts';
import { faqStructured } from './structured-data.ts';

test('CONT-05 each question has its answer and its own address', () => {
  const answer = {
    slug: 'pay',
    group: 'buyers' as const,
    question: 'How?',
    language: 'en' as const,
    answer: writtenDocument('By card.'),
  };
  expect(faqStructured([answer], 'https://shop.test/support')).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'How?',
        url: 'https://shop.test/support#pay',
        acceptedAnswer: { '@type': 'Answer', text: 'By card.' },
      },
    ],
  });
});
