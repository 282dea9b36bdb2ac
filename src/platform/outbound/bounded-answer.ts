/** The limit of a response: an external service sends a few kilobytes; no more is read of an endless one. */
const maxBytes = 1_048_576;

/** Returns the text of a response; throws if it is longer than a megabyte. */
export async function boundedText(answer: Response): Promise<string> {
  if (answer.body === null) return '';
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (bytes > maxBytes) throw new Error('The answer of a service outside is longer than a megabyte.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
