import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { ServerRouter, type AppLoadContext, type EntryContext } from 'react-router';
import { LanguageProvider } from '#ui/theme/language-context.tsx';
import { startAfterPaint, type PageStart } from '#web/start-after-paint.ts';

/** What React writes in the place of a part that it could not render at once. */
const unfinishedPart = '<!--$!-->';

/**
 * Renders a page whole: what is sent is stored and shared, so nothing is gained by streaming it. The HTML is handed over
 * as a string, which spares encoding it in small pieces and a web stream around them.
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
  // While one works on the pages, the server of the build writes scripts of its own into the start.
  const started = (html: string) =>
    import.meta.env.DEV ? html : startAfterPaint(html, pageStart(entry, context.messagesAddress));
  const html = `<!DOCTYPE html>${renderToString(page)}`;
  if (!html.includes(unfinishedPart)) {
    context.takeHtml(started(html));
    return new Response(null, { status, headers });
  }
  // A stream has one reader, and the first rendering took it.
  const again: EntryContext = { ...entry, serverHandoffStream: new ReadableStream() };
  const inParts = await renderInParts(pageOf(request, again, context, data));
  context.takeHtml(started(inParts.html));
  return new Response(null, { status: inParts.failed ? 500 : status, headers });
}

/** Reads what the loaders loaded before the rendering, which would have to wait for it otherwise. */
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
 * The list of routes without those that have no part in this page: the router makes each of them anew at every rendering.
 * Without what they import, which the router would have fetched before everything else: see `startAfterPaint`.
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

/** The scripts that a page starts with, those first that wait for none: its texts, the list of routes, the framework. */
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

/** Renders a page that has parts to wait for. */
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

/** What a loader or a screen throws without meaning to is logged with its page. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }): void {
  if (!request.signal.aborted) context.logError(error, request.url);
}
