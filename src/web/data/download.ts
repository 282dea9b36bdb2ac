import { CallRefused } from '#shared/contract/api-client.ts';
import { asSignedIn } from './api.ts';
import { inPageLanguage } from './page-language.ts';

/** The maximum time in milliseconds before a file's response starts, and between two chunks. */
const longestBeginMs = 60_000;
const longestStallMs = 20_000;

/** Downloads a file as the signed-in person and saves it through the browser; throws {@link CallRefused}. */
export async function downloadFile(address: string, name: string): Promise<void> {
  letKeep(await fetchFile(address), name);
}

/** Fetches a file as the signed-in person; throws {@link CallRefused}. */
export async function fetchFile(address: string): Promise<Blob> {
  const answer = await asSignedIn(async (authorization) => {
    const stalled = new AbortController();
    let limit: ReturnType<typeof setTimeout> | undefined;
    const wait = (ms: number) => {
      clearTimeout(limit);
      limit = setTimeout(() => stalled.abort(), ms);
    };
    try {
      wait(longestBeginMs);
      const response = await fetch(address, {
        headers: { authorization, ...inPageLanguage() },
        credentials: 'same-origin',
        signal: stalled.signal,
      });
      wait(longestStallMs);
      return {
        status: response.status,
        body: response.ok ? null : ((await response.json()) as { code?: string; message?: string }),
        file: response.ok ? await wholeFile(response, () => wait(longestStallMs)) : null,
      };
    } catch {
      return { status: 0, body: null, file: null };
    } finally {
      clearTimeout(limit);
    }
  });
  if (answer.file === null) throw new CallRefused(answer.status, answer.body ?? {});
  return answer.file;
}

async function wholeFile(response: Response, onPart: () => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    parts.push(part.value);
    onPart();
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}

/** Saves a file through the browser's download. */
export function letKeep(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read it only after the click event.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 60_000);
}
