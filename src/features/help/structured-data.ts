import { plainText } from '#shared/contract/document.ts';
import type { Answer } from './help.contract.ts';

/** Returns the answers as FAQ structured data for search engines. */
export function faqStructured(answers: readonly Answer[], address: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    url: address,
    mainEntity: answers.map(({ slug, question, answer }) => ({
      '@type': 'Question',
      name: question,
      url: `${address}#${slug}`,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
}
