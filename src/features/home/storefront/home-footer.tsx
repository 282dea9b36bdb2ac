import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Logo } from '#web/logo.tsx';
import { useBrand } from '#web/session/brand.ts';
import { homeMessages } from '../home.messages.ts';

/** The end of the home page: a closing text and grouped links. */
export function HomeFooter() {
  const t = useMessages(homeMessages);
  const brand = useBrand();
  const groups = [
    {
      name: t.footerShop,
      links: [
        { to: '/shop-grid', name: t.allProducts },
        { to: '/catagory', name: t.categories },
        { to: '/flash-sale', name: t.flashSale },
        { to: '/featured-products', name: t.featured },
      ],
    },
    {
      name: t.footerHelp,
      links: [
        { to: '/support', name: t.help },
        { to: '/contact', name: t.contact },
        { to: '/my-order', name: t.myOrders },
        { to: '/privacy-policy', name: t.privacy },
      ],
    },
    {
      name: brand.name,
      links: [
        { to: '/about-us', name: t.about },
        { to: '/blog-grid', name: t.blog },
        { to: '/vendors', name: t.sellers },
        { to: '/become-vendor', name: t.becomeSeller },
      ],
    },
  ];
  return (
    <div className="border-t bg-surface">
      <div className="container-middle grid grid-cols-2 gap-x-4 gap-y-6 py-8 text-sm sm:grid-cols-3 lg:grid-cols-[1.4fr_1fr_1fr_1fr] lg:py-10">
        <div className="col-span-full grid content-start gap-3 lg:col-span-1 lg:pe-8">
          <p className="flex items-center gap-2 text-lg font-bold">
            <Logo />
            <bdi>{brand.name}</bdi>
          </p>
          <p className="max-w-90 text-muted text-pretty">{t.footerNote}</p>
        </div>
        {groups.map(({ name, links }) => (
          <nav key={name} aria-label={name} className="grid content-start max-sm:last:col-span-full">
            <p className="pb-1 font-bold">{name}</p>
            <ul className="max-sm:in-[nav:last-child]:grid max-sm:in-[nav:last-child]:grid-cols-2 max-sm:in-[nav:last-child]:gap-x-4">
              {links.map(({ to, name: link }) => (
                <li key={to}>
                  <Link to={to} className="flex min-h-target items-center text-muted hover:text-turquoise lg:min-h-9">
                    {link}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </div>
  );
}
