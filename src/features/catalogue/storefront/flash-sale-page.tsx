import { Tag } from 'lucide-react';
import { Link, useLoaderData } from 'react-router';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useMessages } from '#ui/language-context.tsx';
import { pageData } from '#web/page-data.ts';
import { PageHeader } from '#web/page-header.tsx';
import { pageHead } from '#web/page-meta.ts';
import { homeMessages } from '../home.messages.ts';
import { OfferCard } from './offer-card.tsx';
import type { Offer } from './offers.ts';

const data = pageData(async ({ api, signal }) => ({ offers: await api('GET /api/products/specialproduct/', { signal }) }));

export const loader = data.server;
export const clientLoader = data.browser;

export const meta = pageHead<{ offers: readonly Offer[] }>(({ language }) => ({
  title: homeMessages[language].flashSale,
  description: homeMessages[language].flashSaleIntro,
  canonical: '/flash-sale',
}));

/** Cards on the first screen of a phone. */
const firstOnes = 2;

/** Every offer under way, each with its own end. */
export default function FlashSalePage() {
  const t = useMessages(homeMessages);
  const { offers } = useLoaderData<{ offers: readonly Offer[] }>();
  return (
    <>
      <PageHeader title={t.flashSale} back="/home" />
      <main id="content" className="container-middle grid grid-cols-[minmax(0,1fr)] gap-4 py-4">
        {offers.length === 0 ? (
          <EmptyState
            icon={<Tag />}
            text={t.noOffers}
            hint={t.noOffersHint}
            action={
              <Button asChild>
                <Link to="/shop-grid">{t.allProducts}</Link>
              </Button>
            }
          />
        ) : (
          <>
            <p className="text-sm text-muted">{t.flashSaleIntro}</p>
            <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3 lg:gap-4">
              {offers.map((offer, place) => (
                <li key={offer.id}>
                  <OfferCard offer={offer} first={place < firstOnes} />
                </li>
              ))}
            </ul>
          </>
        )}
      </main>
    </>
  );
}
