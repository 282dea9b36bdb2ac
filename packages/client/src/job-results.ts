import type { ClientOptions } from './client.ts';

/** The result of a job, a line of JSON each: as it arrives, so that a long one is never whole in memory. */
export async function* resultRows(
  { url, key, fetch: fetched = fetch }: ClientOptions,
  address: string,
  signal?: AbortSignal,
): AsyncGenerator {
  const response = await fetched(new URL(address, url), {
    headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
    ...(signal === undefined ? {} : { signal }),
  });
  if (!response.ok || response.body === null) throw new Error(`The result is answered with ${response.status}.`);
  let begun = '';
  for await (const part of response.body.pipeThrough(new TextDecoderStream()) as unknown as AsyncIterable<string>) {
    const lines = `${begun}${part}`.split('\n');
    begun = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as unknown;
  }
}
