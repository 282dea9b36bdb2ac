import { Truck } from 'lucide-react';
import { arrivalOf, arrivalText } from '#shared/commerce/arrival.ts';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { browserNow } from '#web/browser-clock.ts';
import { browserApi, customerApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import { useSession, type Session } from '#web/session/session.ts';
import { productMessages } from '../product.messages.ts';

/** The way to send that is there first, and the city of the customer's default address; null where it is not known. */
async function firstArrival(session: Session, signal: AbortSignal) {
  const [methods, city] = await Promise.all([
    browserApi('GET /api/checkout/shipping-methods/', { signal }),
    session.state === 'customer'
      ? customerApi('GET /api/customers/current/addresses/', { signal }).then(({ data }) => data[0]?.city ?? null)
      : null,
  ]);
  const [fastest] = [...methods].sort((a, b) => a.max_days - b.max_days);
  return { fastest, city };
}

/** How and when it comes: in general words until it is known who looks, then by the day, and to which city. */
export function ArrivalPromise() {
  const session = useSession();
  return session.state === 'loading' ? <Line day={null} city={null} /> : <KnownArrival session={session} />;
}

function KnownArrival({ session }: { session: Session }) {
  const language = useLanguage();
  const requested = useResource(['customers', 'arrival', session.state], (signal) => firstArrival(session, signal));
  if (requested.state !== 'ready' || requested.data.fastest === undefined) return <Line day={null} city={null} />;
  const { fastest, city } = requested.data;
  return <Line day={arrivalText(arrivalOf(fastest, new Date(browserNow())), language)} city={city} />;
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
