import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { useClock } from '#ui/feedback/second-clock.ts';
import { authMessages } from '../../auth.messages.ts';

interface ResendCountdownProps {
  /** When another code can be sent, by the browser's clock. */
  readonly at: number;
  readonly onResend: () => Promise<void>;
  readonly busy: boolean;
}

/** Counts down until a code can be sent again, then renders a button for it. */
export function ResendCountdown({ at, onResend, busy }: ResendCountdownProps) {
  const t = useMessages(authMessages);
  const now = useClock(at);
  const left = now === null ? 0 : Math.max(0, Math.ceil((at - now) / 1_000));
  return (
    <p className="min-h-target text-center text-sm leading-[44px]">
      <span className="text-muted">{t.noCode}</span>{' '}
      {left > 0 ? (
        <span role="timer">{t.resendIn(left)}</span>
      ) : (
        <Button
          size="small"
          variant="outline"
          busy={busy}
          busyText={t.sending}
          onClick={() => {
            void onResend();
          }}
        >
          {t.resend}
        </Button>
      )}
    </p>
  );
}
