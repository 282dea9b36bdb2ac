import { formatJalaliDate } from '#shared/text/jalali.ts';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import type { SellerDetail } from '../vendors.contract.ts';
import { sellersListMessages } from '../vendors.messages.ts';

/** What a seller says of itself, and the facts beside it. */
export function AboutSeller({ seller }: { seller: SellerDetail }) {
  const t = useMessages(sellersListMessages);
  const language = useLanguage();
  const facts = [
    { name: t.kind, value: t[seller.kind] },
    ...(seller.city === null ? [] : [{ name: t.place, value: t.placeIn(seller.province ?? seller.city, seller.city) }]),
    { name: t.since, value: formatJalaliDate(new Date(seller.created_at), language, 'long') },
  ];
  return (
    <div className="grid gap-4 lg:grid-cols-[1fr_320px] lg:items-start">
      <p dir="auto" className="rounded-card bg-surface p-4 leading-loose text-start whitespace-pre-line">
        {seller.about === '' ? t.noAbout : seller.about}
      </p>
      <dl className="grid divide-y divide-line rounded-card bg-surface px-4 text-sm">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-3 py-3">
            <dt className="text-muted">{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
