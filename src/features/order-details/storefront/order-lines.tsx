import type { OrderDetail } from '../order-details.contract.ts';
import { renditionAt } from '#features/media/media.rules.ts';
import { Image } from '#ui/media/image.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/text/price.tsx';
import { webMessages } from '#web/web.messages.ts';
import { ordersMessages } from '#features/orders/orders-screens.messages.ts';

type Line = OrderDetail['lines'][number];

/** The order lines at their original prices; products still on sale are linked. */
export function OrderLines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.id} className="py-3 first:pt-0 last:pb-0">
          <OrderLine line={line} />
        </li>
      ))}
    </ul>
  );
}

function OrderLine({ line }: { line: Line }) {
  const t = useMessages(ordersMessages);
  const { toman } = useMessages(webMessages);
  return (
    <div className="flex gap-3">
      <Image
        photo
        src={line.image === null ? null : renditionAt(line.image, 160)}
        alt=""
        className="size-16! shrink-0 rounded-control print:hidden"
      />
      <div className="grid min-w-0 flex-1 content-start gap-1 text-sm">
        <p className="line-clamp-2 font-semibold">
          {line.slug === null ? (
            line.name
          ) : (
            <Link to={`/single-product/${encodeURIComponent(line.slug)}`}>{line.name}</Link>
          )}
        </p>
        {line.variant === null ? null : <p className="text-xs text-muted">{line.variant}</p>}
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="text-xs text-muted">{t.each(line.quantity, line.price)}</p>
          <Price amount={line.price * line.quantity} unit={toman} size="small" />
        </div>
      </div>
    </div>
  );
}
