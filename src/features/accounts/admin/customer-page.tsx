import { PackageOpen, Pencil } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { CreditAdmin } from '#features/store-credit/admin/customer-credit.tsx';
import { useOrderColumns } from '#features/orders/admin/order-columns.tsx';
import type { StaffOrder } from '#features/orders/orders-admin.contract.ts';
import { PrivacyAdmin } from '#features/privacy/admin/customer-privacy.tsx';
import { CustomerSessions } from '#features/auth/admin/customer-sessions.tsx';
import { CustomerFigures } from '#features/reports/admin/customer-figures.tsx';
import { formatNumber, inDigitsOf } from '#shared/text/digits.ts';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { postalLine } from '#shared/iran/postal-line.ts';
import { showMobile } from '#shared/commerce/phone.ts';
import { Button } from '#ui/inputs/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { SkeletonSheet } from '#ui/feedback/skeleton.tsx';
import { StateBadge } from '#ui/feedback/state-badge.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { MetadataPart } from '#web/admin/metadata-part.tsx';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { StaffTable } from '#web/admin/staff-table.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { UnreadItem } from '#web/admin/unread-item.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { useResource } from '#web/data/use-resource.ts';
import { usePages } from '#web/data/use-pages.ts';
import type { CustomerFile } from '#features/auth/customer-access.contract.ts';
import { CorrectNameDialog } from './correct-name-dialog.tsx';
import { customersAdminMessages } from './customers.messages.ts';
import { isErased } from '../account.rules.ts';

export const meta = pageHead(({ language }) => ({ title: customersAdminMessages[language].title, unlisted: true }));

/** Renders one customer: the personal data, the orders, and the store credit. */
export default function StaffCustomerPage() {
  const t = useMessages(customersAdminMessages);
  const { id = '' } = useParams();
  const customer = useResource<CustomerFile>(['admin/customers', id], (signal) =>
    staffApi('GET /api/admin/customers/:id/', { params: { id: Number(id) }, signal }),
  );
  const file = customer.state === 'ready' ? customer.data : null;
  return (
    <AdminLayout
      title={file === null ? t.title : isErased(file) ? t.former(file.id) : (file.full_name ?? file.username)}
      actions={file === null || isErased(file) ? null : <Blocking file={file} onChanged={customer.refresh} />}
    >
      {customer.state === 'loading' ? <SkeletonSheet lines={10} /> : null}
      {customer.state === 'failed' ? (
        <UnreadItem requested={customer} failed={t.failed} list="/admin/customers" />
      ) : null}
      {file === null ? null : (
        <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
          <div className="grid min-w-0 gap-4">
            <Orders customerId={file.id} />
            <CreditAdmin customerId={file.id} erased={isErased(file)} />
          </div>
          <div className="grid gap-4">
            <Facts file={file} onChanged={customer.refresh} />
            <CustomerFigures customerId={file.id} />
            {isErased(file) ? null : (
              <CustomerSessions customerId={file.id} role={file.role} onChanged={customer.refresh} />
            )}
            <Addresses file={file} />
            {isErased(file) ? null : (
              <MetadataPart
                key={file.id}
                metadata={file.metadata}
                name={`customer:${file.id}`}
                save={(body) => staffApi('PATCH /api/admin/customers/:id/metadata/', { params: { id: file.id }, body })}
                onSaved={(metadata) => {
                  customer.replace({ ...file, metadata });
                }}
              />
            )}
            <PrivacyAdmin customerId={file.id} erased={isErased(file)} onErased={customer.refresh} />
          </div>
        </div>
      )}
    </AdminLayout>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-3 rounded-card border border-line bg-surface p-4">
      <h2 className="text-sm font-bold text-muted">{title}</h2>
      {children}
    </section>
  );
}

function Facts({ file, onChanged }: { file: CustomerFile; onChanged: () => void }) {
  const t = useMessages(customersAdminMessages);
  const language = useLanguage();
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t.name, <CustomerName key="name" file={file} onChanged={onChanged} />],
    [t.phone, isErased(file) ? '—' : <LatinText key="phone" text={inDigitsOf(showMobile(file.phone), language)} />],
    [t.email, file.email === null ? '—' : <LatinText key="email" text={file.email} />],
    [t.since, formatJalaliDate(new Date(file.created_at), language, 'long')],
    [t.credit, t.toman(file.credit)],
    [t.devices, formatNumber(file.sessions_count, language)],
  ];
  return (
    <Part title={t.facts}>
      <dl className="grid gap-2 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="flex items-center justify-between gap-3">
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 text-end break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

const LatinText = ({ text }: { text: string }) => <bdi dir="ltr">{text}</bdi>;

/** Renders a customer's name, which can be corrected unless the account is erased. */
function CustomerName({ file, onChanged }: { file: CustomerFile; onChanged: () => void }) {
  const t = useMessages(customersAdminMessages);
  const [correcting, setCorrecting] = useState(false);
  return (
    <span className="flex items-center gap-1">
      <bdi>{isErased(file) ? t.former(file.id) : (file.full_name ?? file.username)}</bdi>
      {isErased(file) ? null : (
        <IconButton
          label={t.correctName}
          onClick={() => {
            setCorrecting(true);
          }}
        >
          <Pencil aria-hidden className="size-4" />
        </IconButton>
      )}
      {correcting ? (
        <CorrectNameDialog
          file={file}
          onClose={() => {
            setCorrecting(false);
          }}
          onChanged={onChanged}
        />
      ) : null}
    </span>
  );
}

function Addresses({ file }: { file: CustomerFile }) {
  const t = useMessages(customersAdminMessages);
  return (
    <Part title={t.addresses}>
      {file.addresses.length === 0 ? <p className="text-sm text-muted">{t.noAddress}</p> : null}
      {file.addresses.map((address) => (
        <address key={`${address.line} ${address.postal_code}`} className="text-sm not-italic">
          <p className="font-semibold">{address.full_name}</p>
          <p>{postalLine(address)}</p>
        </address>
      ))}
    </Part>
  );
}

function Orders({ customerId }: { customerId: number }) {
  const t = useMessages(customersAdminMessages);
  const columns = useOrderColumns().filter(({ key }) => !['customer', 'city', 'pieces'].includes(key));
  const list = usePages<StaffOrder>(['admin/orders', 'list', `of customer ${customerId}`], (query, signal) =>
    staffApi('GET /api/admin/orders/', {
      query: { customer_id: customerId, page_size: 10, ...query },
      ...(signal === undefined ? {} : { signal }),
    }),
  );
  return (
    <section className="grid gap-3">
      <h2 className="font-bold">{t.orders}</h2>
      <StaffTable
        list={list}
        caption={t.orders}
        columns={columns}
        rowKey={({ number }) => number}
        empty={<EmptyState icon={<PackageOpen />} text={t.noOrders} />}
      />
    </section>
  );
}

function Blocking({ file, onChanged }: { file: CustomerFile; onChanged: () => void }) {
  const t = useMessages(customersAdminMessages);
  const [confirming, setRequesting] = useState(false);
  const action = useAction();
  const set = (active: boolean) =>
    staffApi('PUT /api/admin/customers/:id/active/', { params: { id: file.id }, body: { active } });
  const unblock = async () => {
    if (await action.run(() => set(true), t.unblocked)) onChanged();
  };
  return (
    <span className="flex items-center gap-2">
      <StateBadge tone={file.active ? 'good' : 'bad'}>{file.active ? t.active : t.blocked}</StateBadge>
      {file.active ? (
        <Button
          size="small"
          variant="danger"
          onClick={() => {
            setRequesting(true);
          }}
        >
          {t.block}
        </Button>
      ) : (
        <Button
          size="small"
          busy={action.busy}
          onClick={() => {
            void unblock();
          }}
        >
          {t.unblock}
        </Button>
      )}
      <ConfirmDialog
        open={confirming}
        onClose={() => {
          setRequesting(false);
        }}
        title={t.blockQuestion}
        text={t.blockMeans}
        yes={t.block}
        onYes={async () => {
          await set(false);
          announce(t.nowBlocked, 'good');
          onChanged();
        }}
      />
    </span>
  );
}
