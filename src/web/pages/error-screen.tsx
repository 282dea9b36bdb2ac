import { isRouteErrorResponse } from 'react-router';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { useBrand } from '../session/brand.ts';
import { webMessages } from '../web.messages.ts';

/** Renders an error: of the routing, with its status text or message, or any other. An unknown address gets the bare not-found text. */
export function ErrorScreen({ error, routing }: { error: unknown; routing: boolean }) {
  const t = useMessages(webMessages);
  const brand = useBrand();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  const detail = detailOf(error) || t.noAnswer;
  return (
    <main id="content" className="grid min-h-[60vh] place-content-center gap-4 p-6 text-center">
      <title>{brand.name}</title>
      <h1 className="text-xl font-bold">{routing ? t.routingError : t.applicationError}</h1>
      <p className="text-muted" dir="auto">
        {detail}
      </p>
      <p>
        <Button asChild>
          <a href="/home">{t.backHome}</a>
        </Button>
      </p>
    </main>
  );
}

/** The bare not-found text, with links below it. */
export function NotFound() {
  const t = useMessages(webMessages);
  const waysOn = [
    ['/search', t.searchProducts],
    ['/catagory', t.categories],
    ['/support', t.help],
  ] as const;
  return (
    <main id="content" className="container-middle grid max-w-xl content-start gap-6 py-6">
      <title>{t.notFound}</title>
      <h1>{t.notFound}</h1>
      <nav aria-label={t.waysOn} className="grid gap-3 sm:grid-cols-2">
        <Button asChild variant="primary">
          <a href="/home">{t.backHome}</a>
        </Button>
        {waysOn.map(([to, name]) => (
          <Button key={to} asChild>
            <a href={to}>{name}</a>
          </Button>
        ))}
      </nav>
    </main>
  );
}

/** Returns an error's message: the shop's sentence, else the status text; empty for a call without a response. */
function detailOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return messageOf(error.data) || error.statusText;
  return error instanceof Error ? error.message : '';
}

function messageOf(data: unknown): string {
  return typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string'
    ? data.message
    : '';
}
