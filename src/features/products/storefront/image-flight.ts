/** The view transition name shared by the image of a card and the first image of the product's page. */
const flightName = 'product-picture';

const imageOf = (inCard: Element) => inCard.closest('article')?.querySelector<HTMLElement>('[data-picture]');

/** Maximum duration of the transition back, in milliseconds. */
const flightMs = 1_000;

let pressedCard: { readonly address: string; readonly src: string } | null = null;

/** Returns the image of the pressed card that leads to an address, as a placeholder until its page has loaded. */
export const imagePressedFor = (address: string): string | null =>
  pressedCard?.address === address ? pressedCard.src : null;

/** Names the image of the pressed card, and no other, for the view transition into the next page. */
export function takeImageAlong(pressed: HTMLAnchorElement): void {
  for (const named of document.querySelectorAll<HTMLElement>('[data-flight]')) named.style.viewTransitionName = 'none';
  for (const named of document.querySelectorAll<HTMLElement>('[data-picture]')) named.style.viewTransitionName = '';
  const image = imageOf(pressed);
  if (image) image.style.viewTransitionName = flightName;
  const src = image?.querySelector('img')?.currentSrc ?? '';
  pressedCard = src === '' ? null : { address: pressed.pathname, src };
}

/** Names the image of a product's card once the list is rendered, for the view transition back from the product's page. */
export function returnImageTo(address: string): void {
  queueMicrotask(() => {
    const isInSight = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight;
    const card = [...document.querySelectorAll<HTMLAnchorElement>('main article a')].find(
      (link) => link.pathname === address && isInSight(link.getBoundingClientRect()),
    );
    const image = card === undefined ? null : imageOf(card);
    if (!image || document.querySelector('[data-flight]') !== null) return;
    image.style.viewTransitionName = flightName;
    setTimeout(() => {
      image.style.viewTransitionName = '';
    }, flightMs);
  });
}
