import { Clock, Mail, MapPin, Navigation, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ShopContact } from '#features/settings/contact.rules.ts';
import { inDigitsOf } from '#shared/text/digits.ts';
import { Button } from '#ui/inputs/button.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { IranMap } from './iran-map.tsx';
import { ticketsMessages } from '../tickets.messages.ts';

/** Renders the shop's location and contact data, as far as the owner has set them; renders nothing otherwise. */
export function ContactDetails({ contact }: { contact: Omit<ShopContact, 'replyHours' | 'showFigures'> }) {
  const t = useMessages(ticketsMessages);
  const language = useLanguage();
  const { latitude, longitude, phone, email } = contact;
  const [address, hours] = [contact.address[language], contact.hours[language]];
  const place = latitude === null || longitude === null ? null : { latitude, longitude };
  if (place === null && [address, hours, phone, email].every((text) => text === '')) return null;
  const visiblePhone = language === 'fa' ? inDigitsOf(phone.replace(/^\+98/, '0'), language) : phone;
  return (
    <section aria-labelledby="where" className="grid gap-4">
      <h2 id="where" className="text-lg">
        {t.visit}
      </h2>
      {place === null ? null : <OnMap place={place} label={t.map(address)} />}
      <dl className="grid gap-1 rounded-card bg-surface p-4">
        {address === '' ? null : (
          <Detail icon={<MapPin />} name={t.address}>
            {address}
          </Detail>
        )}
        {hours === '' ? null : (
          <Detail icon={<Clock />} name={t.hours}>
            {hours}
          </Detail>
        )}
        {phone === '' ? null : (
          <Detail icon={<Phone />} name={t.phone}>
            <a href={`tel:${phone}`} dir="ltr" className="inline-flex min-h-target items-center text-turquoise">
              {visiblePhone}
            </a>
          </Detail>
        )}
        {email === '' ? null : (
          <Detail icon={<Mail />} name={t.email}>
            <a href={`mailto:${email}`} dir="ltr" className="inline-flex min-h-target items-center text-turquoise">
              {email}
            </a>
          </Detail>
        )}
      </dl>
    </section>
  );
}

/** Renders the map, with links that open a map app or website of the reader's choice. */
function OnMap({ place, label }: { place: { latitude: number; longitude: number }; label: string }) {
  const t = useMessages(ticketsMessages);
  const { latitude, longitude } = place;
  return (
    <div className="rounded-card bg-surface p-4">
      <IranMap place={place} label={label} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button asChild size="small" icon={<MapPin aria-hidden="true" className="size-4" />}>
          <a
            href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
            rel="noopener noreferrer"
            target="_blank"
          >
            {t.openMap}
          </a>
        </Button>
        <Button asChild size="small" icon={<Navigation aria-hidden="true" className="size-4" />}>
          <a href={`geo:${latitude},${longitude}?q=${latitude},${longitude}`}>{t.openNavigator}</a>
        </Button>
      </div>
    </div>
  );
}

function Detail({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-target items-center gap-3">
      <dt className="text-muted [&_svg]:size-5">
        <span className="sr-only">{name}</span>
        {icon}
      </dt>
      <dd className="min-w-0 flex-1">{children}</dd>
    </div>
  );
}
