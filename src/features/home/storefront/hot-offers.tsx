import { Flame } from 'lucide-react';
import { useEffect, useState } from 'react';
import { browserApi } from '#web/data/api.ts';
import { partOfPage } from '#web/pages/part-of-page.ts';
import { Carousel } from '#ui/media/carousel.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { homeMessages } from '../home.messages.ts';
import { FlashSaleCard } from '#features/listings/storefront/flash-sale-card.tsx';
import type { FlashSaleCard as FlashSale } from '#features/listings/flash-sale-list.contract.ts';
import { SectionHeading } from './section-heading.tsx';

const maxFlashSales = 9;
const perView = { base: 1, sm: 2, lg: 3 };

/** The first flash sales of all, as the slider shows them; fails for an answer that is no list. */
export function firstFlashSales(flashSales: readonly FlashSale[]): readonly FlashSale[] {
  return flashSales.filter((flashSale) => flashSale.in_stock).slice(0, maxFlashSales);
}

/** The flash sales; requested by the browser when they did not come with the page. Empty when there are none to be had. */
function useFlashSales(given: readonly FlashSale[] | null): readonly FlashSale[] | null {
  const [loaded, setLoaded] = useState<readonly FlashSale[] | null>(null);
  useEffect(() => {
    if (given !== null) return;
    const leaving = new AbortController();
    void partOfPage(
      browserApi('GET /api/products/specialproduct/', { signal: leaving.signal }).then(firstFlashSales),
    ).then((flashSales) => {
      if (!leaving.signal.aborted) setLoaded(flashSales ?? []);
    });
    return () => {
      leaving.abort();
    };
  }, [given]);
  return given ?? loaded;
}

/** Hot offers on a saffron band, each with the time that is left of it. */
export function FlashSaleCards({ flashSales: given }: { flashSales: readonly FlashSale[] | null }) {
  const t = useMessages(homeMessages);
  const flashSales = useFlashSales(given);
  if (flashSales?.length === 0) return null;
  return (
    <div className="bg-[#f5b546] text-[#2a1b02]">
      <div className="container-middle grid gap-1 py-4">
        <div className="flex items-center gap-2">
          <Flame aria-hidden="true" className="size-6" />
          <div className="min-w-0 grow">
            <SectionHeading id="home-offers" to="/flash-sale">
              {t.flashSales}
            </SectionHeading>
          </div>
        </div>
        {flashSales === null ? (
          <p role="status" className="flex min-h-60 items-center justify-center gap-3">
            <Spinner />
            <span className="own-direction">{t.flashSalesLoading}</span>
          </p>
        ) : (
          <Carousel label={t.flashSales} perView={perView} loop>
            {flashSales.map((flashSale, index) => (
              // On a phone its image is the largest of the first screen.
              <FlashSaleCard key={flashSale.id} flashSale={flashSale} first={index === 0} />
            ))}
          </Carousel>
        )}
      </div>
    </div>
  );
}
