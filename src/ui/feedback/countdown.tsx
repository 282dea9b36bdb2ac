import { Fragment } from 'react';
import { inDigitsOf } from '#shared/text/digits.ts';
import { classNames } from '../class-names.ts';
import { timeLeft, type TimeLeft } from './countdown.rules.ts';
import { useClock } from './second-clock.ts';
import { useLanguage, useMessages } from '../theme/language-context.tsx';
import { uiMessages } from '../ui.messages.ts';

export interface CountdownProps {
  /** What ends, as a label for screen readers. */
  label: string;
  /** ISO 8601. */
  endsAt: string;
  /** Whether days are separate until the last one begins; otherwise they are included in the hours. */
  withDays?: boolean;
  className?: string;
}

const over: TimeLeft = { days: 0, hours: 0, minutes: 0, seconds: 0 };

function useTimeLeft(endsAt: string): TimeLeft | null {
  const end = new Date(endsAt);
  const now = useClock(end.getTime());
  return now === null ? null : (timeLeft(end, new Date(now)) ?? over);
}

/** Renders the time until something ends; `useIsOver` reports the end. */
export function Countdown({ label, endsAt, withDays = false, className }: CountdownProps) {
  const left = useTimeLeft(endsAt);
  const language = useLanguage();
  const t = useMessages(uiMessages);
  const written = (value: number | undefined) => {
    if (value === undefined) return '––';
    const digits = String(value).padStart(2, '0');
    return inDigitsOf(digits, language);
  };
  const hours = left && left.hours + (withDays ? 0 : left.days * 24);
  const parts = [
    ...(withDays && left?.days !== 0 ? [{ name: t.days, value: left?.days }] : []),
    { name: t.hours, value: hours ?? undefined },
    { name: t.minutes, value: left?.minutes },
    { name: t.seconds, value: left?.seconds },
  ];
  return (
    <time role="timer" aria-label={label} dateTime={endsAt} className={classNames('inline-block', className)}>
      <span dir="ltr" className="inline-flex items-start gap-1">
        {parts.map(({ name, value }, index) => (
          <Fragment key={name}>
            {index > 0 && (
              <span aria-hidden="true" className="leading-8 font-bold">
                :
              </span>
            )}
            <span className="grid justify-items-center">
              <span className="grid h-8 min-w-9 place-items-center rounded-small bg-surface px-1 text-base leading-none font-bold text-ink tabular-nums">
                {written(value)}
              </span>
              <span className="text-xs">{name}</span>
            </span>
          </Fragment>
        ))}
      </span>
    </time>
  );
}
