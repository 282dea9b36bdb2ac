import { BrandForm } from '#features/appearance/admin/appearance-form.tsx';
import { CommissionForm } from '#features/sellers/admin/commission-form.tsx';
import { SellingTermsForm } from '#features/prices/admin/selling-terms-form.tsx';
import { ShippingMethods } from '#features/shipping/admin/shipping-methods.tsx';
import { OrderTermsForm } from '#features/orders/admin/order-terms-form.tsx';
import { PayingTermsAdmin } from '#features/payments/admin/paying-terms-admin.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { SkeletonForm } from '#ui/feedback/skeleton.tsx';
import { browserApi, staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { useStaffRole } from '#web/frame/staff-only.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { useResource } from '#web/data/use-resource.ts';
import { ContactForm } from './contact-form.tsx';
import { StaffMoneyForm } from './staff-money-form.tsx';
import { shopSettingsMessages } from './shop-settings.messages.ts';

export const meta = pageHead(({ language }) => ({ title: shopSettingsMessages[language].title, unlisted: true }));

/** The owner's settings: name and appearance, prices, tax, shipping and payment methods, returns and contact data. */
export default function ShopSettingsPage() {
  const t = useMessages(shopSettingsMessages);
  const role = useStaffRole();
  const settings = useResource(['admin/settings', 'all'], async (signal) => {
    const [brand, commission, terms, orders, contact] = await Promise.all([
      browserApi('GET /api/brand/', { signal }),
      staffApi('GET /api/admin/settings/seller-commission/', { signal }),
      staffApi('GET /api/admin/settings/selling-terms/', { signal }),
      staffApi('GET /api/admin/settings/order-terms/', { signal }),
      browserApi('GET /api/shop-contact/', { signal }),
    ]);
    return { brand, commission, terms, orders, contact };
  });
  return (
    <AdminLayout title={t.title}>
      {settings.state === 'loading' ? <SkeletonForm fields={5} /> : null}
      {settings.state === 'failed' ? (
        <FailedState text={settings.refused?.message ?? t.failed} onRetry={settings.refresh} />
      ) : null}
      {settings.state === 'ready' ? (
        <div className="grid max-w-240 gap-6">
          <BrandForm brand={settings.data.brand} />
          <SellingTermsForm terms={settings.data.terms} />
          <ShippingMethods />
          <PayingTermsAdmin />
          {role === 'owner' ? <StaffMoneyForm /> : null}
          <OrderTermsForm terms={settings.data.orders} />
          <CommissionForm commission={settings.data.commission} />
          <ContactForm contact={settings.data.contact} />
        </div>
      ) : null}
    </AdminLayout>
  );
}
