import { Search, Store } from 'lucide-react';
import { Form, useLoaderData, useLocation, useSearchParams } from 'react-router';
import { orNothing } from '#features/listings/storefront/product-lists.ts';
import { Button } from '#ui/inputs/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { useWordsUnlessTyped } from '#web/forms/words-unless-typed.ts';
import { pageData } from '#web/pages/page-data.ts';
import { PageHeader } from '#web/pages/page-header.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { listStructured } from '#web/pages/list-structure.ts';
import { sellerAddress } from '../sellers.addresses.ts';
import type { SellerList } from '../vendors.contract.ts';
import { sellersListMessages } from '../vendors.messages.ts';
import { SellerCards, sellersOnPage } from './vendor-cards.tsx';

const load = pageData(async ({ api, query, signal }) => {
  const q = query.get('q') ?? '';
  return {
    first: await orNothing(
      api('GET /api/vendors/', { query: { page_size: sellersOnPage, ...(q !== '' && { q: q.slice(0, 60) }) }, signal }),
    ),
  };
});
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageHead<Awaited<ReturnType<typeof loader>>>(({ data, language, publicUrl }) => ({
  title: sellersListMessages[language].sellers,
  description: sellersListMessages[language].sellersDescription,
  canonical: '/vendors',
  structured: listStructured(
    {
      steps: [{ name: sellersListMessages[language].sellers, address: '/vendors' }],
      items: (data?.first?.data ?? []).map(({ name, slug }) => ({ name, address: sellerAddress(slug) })),
    },
    publicUrl,
  ),
}));

/** Who sells here, by name; the address of a shop without its name leads here as well. */
export default function SellersPage() {
  const { first } = useLoaderData<{ first: SellerList | null }>();
  const t = useMessages(sellersListMessages);
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const wanted = query.get('q') ?? '';
  const { input, type } = useWordsUnlessTyped(wanted);
  return (
    <>
      <PageHeader title={pathname === '/vendors' ? t.sellers : t.chooseSeller} back="/home" />
      <main id="content" className="container-middle grid gap-4 py-2">
        <div className="flex flex-wrap items-end gap-3">
          <Form role="search" method="get" className="flex min-w-64 flex-1 items-end gap-2">
            <div className="flex-1">
              <TextField
                ref={input}
                onInput={type}
                label={t.search}
                labelHidden
                name="q"
                type="search"
                placeholder={t.search}
                defaultValue={wanted}
                maxLength={60}
                start={<Search aria-hidden size={18} />}
              />
            </div>
            <Button type="submit">{t.searchNow}</Button>
          </Form>
          <Button asChild variant="outline" icon={<Store aria-hidden size={18} />}>
            <Link to="/become-vendor">{t.becomeSeller}</Link>
          </Button>
        </div>
        {first === null ? (
          <FailedState
            text={t.failed}
            onRetry={() => {
              location.reload();
            }}
          />
        ) : null}
        {first?.data.length === 0 ? (
          <EmptyState
            icon={<Store />}
            text={t.noneFound(wanted)}
            action={
              <Button asChild>
                <Link to="/vendors">{t.showAll}</Link>
              </Button>
            }
          />
        ) : null}
        {first !== null && first.data.length > 0 ? <SellerCards key={wanted} searched={wanted} first={first} /> : null}
      </main>
    </>
  );
}
