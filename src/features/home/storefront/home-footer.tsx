import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { useBrand } from '#web/session/brand.ts';
import { homeMessages } from '../home.messages.ts';

/** A closing word, and ways on for those who came this far. */
export function HomeFooter() {
  const t = useMessages(homeMessages);
  const brand = useBrand();
  const links = [
    { to: '/shop-grid', name: t.allProducts },
    { to: '/catagory', name: t.categories },
    { to: '/flash-sale', name: t.flashSale },
    { to: '/featured-products', name: t.featured },
  ];
  return (
    <div className="container-middle">
      <div className="grid justify-items-center gap-2 border-t py-6 text-center text-sm">
        <ul className="flex flex-wrap justify-center gap-x-2">
          {links.map(({ to, name }) => (
            <li key={to}>
              <Link to={to} className="flex min-h-target items-center px-2 text-turquoise">
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <p className="max-w-100 text-muted text-balance">{t.footerNote(brand.name)}</p>
      </div>
    </div>
  );
}
