import { writeFileSync } from 'node:fs';
import http from 'node:http';

const copied = [
  'content-type',
  'content-encoding',
  'cache-control',
  'vary',
  'etag',
  'content-security-policy',
  'content-language',
];

interface Answer {
  headers: Record<string, string>;
  body: string;
}

/** Captures the shop's responses, compressed as sent, for the bare server to serve. */
export async function copyAnswers(url: string, paths: readonly string[], file: string): Promise<void> {
  const answers: Record<string, Answer> = { '/ready': { headers: {}, body: '' } };
  for (const path of paths) answers[path] = await rawAnswer(`${url}${path}`);
  writeFileSync(file, JSON.stringify(answers));
}

/** Returns the raw bytes of one response as sent over the wire. */
export function rawAnswer(address: string, acceptEncoding = 'br'): Promise<Answer & { bytes: number; status: number }> {
  return new Promise((resolve, reject) => {
    http
      .get(address, { headers: { 'accept-encoding': acceptEncoding } }, (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('end', () => {
          const body = Buffer.concat(chunks);
          const headers = Object.fromEntries(
            copied.flatMap((name) => (reply.headers[name] === undefined ? [] : [[name, String(reply.headers[name])]])),
          );
          resolve({ headers, body: body.toString('base64'), bytes: body.length, status: reply.statusCode ?? 0 });
        });
      })
      .on('error', reject);
  });
}
