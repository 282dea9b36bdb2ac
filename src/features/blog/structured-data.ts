import { renditionAddress } from '#features/media/media.rules.ts';
import { imageKeysOf, plainText } from '#shared/contract/document.ts';
import { postAddress } from './blog.addresses.ts';
import type { Post } from './blog.contract.ts';

const schema = 'https://schema.org';

/** Returns a post's own image: its cover, else the first of its text; null if it has none. */
export function imageOfPost(post: Post): string | null {
  const [first] = imageKeysOf(post.body);
  return post.cover ?? (first === undefined ? null : renditionAddress(first, 640));
}

/** Returns the structured data of a post for search engines; a post without an image gets `sharingImage`, since they require one. */
export function articleStructured(
  post: Post,
  shop: { readonly publicUrl: string; readonly name: string; readonly sharingImage: string },
): object {
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
    image: [`${shop.publicUrl}${imageOfPost(post) ?? shop.sharingImage}`],
    author: { '@type': 'Person', name: post.author },
    publisher: { '@type': 'Organization', name: shop.name, url: shop.publicUrl },
    wordCount: plainText(post.body).split(/\s+/).length,
  };
}
