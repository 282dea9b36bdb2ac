import { CategoryChoice } from '#features/catalogue/back-office/category-choice.tsx';
import { HomePromoTab } from '#features/catalogue/back-office/home-promo-tab.tsx';
import { homePromoMessages } from '#features/catalogue/back-office/home-promo.messages.ts';
import { SlidesTab } from '#features/catalogue/back-office/slides-tab.tsx';
import { slidesMessages } from '#features/catalogue/back-office/slides.messages.ts';
import { FeaturedTab } from '#features/catalogue/back-office/featured-tab.tsx';
import { useMessages } from '#ui/language-context.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useAddressFilters } from '#web/address-filters.ts';
import { BackOfficeLayout } from '#web/back-office-layout.tsx';
import { pageHead } from '#web/page-meta.ts';
import { CouponsTab } from './coupons-tab.tsx';
import { OffersTab } from './offers-tab.tsx';
import { promotionsMessages } from './promotions.messages.ts';

export const meta = pageHead(({ language }) => ({ title: promotionsMessages[language].title, unlisted: true }));

/** Coupons, special offers, what is featured, and slides and banner of the home page; which of them is shown stands in the address. */
export default function PromotionsPage() {
  const t = useMessages(promotionsMessages);
  const promo = useMessages(homePromoMessages);
  const slides = useMessages(slidesMessages);
  const address = useAddressFilters({ tab: 'text', state: 'text' });
  return (
    <BackOfficeLayout title={t.title}>
      <Tabs
        label={t.title}
        value={address.filters.tab ?? 'coupons'}
        onChange={(tab) => { address.set({ tab, state: null }); }}
        tabs={[
          { value: 'coupons', label: t.coupons, content: <CouponsTab CategoryChoice={CategoryChoice} /> },
          { value: 'offers', label: t.offers, content: <OffersTab /> },
          { value: 'featured', label: t.featured, content: <FeaturedTab /> },
          { value: 'slides', label: slides.slides, content: <SlidesTab /> },
          { value: 'banner', label: promo.banner, content: <HomePromoTab /> },
        ]}
      />
    </BackOfficeLayout>
  );
}
