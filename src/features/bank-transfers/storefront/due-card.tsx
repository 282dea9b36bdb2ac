import { formatNumber } from '#shared/text/digits.ts';
import { tomanToRial } from '#shared/commerce/money.ts';
import { Card } from '#ui/layout/card.tsx';
import { CopyButton } from '#ui/inputs/copy-button.tsx';
import { Countdown } from '#ui/feedback/countdown.tsx';
import { useIsOver } from '#ui/feedback/second-clock.ts';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Price } from '#ui/text/price.tsx';
import { webMessages } from '#web/web.messages.ts';
import { transfersMessages } from '../bank-transfers-screens.messages.ts';

/** Renders the exact sum to transfer, in rials, the unit banks use, and the deadline. */
export function DueCard({ due, deadline }: { due: number; deadline: string | null }) {
  const t = useMessages(transfersMessages);
  const { toman } = useMessages(webMessages);
  const language = useLanguage();
  const over = useIsOver(deadline);
  const rial = tomanToRial(due);
  return (
    <Card className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <div>
          <p className="text-sm text-muted">{t.amount}</p>
          <p>
            <Price amount={due} unit={toman} size="large" />
          </p>
          <p className="text-sm text-muted">
            <bdi>{t.rial(formatNumber(rial, language))}</bdi>
          </p>
        </div>
        <CopyButton
          label={t.copy(t.amountInRial)}
          text={String(rial)}
          copied={t.copied(t.amountInRial)}
          notCopied={t.notCopied}
        />
      </div>
      {deadline === null ? null : (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-saffron-soft px-4 pt-3 pb-1">
          <p className="min-w-40 flex-1 text-sm">{over ? t.timeOver : t.until}</p>
          {over ? null : <Countdown label={t.until} endsAt={deadline} />}
        </div>
      )}
    </Card>
  );
}
