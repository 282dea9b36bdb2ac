import { Search } from 'lucide-react';
import { useState } from 'react';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Badge, type Tone } from '#ui/feedback/badge.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { Link } from '#ui/link.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { adminMessages } from '#web/admin/admin.messages.ts';
import { TimeCell } from '#web/admin/time-cell.tsx';
import { staffApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import type { CouponCode } from '../coupon-codes.contract.ts';
import type { CodeStatus } from '../coupon-codes.rules.ts';
import { couponsAdminMessages } from './coupons-admin.messages.ts';

/** Finds a code of a coupon in any notation: a customer reads it out, and the staff see its status. */
export function FindCode({ couponId }: { couponId: number }) {
  const t = useMessages(couponsAdminMessages);
  const [typed, setTyped] = useState('');
  const [code, setCode] = useState('');
  const find = () => {
    setCode(typed.trim());
  };
  return (
    <search className="grid gap-3">
      <div className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-[1fr_auto]">
        <TextField
          type="search"
          label={t.findCode}
          hint={t.findCodeHint}
          dir="ltr"
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') find();
          }}
        />
        <Button
          className="sm:mt-7"
          icon={<Search aria-hidden size={18} />}
          disabled={typed.trim() === ''}
          onClick={find}
        >
          {t.find}
        </Button>
      </div>
      {code === '' ? null : <Found key={code} couponId={couponId} code={code} />}
    </search>
  );
}

function Found({ couponId, code }: { couponId: number; code: string }) {
  const ofAdmin = useMessages(adminMessages);
  const found = useResource(['admin/coupon-codes', couponId, code], (signal) =>
    staffApi('GET /api/admin/coupon-codes/', { query: { coupon_id: couponId, code }, signal }),
  );
  if (found.state === 'failed')
    return <FailedState text={found.refused?.message || ofAdmin.failed} onRetry={found.refresh} />;
  return found.state === 'ready' ? <FoundCodes codes={found.data.data} /> : <Skeleton className="h-14" />;
}

const tones: Record<CodeStatus, Tone> = { free: 'good', redeemed: 'plain', revoked: 'bad' };

/** Renders the search result: one code, or none. */
export function FoundCodes({ codes }: { codes: readonly CouponCode[] }) {
  const t = useMessages(couponsAdminMessages);
  return (
    <div role="status">
      {codes.length === 0 ? <p className="text-muted">{t.noSuchCode}</p> : null}
      {codes.map(({ id, code, status, order_number: order, redeemed_at: at }) => (
        <p
          key={id}
          className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-line px-3 py-3 text-sm"
        >
          <bdi dir="ltr" className="font-semibold">
            {code}
          </bdi>
          <Badge tone={tones[status]}>{t[`code-${status}`]}</Badge>
          {order === null ? null : (
            <Link to={`/admin/orders/${order}`} className="text-turquoise">
              {t.redeemedBy(order)}
            </Link>
          )}
          {at === null ? null : <TimeCell at={at} className="text-muted" />}
        </p>
      ))}
    </div>
  );
}
