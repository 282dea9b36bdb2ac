import { MapPin, Pencil, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Badge } from '#ui/feedback/badge.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { customerApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import type { SavedAddress } from '../addresses.contract.ts';
import { addressesMessages } from '../addresses.messages.ts';
import { maxAddresses } from '../address.rules.ts';
import { AddressCard } from './address-card.tsx';
import { AddressDialog } from './address-dialog.tsx';
import type { Customer } from '../profile.contract.ts';
import { announceUndo } from '#web/forms/announce-undo.ts';
import { useAction } from '#web/forms/use-action.ts';

/** Renders a customer's addresses, to add, change and remove, one of them the default. */
export function AddressBook({ customer }: { customer: Customer }) {
  const t = useMessages(addressesMessages);
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const requested = useResource(['customers', 'addresses', customer.id], (signal) =>
    customerApi('GET /api/customers/current/addresses/', { signal }),
  );
  const [edited, setEdited] = useState<SavedAddress | 'new' | null>(null);
  const { refresh: request, state } = requested;
  const now = requested.state === 'ready' ? requested.data.data : [];
  useEffect(() => {
    if (hash === '#addresses' && state === 'ready') heading.current?.scrollIntoView({ block: 'start' });
  }, [hash, state]);

  return (
    <section aria-labelledby="addresses" className="grid gap-3">
      <h2 id="addresses" ref={heading} className="scroll-mt-16 text-base font-bold">
        {t.addresses}
      </h2>
      {state === 'failed' ? (
        <FailedState text={t.failed} onRetry={request} />
      ) : state === 'loading' ? (
        <div role="status" aria-label={t.loading}>
          <SkeletonText lines={4} />
        </div>
      ) : (
        <StoredAddresses addresses={requested.data.data} onEdit={setEdited} onChange={request} />
      )}
      <AddressDialog
        customer={customer}
        edited={edited === null || edited === 'new' ? edited : (now.find(({ id }) => id === edited.id) ?? edited)}
        onClose={() => {
          setEdited(null);
        }}
        onSaved={() => {
          setEdited(null);
          request();
        }}
        onChanged={request}
      />
    </section>
  );
}

interface StoredAddressesProps {
  addresses: readonly SavedAddress[];
  onEdit: (address: SavedAddress | 'new') => void;
  onChange: () => void;
}

/** Renders the stored addresses, and the button to add one while the limit is not reached. */
function StoredAddresses({ addresses, onEdit, onChange }: StoredAddressesProps) {
  const t = useMessages(addressesMessages);
  return (
    <>
      {addresses.length === 0 ? <p className="text-muted">{t.none}</p> : null}
      <ul className="grid gap-3">
        {addresses.map((address) => (
          <li key={address.id}>
            <StoredAddress
              address={address}
              onEdit={() => {
                onEdit(address);
              }}
              onChange={onChange}
            />
          </li>
        ))}
      </ul>
      {addresses.length < maxAddresses ? (
        <Button
          variant="outline"
          icon={<Plus aria-hidden size={18} />}
          className="justify-self-start"
          onClick={() => {
            onEdit('new');
          }}
        >
          {t.add}
        </Button>
      ) : null}
    </>
  );
}
function StoredAddress({
  address,
  onEdit,
  onChange,
}: {
  address: SavedAddress;
  onEdit: () => void;
  onChange: () => void;
}) {
  const t = useMessages(addressesMessages);
  const { run, key } = useAction({ done: null });
  const { id, ...saved } = address;
  const change = async (work: () => Promise<unknown>) => {
    const isDone = await run(work);
    onChange();
    return isDone;
  };
  const bringBack = () =>
    change(() =>
      customerApi('POST /api/customers/current/addresses/', {
        headers: { 'idempotency-key': key.for(`address brought back:${id}`, saved) },
        body: saved,
      }),
    );
  const remove = () =>
    change(async () => {
      await customerApi('DELETE /api/customers/current/addresses/:id/', { params: { id } });
      announceUndo(t.removed, t.bringBack, bringBack);
    });
  return (
    <Card className="flex items-start gap-3">
      <MapPin aria-hidden size={20} className="mt-0.5 shrink-0 text-muted" />
      <div className="grid min-w-0 grow justify-items-start gap-2">
        <AddressCard address={address} />
        {address.is_default ? <Badge tone="good">{t.isDefault}</Badge> : null}
      </div>
      <div className="-my-2 -me-2 flex shrink-0">
        <IconButton label={t.editNamed(address.line)} className="text-muted" onClick={onEdit}>
          <Pencil aria-hidden size={18} />
        </IconButton>
        <IconButton label={t.remove(address.line)} className="text-muted" onClick={() => void remove()}>
          <Trash2 aria-hidden size={18} />
        </IconButton>
      </div>
    </Card>
  );
}
