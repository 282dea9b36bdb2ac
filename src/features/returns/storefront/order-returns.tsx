import { formatJalaliDate } from '#shared/text/jalali.ts';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Image } from '#ui/media/image.tsx';
import { StateBadge, type StateTone } from '#ui/feedback/state-badge.tsx';
import type { StoredReturnReason, ReturnState, VisibleReturn } from '../returns.contract.ts';
import { returnsMessages } from '../returns.messages.ts';

const tones: Readonly<Record<ReturnState, StateTone>> = {
  asked: 'waiting',
  approved: 'going',
  refused: 'bad',
  done: 'good',
};

/** Returns the name of a reason. */
export function reasonName(reason: StoredReturnReason, t: (typeof returnsMessages)['fa']): string {
  return reason === 'other' ? t['reason-other'] : t[reason];
}

/** Renders the status of a return as a badge. */
export function ReturnBadge({ state, reason }: { state: ReturnState; reason: StoredReturnReason }) {
  const t = useMessages(returnsMessages);
  return <StateBadge tone={tones[state]}>{reason === 'not-delivered' ? t['done-undelivered'] : t[state]}</StateBadge>;
}

/** Renders the requested returns with reasons and outcomes. */
export function ReturnFacts({
  requested,
}: {
  requested: Pick<VisibleReturn, 'lines' | 'reason' | 'text' | 'pictures' | 'answer'>;
}) {
  const t = useMessages(returnsMessages);
  return (
    <div className="grid gap-1 text-sm">
      <ul>
        {requested.lines.map((line) => (
          <li key={line.position}>
            {t.lineOf(line.variant === null ? line.name : `${line.name} (${line.variant})`, line.quantity)}
          </li>
        ))}
      </ul>
      <p className="text-xs text-muted">{reasonName(requested.reason, t)}</p>
      {requested.text === '' ? null : (
        <p dir="auto" className="whitespace-pre-line">
          {requested.text}
        </p>
      )}
      {requested.pictures.length === 0 ? null : (
        <ul aria-label={t.images} className="flex flex-wrap gap-2">
          {requested.pictures.map((image) => (
            <li key={image}>
              <a href={image} target="_blank" rel="noreferrer" className="block w-16">
                <Image src={image} alt={t.images} className="rounded-control" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {requested.answer === null ? null : (
        <p className="border-s-2 border-turquoise ps-3">
          <span className="text-muted">{t.answer}: </span>
          <bdi>{requested.answer}</bdi>
        </p>
      )}
    </div>
  );
}

/** Renders the returns of an order for its customer. */
export function OrderReturns({ returns }: { returns: readonly VisibleReturn[] }) {
  const language = useLanguage();
  return (
    <ul className="divide-y divide-line">
      {returns.map((requested) => (
        <li key={requested.id} className="grid gap-2 py-3 first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-center justify-between gap-2">
            <ReturnBadge state={requested.status} reason={requested.reason} />
            <time dateTime={requested.asked_at} className="text-xs text-muted">
              {formatJalaliDate(new Date(requested.asked_at), language, 'long')}
            </time>
          </p>
          <ReturnFacts requested={requested} />
        </li>
      ))}
    </ul>
  );
}
