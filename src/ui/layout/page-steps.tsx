import { Check } from 'lucide-react';
import { formatNumber } from '#shared/text/digits.ts';
import { classNames } from '../class-names.ts';
import { useLanguage, useMessages } from '../theme/language-context.tsx';
import { uiMessages } from '../ui.messages.ts';

export interface PageStepsProps {
  label: string;
  steps: readonly string[];
  /** The index of this page's step, from 0. */
  current: number;
}

/** The steps of a multi-page process, with this page's step marked. */
export function PageSteps({ label, steps, current }: PageStepsProps) {
  const t = useMessages(uiMessages);
  const language = useLanguage();
  return (
    <ol aria-label={label} className="flex">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className="relative grid min-w-0 flex-1 justify-items-center gap-1 px-1 text-center"
        >
          {index > 0 && (
            <span
              aria-hidden="true"
              className={classNames(
                'absolute end-1/2 top-4 me-5 h-0.5 w-[calc(100%-40px)]',
                index <= current ? 'bg-turquoise' : 'bg-line',
              )}
            />
          )}
          <span
            aria-hidden="true"
            className={classNames(
              'grid size-8 place-items-center rounded-full border-2 text-sm font-bold',
              index < current && 'border-turquoise bg-turquoise text-turquoise-ink',
              index === current && 'border-turquoise text-turquoise',
              index > current && 'border-edge text-muted',
            )}
          >
            {index < current ? <Check strokeWidth={3} className="size-4" /> : formatNumber(index + 1, language)}
          </span>
          <span
            className={classNames(
              'own-direction max-w-full text-xs',
              index === current ? 'font-semibold' : 'text-muted',
            )}
          >
            {step}
          </span>
          {index < current && <span className="sr-only">{t.done}</span>}
        </li>
      ))}
    </ol>
  );
}
