import { CallRefused } from '#shared/contract/api-client.ts';
import { asSignedIn } from './api.ts';
import { inPageLanguage } from './page-language.ts';

/** Fetches a file as who is signed in and lets the browser keep it; throws {@link CallRefused}. */
export async function downloadFile(address: string, name: string): Promise<void> {
  const answer = await asSignedIn(async (authorization) => {
    try {
      const response = await fetch(address, {
        headers: { authorization, ...inPageLanguage() },
        credentials: 'same-origin',
      });
      return {
        status: response.status,
        body: response.ok ? null : ((await response.json()) as { code?: string; message?: string }),
        file: response.ok ? await response.blob() : null,
      };
    } catch {
      return { status: 0, body: null, file: null };
    }
  });
  if (answer.file === null) throw new CallRefused(answer.status, answer.body ?? {});
  letKeep(answer.file, name);
}

/** Hands a file to the browser for who sits before it to keep. */
export function letKeep(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read it only after the click has been handled.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 60_000);
}
