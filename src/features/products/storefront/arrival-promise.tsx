import { Truck } from 'lucide-react';
import { arrivalOf, arrivalText } from '#shared/commerce/arrival.ts';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { browserNow } from '#web/browser-clock.ts';
import { customerApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import { useSession, type Session } from '#web/session/session.ts';
import { productMessages } from '../product.messages.ts';
import type { ReadShipping } from '../structured-data.ts';

/** Returns the city of the customer's default address; null when unknown. */
async function cityOf(session: Session, signal: AbortSignal): Promise<string | null> {
  if (session.state !== 'customer') return null;
  const { data } = await customerApi('GET /api/customers/current/addresses/', { signal });
  return data[0]?.city ?? null;
}

/** Renders how and when it is delivered: generic text until the session is known, then the day and city. */
export function ArrivalPromise({ shipping }: { shipping: readonly ReadShipping[] }) {
  const session = useSession();
  const [fastest] = [...shipping].sort((a, b) => a.max_days - b.max_days);
  return session.state === 'loading' || fastest === undefined ? (
    <Line day={null} city={null} />
  ) : (
    <KnownArrival session={session} fastest={fastest} />
  );
}

function KnownArrival({ session, fastest }: { session: Session; fastest: ReadShipping }) {
  const language = useLanguage();
  const city = useResource(['customers', 'city', session.state], (signal) => cityOf(session, signal));
  const day = arrivalText(arrivalOf(fastest, new Date(browserNow())), language);
  return <Line day={day} city={city.state === 'ready' ? city.data : null} />;
}

function Line({ day, city }: { day: string | null; city: string | null }) {
  const t = useMessages(productMessages);
  return (
    <li className="flex items-start gap-3">
      <Truck aria-hidden size={20} className="mt-0.5 shrink-0 text-turquoise" />
      <span className="own-direction">
        {day === null ? t.delivery : city === null ? t.arrivesBy(day) : t.arrivesInCity(city, day)}
      </span>
    </li>
  );
}
