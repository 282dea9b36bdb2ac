import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { customerApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import { becomeSellerMessages } from '../become-vendor.messages.ts';

/** Renders the status of the customer's own application. */
export function OwnApplicationNotice() {
  const t = useMessages(becomeSellerMessages);
  const own = useResource(['vendors', 'own application'], (signal) =>
    customerApi('GET /api/seller-applications/mine/', { signal }),
  );
  const application = own.state === 'ready' ? own.data.application : null;
  if (application === null) return null;
  if (application.status === 'approved') {
    return (
      <Notice
        tone="good"
        action={
          <Link to="/seller" className="font-semibold text-turquoise underline underline-offset-4">
            {t.toOwnShop}
          </Link>
        }
      >
        {t.approved(application.store_name)}
      </Notice>
    );
  }
  if (application.status === 'refused')
    return <Notice tone="warning">{t.refused(application.store_name, application.reason ?? '')}</Notice>;
  return <Notice>{t.waiting(application.store_name)}</Notice>;
}
