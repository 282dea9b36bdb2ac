import { ChevronRight } from 'lucide-react';
import { Carousel } from '#ui/media/carousel.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import type { Slide } from '../home-promo.contract.ts';
import { homeMessages } from '../home.messages.ts';
import { RenditionImage } from '#features/media/storefront/rendition-image.tsx';
import { Arcade, BazaarShapes, Lamp } from './bazaar.tsx';

const autoplayMs = 3000;

export type HeroImages = Readonly<Record<NonNullable<Slide['goods']>, readonly (string | null)[]>>;

/** The carousel of the owner's slides. */
export function Hero({ slides, images }: { slides: readonly Slide[]; images: HeroImages }) {
  const t = useMessages(homeMessages);
  return (
    <>
      <BazaarShapes />
      {slides.length > 0 && (
        <Carousel label={t.promos} loop autoplayMs={autoplayMs} dots>
          {slides.map((slide) => (
            <Stall key={slide.id} slide={slide} images={slide.goods ? images[slide.goods] : [slide.picture]} />
          ))}
        </Carousel>
      )}
    </>
  );
}

/** A slide drawn as a lamp-lit stall with the linked goods or its own image. */
function Stall({ slide, images }: { slide: Slide; images: readonly (string | null)[] }) {
  return (
    <Link
      to={slide.link}
      draggable={false}
      className="relative flex h-full min-h-56 overflow-hidden rounded-card text-[#fdf3e3] md:min-h-72 lg:min-h-88"
      style={{ backgroundImage: slide.ground }}
    >
      <Arcade />
      <span
        aria-hidden="true"
        className="absolute inset-y-0 end-0 w-[75%]"
        style={{
          background:
            'radial-gradient(closest-side at 50% 45%, rgb(255 190 92 / 0.42), rgb(255 170 70 / 0.14) 55%, transparent)',
        }}
      />
      <div className="relative z-10 flex w-[50%] flex-col items-start justify-center gap-2 py-3 ps-4 md:w-1/2 md:gap-4 md:ps-16">
        <h2 className="own-direction text-lg font-bold text-balance md:text-2xl">{slide.title}</h2>
        <span className="own-direction text-sm text-[#eadbc4] text-balance md:text-base">{slide.text}</span>
        <span className="mt-1 inline-flex min-h-10 items-center gap-1 rounded-control bg-[#f5b546] px-3 whitespace-nowrap text-sm font-bold text-[#2a1b02] md:min-h-12 md:px-5 md:text-base">
          <span className="own-direction">{slide.action}</span>
          <ChevronRight aria-hidden="true" className="mirror size-4 shrink-0" />
        </span>
      </div>
      <Goods images={images} />
    </Link>
  );
}

const niches = [
  { box: 'w-[34%]', lamp: 'h-[38%] md:h-[30%]' },
  { box: 'w-[46%] -mx-[7%] z-10', lamp: 'h-[26%] md:h-[20%]' },
  { box: 'w-[34%]', lamp: 'h-[44%] md:h-[37%]' },
] as const;

/** Three products in the arches of the stall, with a lamp over each. */
function Goods({ images }: { images: readonly (string | null)[] }) {
  const [middle = null, before = null, after = null] = images;
  return (
    <span className="absolute inset-y-0 end-0 flex w-[47%] items-end justify-center pe-1 md:w-[52%] md:pe-10 lg:w-[44%]">
      {[before, middle, after].map((image, index) => {
        const niche = niches[index] ?? niches[0];
        return (
          <span key={index} className={`relative flex h-full flex-col justify-end ${niche.box}`}>
            <Lamp
              className={`top-0 ${niche.lamp} start-1/2 aspect-[60/110] translate-x-[calc(-50%*var(--layout-sign))]`}
            />
            {image === null ? null : (
              <span className="block bg-linear-to-b from-[#ffd98a] to-[#6b4517] p-[2px] pb-0 [clip-path:url(#niche)]">
                <span className="block [clip-path:url(#niche)]">
                  <RenditionImage
                    image={image}
                    alt=""
                    ratio="portrait"
                    className="aspect-[5/8]! md:aspect-[3/4]!"
                    sizes="(min-width: 1024px) 220px, (min-width: 768px) 160px, 72px"
                  />
                </span>
              </span>
            )}
          </span>
        );
      })}
    </span>
  );
}
