import { CategoryChoice } from '#features/categories/admin/category-choice.tsx';
import { HomePromoTab } from '#features/home/admin/home-promo-tab.tsx';
import { homePromoMessages } from '#features/home/admin/home-promo.messages.ts';
import { SlidesTab } from '#features/home/admin/slides-tab.tsx';
import { slidesMessages } from '#features/home/admin/slides.messages.ts';
import { FeaturedTab } from '#features/listings/admin/featured-tab.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { useAddressFilters } from '#web/data/address-filters.ts';
import { BackOfficeLayout } from '#web/admin/admin-layout.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { CouponsTab } from '#features/coupons/admin/coupons-tab.tsx';
import { OffersTab } from './flash-sales-tab.tsx';
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
        onChange={(tab) => {
          address.set({ tab, state: null });
        }}
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
