import { Flame } from 'lucide-react';
import { browserApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import { Carousel } from '#ui/media/carousel.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { homeMessages } from '../home.messages.ts';
import { FlashSaleCard } from '#features/listings/storefront/flash-sale-card.tsx';
import type { FlashSaleCard as FlashSale } from '#features/listings/flash-sale-list.contract.ts';
import { SectionHeading } from './section-heading.tsx';

const maxFlashSales = 9;
const perView = { base: 1, sm: 2, lg: 3 };

/** Returns the first flash sales in stock for the slider; throws for a response that is not a list. */
export function firstFlashSales(flashSales: readonly FlashSale[]): readonly FlashSale[] {
  return flashSales.filter((flashSale) => flashSale.in_stock).slice(0, maxFlashSales);
}

/** Flash sales on a saffron band with their countdowns; null when they were not loaded with the page. */
export function FlashSaleCards({ flashSales }: { flashSales: readonly FlashSale[] | null }) {
  return flashSales === null ? <LoadedFlashSales /> : <FlashSalesBand flashSales={flashSales} />;
}

/** Requests the flash sales in the browser. Without a response the band is omitted. */
function LoadedFlashSales() {
  const loaded = useResource(['products', 'hot-offers'], async (signal) =>
    firstFlashSales(await browserApi('GET /api/products/specialproduct/', { signal })),
  );
  return <FlashSalesBand flashSales={loaded.state === 'ready' ? loaded.data : loaded.state === 'failed' ? [] : null} />;
}

function FlashSalesBand({ flashSales }: { flashSales: readonly FlashSale[] | null }) {
  const t = useMessages(homeMessages);
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
              // On a phone the first card's image is the largest of the first screen.
              <FlashSaleCard key={flashSale.id} flashSale={flashSale} first={index === 0} />
            ))}
          </Carousel>
        )}
      </div>
    </div>
  );
}
