/** What a service outside answers is a few kilobytes; of one that sends without an end no more is read. */
const maxBytes = 1_048_576;

/** The text of an answer, or an error where it is longer than a megabyte. */
export async function boundedText(answer: Response): Promise<string> {
  if (answer.body === null) return '';
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    // Leaving the loop ends the connection.
    if (bytes > maxBytes) throw new Error('The answer of a service outside is longer than a megabyte.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
