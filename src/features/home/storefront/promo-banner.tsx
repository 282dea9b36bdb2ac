import { ChevronRight } from 'lucide-react';
import { Link } from '#ui/link.tsx';
import type { Promo } from '../home-promo.contract.ts';
import { RenditionImage } from '#features/media/storefront/rendition-image.tsx';
import { Arcade, Lamp } from './bazaar.tsx';

/** The owner's banner; by default it promotes health and beauty. */
export function PromoBanner({ promo: { link, picture: image, title, text, action } }: { promo: Promo }) {
  return (
    <div className="container-middle">
      <Link
        to={link}
        className="relative flex min-h-40 items-center overflow-hidden rounded-card text-[#fdf3e3] md:min-h-52"
        style={{ backgroundImage: 'linear-gradient(to bottom, #6a3b6c, #22112a)' }}
      >
        <Arcade />
        <span
          aria-hidden="true"
          className="absolute inset-y-0 end-0 w-3/5"
          style={{ background: 'radial-gradient(closest-side, rgb(255 190 92 / 0.4), transparent)' }}
        />
        <div className="relative z-10 flex w-3/5 flex-col items-start gap-2 p-4 md:ps-10">
          <h2 className="own-direction text-lg font-bold md:text-xl">{title}</h2>
          <span className="own-direction text-sm text-[#eadbc4]">{text}</span>
          <span className="inline-flex items-center gap-1 text-sm font-bold text-[#f5b546]">
            <span className="own-direction">{action}</span>
            <ChevronRight aria-hidden="true" className="mirror size-4" />
          </span>
        </div>
        <Lamp className="top-0 end-[31%] h-24 md:end-[29%] md:h-32" />
        <Lamp className="top-0 end-[2%] h-20 md:end-[8%] md:h-24" />
        {image === null ? null : (
          <span className="absolute end-[7%] bottom-0 w-[27%] max-w-36 bg-linear-to-b from-[#ffd98a] to-[#6b4517] p-[2px] pb-0 [clip-path:url(#niche)] md:end-[14%]">
            <span className="block [clip-path:url(#niche)]">
              <RenditionImage drawn image={image} alt="" ratio="portrait" sizes="144px" />
            </span>
          </span>
        )}
      </Link>
    </div>
  );
}
