import { useState } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { staffApi } from '#web/data/api.ts';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { downloadFile } from '#web/data/download.ts';
import { useSession } from '#web/session/session.ts';
import { privacyAdminMessages } from './customer-privacy.messages.ts';

interface PrivacyAdminProps {
  customerId: number;
  erased: boolean;
  onErased: () => void;
}

/** Renders the data requests that an owner or manager carries out for a customer; renders nothing for other staff. */
export function PrivacyAdmin({ customerId, erased, onErased }: PrivacyAdminProps) {
  const t = useMessages(privacyAdminMessages);
  const session = useSession();
  const [requesting, setRequesting] = useState<'copy' | 'erase' | null>(null);
  const role = session.state === 'customer' ? session.customer.role : null;
  if (role !== 'owner' && role !== 'manager') return null;
  const close = () => {
    setRequesting(null);
  };
  const request = (what: 'copy' | 'erase') => () => {
    setRequesting(what);
  };
  return (
    <section className="grid content-start gap-3 rounded-card border border-line bg-surface p-4">
      <h2 className="text-sm font-bold text-muted">{t.title}</h2>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={request('copy')}>
          {t.copy}
        </Button>
        {erased ? null : (
          <Button size="small" variant="danger" onClick={request('erase')}>
            {t.erase}
          </Button>
        )}
      </div>
      {erased ? <p className="text-sm text-muted">{t.isErased}</p> : null}
      <ConfirmDialog
        open={requesting === 'copy'}
        onClose={close}
        title={t.copyQuestion}
        text={t.copyMeans}
        yes={t.copyYes}
        danger={false}
        onYes={() => downloadFile(`/api/admin/customers/${customerId}/copy.json`, `customer-${customerId}.json`)}
      />
      <ConfirmDialog
        open={requesting === 'erase'}
        onClose={close}
        title={t.eraseQuestion}
        text={t.eraseMeans}
        yes={t.eraseYes}
        onYes={async () => {
          await staffApi('POST /api/admin/customers/:id/erase/', { params: { id: customerId } });
          announce(t.nowErased, 'good');
          onErased();
        }}
      />
    </section>
  );
}
