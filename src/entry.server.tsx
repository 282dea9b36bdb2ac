import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { ServerRouter, type AppLoadContext, type EntryContext } from 'react-router';
import { LanguageProvider } from '#ui/theme/language-context.tsx';
import { startAfterPaint, type PageStart } from '#web/start-after-paint.ts';

/** The marker that React writes in place of a part that it could not render at once. */
const unfinishedPart = '<!--$!-->';

/**
 * Renders a page as a whole: the response is cached and shared, so streaming it would gain nothing. The HTML is passed on as a string, which avoids
 * encoding it in small chunks and wrapping it in a web stream.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const data = await readData(entry);
  headers.set('content-type', 'text/html; charset=utf-8');
  const page = pageOf(request, entry, context, data);
  // In development the dev server writes scripts of its own into the start of the page.
  const started = (html: string) =>
    import.meta.env.DEV ? html : startAfterPaint(html, pageStart(entry, context.messagesAddress));
  const html = `<!DOCTYPE html>${renderToString(page)}`;
  if (!html.includes(unfinishedPart)) {
    context.takeHtml(started(html));
    return new Response(null, { status, headers });
  }
  // A stream has a single reader, taken by the first rendering.
  const again: EntryContext = { ...entry, serverHandoffStream: new ReadableStream() };
  const inParts = await renderInParts(pageOf(request, again, context, data));
  context.takeHtml(started(inParts.html));
  return new Response(null, { status: inParts.failed ? 500 : status, headers });
}

/** Reads the loaders' data before the rendering, which would otherwise have to wait for it. */
async function readData({ serverHandoffStream: stream }: EntryContext): Promise<string> {
  if (stream === undefined) return '';
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let read = await reader.read(); !read.done; read = await reader.read())
    text += decoder.decode(read.value, { stream: true });
  reader.releaseLock();
  return text + decoder.decode();
}

function pageOf(request: Request, entry: EntryContext, context: AppLoadContext, data: string): ReactNode {
  const read = Object.assign(Promise.resolve(), { result: { done: true, value: data } });
  return (
    <LanguageProvider language={context.language}>
      <ServerRouter
        context={{ ...entry, manifest: manifestOf(entry), renderMeta: { streamCache: { 0: read } } }}
        url={request.url}
      />
    </LanguageProvider>
  );
}

/**
 * Returns the route manifest with this page's routes only: the router recreates each of them at every rendering. Their imports are removed, since the
 * router would fetch them before everything else: see `startAfterPaint`.
 */
function manifestOf({ manifest, staticHandlerContext }: EntryContext): EntryContext['manifest'] {
  const visible = new Set(staticHandlerContext.matches.map((match) => match.route.id));
  return {
    ...manifest,
    entry: { ...manifest.entry, imports: [] },
    routes: Object.fromEntries(
      Object.entries(manifest.routes)
        .filter(([id]) => visible.has(id))
        .map(([id, route]) => [id, route && { ...route, imports: [] }]),
    ),
  };
}

/** Returns the scripts that a page starts with, those that wait for no other first: its texts, the route manifest, the framework. */
function pageStart({ manifest, staticHandlerContext }: EntryContext, messages: string | null): PageStart {
  const { url, entry } = manifest;
  const routes = staticHandlerContext.matches.flatMap(({ route: { id } }) => {
    const route = manifest.routes[id];
    return route === undefined ? [] : [{ ...route, id }];
  });
  const all = [
    messages,
    url,
    entry.module,
    ...entry.imports,
    ...routes.flatMap(({ module, imports }) => [module, ...(imports ?? [])]),
  ];
  return {
    list: url,
    entry: entry.module,
    routes: routes.map(({ id, module }) => [id, module]),
    all: [...new Set(all.filter((address) => address !== null))],
  };
}

/** Renders a page with parts that suspend. */
function renderInParts(page: ReactNode): Promise<{ html: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let failed = false;
    const collect = new Writable({
      write(chunk: Buffer, _, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve({ html: Buffer.concat(chunks).toString('utf8'), failed });
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => {
        pipe(collect);
      },
      onShellError: (error) => {
        reject(error instanceof Error ? error : new Error(String(error)));
      },
      onError: () => {
        failed = true;
      },
    });
  });
}

/** Logs an unintended error of a loader or a screen with its page. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }): void {
  if (!request.signal.aborted) context.logError(error, request.url);
}
