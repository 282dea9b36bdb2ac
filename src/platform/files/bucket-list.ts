import { done } from './bucket-answers.ts';
import type { BucketCalls } from './bucket-calls.ts';
import { isFileName } from './files.ts';

const maxPages = 100_000;

/**
 * Yields the names in a bucket that begin with a prefix, in pages of a thousand; with a delimiter, only those in which none follows the prefix.
 * Objects that are not files of the shop are skipped.
 */
export async function* namesIn(
  calls: BucketCalls,
  wanted: { readonly prefix?: string; readonly delimiter?: string },
): AsyncGenerator<string> {
  let token: string | undefined;
  for (let page = 0; page < maxPages; page += 1) {
    const query = {
      'list-type': '2',
      ...wanted,
      ...(token !== undefined && { 'continuation-token': token }),
    };
    const { content } = await done(calls, { method: 'GET', query });
    const list = content.toString('utf8');
    for (const [, key = ''] of list.matchAll(/<Key>([^<]*)<\/Key>/g)) if (isFileName(key)) yield key;
    token = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(list)?.[1];
    if (token === undefined) return;
    token = unescaped(token);
  }
  throw new Error('The bucket of the files lists without an end.');
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function unescaped(text: string): string {
  return text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => entities[name] ?? '');
}
