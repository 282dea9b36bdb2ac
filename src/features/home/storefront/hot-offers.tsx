import { Flame } from 'lucide-react';
import { useEffect, useState } from 'react';
import { browserApi } from '#web/data/api.ts';
import { partOfPage } from '#web/pages/part-of-page.ts';
import { Carousel } from '#ui/media/carousel.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { homeMessages } from '../home.messages.ts';
import { OfferCard } from '#features/flash-sales/storefront/flash-sale-card.tsx';
import type { Offer } from '#features/flash-sales/storefront/flash-sales.ts';
import { SectionHeading } from './section-heading.tsx';

const mostOffers = 9;
const perView = { base: 1, sm: 2, lg: 3 };

/** The first offers of all, as the slider shows them; fails for an answer that is no list. */
export function firstOffers(offers: readonly Offer[]): readonly Offer[] {
  return offers.filter((offer) => offer.in_stock).slice(0, mostOffers);
}

/** The offers; asked for by the browser when they did not come with the page. Empty when there are none to be had. */
function useOffers(given: readonly Offer[] | null): readonly Offer[] | null {
  const [loaded, setLoaded] = useState<readonly Offer[] | null>(null);
  useEffect(() => {
    if (given !== null) return;
    const leaving = new AbortController();
    void partOfPage(browserApi('GET /api/products/specialproduct/', { signal: leaving.signal }).then(firstOffers)).then(
      (offers) => {
        if (!leaving.signal.aborted) setLoaded(offers ?? []);
      },
    );
    return () => {
      leaving.abort();
    };
  }, [given]);
  return given ?? loaded;
}

/** Hot offers on a saffron band, each with the time that is left of it. */
export function HotOffers({ offers: given }: { offers: readonly Offer[] | null }) {
  const t = useMessages(homeMessages);
  const offers = useOffers(given);
  if (offers?.length === 0) return null;
  return (
    <div className="bg-[#f5b546] text-[#2a1b02]">
      <div className="container-middle grid gap-1 py-4">
        <div className="flex items-center gap-2">
          <Flame aria-hidden="true" className="size-6" />
          <div className="min-w-0 grow">
            <SectionHeading id="home-offers" to="/flash-sale">
              {t.hotOffers}
            </SectionHeading>
          </div>
        </div>
        {offers === null ? (
          <p role="status" className="flex min-h-60 items-center justify-center gap-3">
            <Spinner />
            <span className="own-direction">{t.offersLoading}</span>
          </p>
        ) : (
          <Carousel label={t.hotOffers} perView={perView} loop>
            {offers.map((offer) => (
              <OfferCard key={offer.id} offer={offer} />
            ))}
          </Carousel>
        )}
      </div>
    </div>
  );
}
