const scrolls = /auto|scroll/;

/** Scrolls an element to the middle of its scrolling container if it is out of sight there. The page itself does not scroll. */
export function scrollWithin(element: Element): void {
  for (let around = element.parentElement; around !== null && around !== document.body; around = around.parentElement) {
    if (!scrolls.test(getComputedStyle(around).overflowY)) continue;
    const { top, bottom } = element.getBoundingClientRect();
    const frame = around.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom) around.scrollTop += (top + bottom - frame.top - frame.bottom) / 2;
    return;
  }
}
