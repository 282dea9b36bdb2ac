import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/language-context.tsx';
import { identityMessages } from '../identity.messages.ts';

const waitSeconds = 60;

/** Counts down until a code may be sent again, then offers it. */
export function ResendCountdown({ onResend, busy }: { onResend: () => Promise<boolean>; busy: boolean }) {
  const t = useMessages(identityMessages);
  const [left, setLeft] = useState(waitSeconds);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const endsAt = Date.now() + waitSeconds * 1_000;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((endsAt - Date.now()) / 1_000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, 250);
    return () => {
      clearInterval(timer);
    };
  }, [round]);
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
            void onResend().then((sent) => {
              if (!sent) return;
              setLeft(waitSeconds);
              setRound(round + 1);
            });
          }}
        >
          {t.resend}
        </Button>
      )}
    </p>
  );
}
