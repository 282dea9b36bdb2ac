/** The name under which the browser takes the image of a card and the first image of the product's page for the same element. */
const flightName = 'product-picture';

/** Names the image of the card that is pressed, and no other, so that it grows into the one of the page that comes. */
export function takeImageAlong(pressed: Element): void {
  for (const named of document.querySelectorAll<HTMLElement>('[data-flight]')) named.style.viewTransitionName = 'none';
  const image = pressed.closest('article')?.querySelector<HTMLElement>('[data-picture]');
  if (image) image.style.viewTransitionName = flightName;
}
