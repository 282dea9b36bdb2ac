import { TicketPercent, X } from 'lucide-react';
import { Button } from '#ui/inputs/button.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { checkoutMessages } from '../checkout-screens.messages.ts';

interface CouponFieldProps {
  /** The text in the field. */
  typed: string;
  onType: (typed: string) => void;
  /** The code that the shop accepted. */
  accepted: string;
  /** Why the code was refused. */
  refusal: string | null;
  busy: boolean;
  /** Requests the totals with the entered code; without a coupon when it is empty. */
  onRequest: (code: string) => void;
}

/** Renders the coupon field; a refusal is displayed beside it. */
export function CouponField({ typed, onType, accepted, refusal, busy, onRequest: onRequest }: CouponFieldProps) {
  const t = useMessages(checkoutMessages);
  if (accepted !== '') {
    return (
      <div
        role="status"
        className="flex min-h-12 items-center gap-3 rounded-control bg-turquoise-soft ps-4 text-turquoise"
      >
        <TicketPercent aria-hidden="true" className="size-5 shrink-0" />
        <span className="own-direction grow text-sm font-semibold">{t.couponApplied(accepted)}</span>
        <IconButton
          label={t.removeCoupon}
          onClick={() => {
            onType('');
            onRequest('');
          }}
        >
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    );
  }
  const apply = () => {
    onRequest(typed.trim());
  };
  return (
    <TextField
      label={t.coupon}
      name="coupon"
      value={typed}
      placeholder={t.couponPlaceholder}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      error={refusal ?? undefined}
      onChange={(event) => {
        onType(event.target.value);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        apply();
      }}
      end={
        <Button size="small" className="rounded-small!" busy={busy} disabled={typed.trim() === ''} onClick={apply}>
          {t.apply}
        </Button>
      }
    />
  );
}
