import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useMessages } from '../theme/language-context.tsx';
import { uiMessages } from '../ui.messages.ts';

export interface TimelineStep {
  label: string;
  state: 'done' | 'current' | 'toCome';
  /** When it happened, as text. */
  at?: string | undefined;
  note?: ReactNode;
}

const signs = {
  done: 'border-turquoise bg-turquoise text-turquoise-ink',
  current: 'border-turquoise bg-turquoise-soft text-turquoise',
  toCome: 'border-edge bg-surface text-muted',
};

/** Past, current and future steps, from top to bottom. */
export function Timeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  const t = useMessages(uiMessages);
  return (
    <ol aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.label}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className="relative flex gap-3 pb-6 last:pb-0"
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={classNames(
                'absolute start-[13px] top-7 bottom-0 w-0.5',
                step.state === 'done' ? 'bg-turquoise' : 'bg-line',
              )}
            />
          )}
          <span
            aria-hidden="true"
            className={classNames('grid size-7 shrink-0 place-items-center rounded-full border-2', signs[step.state])}
          >
            {step.state === 'done' && <Check strokeWidth={3} className="size-4" />}
            {step.state === 'current' && <span className="size-2.5 rounded-full bg-turquoise" />}
          </span>
          <div className="min-w-0 flex-1">
            <p className={classNames(step.state === 'toCome' ? 'text-muted' : 'font-semibold')}>
              {step.label}
              <span className="sr-only"> ({t[step.state]})</span>
            </p>
            {step.at !== undefined && <p className="text-xs text-muted">{step.at}</p>}
            {step.note && <div className="text-sm text-muted">{step.note}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
