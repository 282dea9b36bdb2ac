/** The name under which the browser takes the image of a card and the first image of the product's page for the same element. */
const flightName = 'product-picture';

const imageOf = (inCard: Element) => inCard.closest('article')?.querySelector<HTMLElement>('[data-picture]');

/** So long at most the way back takes. */
const flightMs = 1_000;

let pressedCard: { readonly address: string; readonly src: string } | null = null;

/** The image that was pressed to go to an address, for what stands there until its page comes. */
export const imagePressedFor = (address: string): string | null =>
  pressedCard?.address === address ? pressedCard.src : null;

/** Names the image of the card that is pressed, and no other, so that it grows into the one of the page that comes. */
export function takeImageAlong(pressed: HTMLAnchorElement): void {
  for (const named of document.querySelectorAll<HTMLElement>('[data-flight]')) named.style.viewTransitionName = 'none';
  for (const named of document.querySelectorAll<HTMLElement>('[data-picture]')) named.style.viewTransitionName = '';
  const image = imageOf(pressed);
  if (image) image.style.viewTransitionName = flightName;
  const src = image?.querySelector('img')?.currentSrc ?? '';
  pressedCard = src === '' ? null : { address: pressed.pathname, src };
}

/** The way back: once the list stands there, names the image of the card of a product, so that the product's shrinks into it. */
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
