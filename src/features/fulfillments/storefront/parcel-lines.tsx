import type { ReactNode } from 'react';
import { Price } from '#ui/text/price.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { webMessages } from '#web/web.messages.ts';
import type { Fulfillment } from '../fulfillments.contract.ts';
import { fulfillmentsMessages } from '../fulfillments.messages.ts';

type ParcelLine = Fulfillment['lines'][number];

interface ParcelLinesProps {
  lines: readonly ParcelLine[];
  /** Rendered beside a line in place of its price. */
  beside?: (line: ParcelLine) => ReactNode;
}

/** The goods in a parcel, or those still to be packed. */
export function ParcelLines({ lines, beside }: ParcelLinesProps) {
  const t = useMessages(fulfillmentsMessages);
  const { toman } = useMessages(webMessages);
  return (
    <ul className="grid gap-2">
      {lines.map((line) => (
        <li key={line.position} className="flex flex-wrap items-center gap-3 text-sm">
          {line.image === null ? (
            <span aria-hidden="true" className="size-12 shrink-0 rounded-small bg-raised" />
          ) : (
            <img
              src={line.image}
              alt=""
              width={48}
              height={48}
              loading="lazy"
              className="size-12 shrink-0 rounded-small object-cover"
            />
          )}
          <span className="grid min-w-32 flex-1">
            <bdi className="line-clamp-2">{line.name}</bdi>
            <span className="text-xs text-muted">
              {line.variant === null ? null : (
                <>
                  <bdi>{line.variant}</bdi> ·{' '}
                </>
              )}
              <bdi>{t.pieces(line.quantity)}</bdi>
            </span>
          </span>
          {beside === undefined ? <Price amount={line.total} unit={toman} size="small" /> : beside(line)}
        </li>
      ))}
    </ul>
  );
}
