import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type AppLoadContext, type EntryContext } from 'react-router';
import { LanguageProvider } from '#ui/language-context.tsx';

/** Renders a page whole: what is sent is kept and shared, so nothing is gained by streaming it. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let failed: unknown;
    const collect = new Writable({
      write(chunk: Buffer, _, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        headers.set('content-type', 'text/html; charset=utf-8');
        resolve(new Response(Buffer.concat(chunks), { status: failed === undefined ? status : 500, headers }));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(
      <LanguageProvider language={context.language}>
        <ServerRouter context={entry} url={request.url} />
      </LanguageProvider>,
      {
        onAllReady: () => {
          pipe(collect);
        },
        onShellError: (error) => {
          reject(error instanceof Error ? error : new Error(String(error)));
        },
        onError: (error) => {
          failed = error;
        },
      },
    );
  });
}

/** What a loader or a screen throws without meaning to is logged with its page. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }): void {
  if (!request.signal.aborted) context.logFailure(error, request.url);
}
