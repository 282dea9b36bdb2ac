import { plainText } from '#shared/contract/document.ts';
import { postAddress } from './blog.addresses.ts';
import type { Post } from './blog.contract.ts';

const schema = 'https://schema.org';

/** A post as search engines read it. */
export function articleStructured(post: Post, shop: { readonly publicUrl: string; readonly name: string }): object {
  const address = `${shop.publicUrl}${postAddress(post.slug)}`;
  return {
    '@context': schema,
    '@type': 'BlogPosting',
    headline: post.title.slice(0, 110),
    description: post.summary,
    inLanguage: post.language,
    datePublished: post.published_at,
    dateModified: post.changed_at,
    url: address,
    mainEntityOfPage: { '@type': 'WebPage', '@id': address },
    ...(post.cover !== null && { image: [`${shop.publicUrl}${post.cover}`] }),
    author: { '@type': 'Person', name: post.author },
    publisher: { '@type': 'Organization', name: shop.name, url: shop.publicUrl },
    wordCount: plainText(post.body).split(/\s+/).length,
  };
}
