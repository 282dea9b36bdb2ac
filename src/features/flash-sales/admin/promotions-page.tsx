import { CategoryChoice } from '#features/categories/admin/category-choice.tsx';
import { HomePromoTab } from '#features/home/admin/home-promo-tab.tsx';
import { homePromoMessages } from '#features/home/admin/home-promo.messages.ts';
import { SlidesTab } from '#features/home/admin/slides-tab.tsx';
import { slidesMessages } from '#features/home/admin/slides.messages.ts';
import { ProductFinder } from '#features/products/admin/product-finder.tsx';
import { FeaturedTab } from '#features/products/admin/featured-tab.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { useAddressFilters } from '#web/data/address-filters.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { CouponsTab } from '#features/coupons/admin/coupons-tab.tsx';
import { FlashSalesTab } from './flash-sales-tab.tsx';
import { promotionsPageMessages } from './promotions-page.messages.ts';

export const meta = pageHead(({ language }) => ({ title: promotionsPageMessages[language].title, unlisted: true }));

/** Page with tabs for coupons, flash sales, featured products, and slides and banner of the home page; the active tab is in the URL. */
export default function PromotionsPage() {
  const t = useMessages(promotionsPageMessages);
  const promo = useMessages(homePromoMessages);
  const slides = useMessages(slidesMessages);
  const address = useAddressFilters({ tab: 'text', status: 'text' });
  return (
    <AdminLayout title={t.title}>
      <Tabs
        label={t.title}
        value={address.filters.tab ?? 'coupons'}
        onChange={(tab) => {
          address.set({ tab, status: null });
        }}
        tabs={[
          { value: 'coupons', label: t.coupons, content: <CouponsTab CategoryChoice={CategoryChoice} /> },
          { value: 'flash-sales', label: t.flashSales, content: <FlashSalesTab ProductFinder={ProductFinder} /> },
          { value: 'featured', label: t.featured, content: <FeaturedTab /> },
          { value: 'slides', label: slides.slides, content: <SlidesTab /> },
          { value: 'banner', label: promo.banner, content: <HomePromoTab /> },
        ]}
      />
    </AdminLayout>
  );
}
