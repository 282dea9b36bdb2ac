import {
  data,
  redirect,
  redirectDocument,
  type AppLoadContext,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { CallRefused, isNoAnswer } from '#shared/contract/api-client.ts';
import { isLanguage, type Language } from '#shared/language.ts';
import { watchedApi } from '../data/api.ts';
import type { PublicApi } from '../data/calls.ts';

declare module 'react-router' {
  /** The context the server passes to the pages it renders; it contains no user data, so that a page can be shared by everybody. */
  interface AppLoadContext {
    readonly api: PublicApi;
    readonly language: Language;
    readonly publicUrl: string;
    /** The address of the browser's texts in this language, for a preload. */
    readonly messagesAddress: string | null;
    /** Receives the HTML of the page, separately from the response with its status and headers. */
    readonly takeHtml: (html: string) => void;
    readonly logError: (error: unknown, page: string) => void;
  }
}

/** What a page's loader receives, on the server and in the browser alike. */
export interface PageRequest {
  readonly api: PublicApi;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  readonly language: Language;
  readonly publicUrl: string;
  readonly signal: AbortSignal;
}

/** Rendered instead of a page whose data was refused. */
export interface PageRefusal {
  readonly code: string;
  readonly message: string;
}

/**
 * The two loaders of a page from one function: `export const loader = page.server` and
 * `export const clientLoader = page.browser`. A refused call becomes an error response of the same status.
 */
export function pageData<T>(load: (request: PageRequest) => Promise<T>) {
  return {
    server: async ({ context, params, request }: LoaderFunctionArgs<AppLoadContext>): Promise<T> => {
      const { api, language, publicUrl } = context;
      return refusedAsResponse(
        load({ api, params, query: new URL(request.url).searchParams, language, publicUrl, signal: request.signal }),
      );
    },
    browser: async ({ params, request }: ClientLoaderFunctionArgs): Promise<T> => {
      const { lang } = document.documentElement;
      const network = { isGone: false };
      const api = watchedApi((status) => {
        network.isGone ||= isNoAnswer(status) && !navigator.onLine;
      });
      const query = new URL(request.url).searchParams;
      const language = isLanguage(lang) ? lang : 'fa';
      const loading = refusedAsResponse(
        load({ api, params, query, language, publicUrl: location.origin, signal: request.signal }),
      );
      await loading.catch(() => undefined);
      // Even for a page that can render without the missing data, a cached version is better.
      if (network.isGone) throw seenBefore(request.url);
      return loading;
    },
  };
}

async function refusedAsResponse<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    const refusal: PageRefusal = { code: error.code, message: error.message };
    throw data(refusal, { status: error.status || 503 });
  }
}

/** Without a network the page is requested as a document: the service worker has it if it was ever visited, and otherwise the offline page. */
function seenBefore(address: string): Response {
  if ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null) return redirectDocument(address);
  const { pathname, search } = new URL(address);
  return redirect(`/offline?from=${encodeURIComponent(pathname + search)}`);
}
