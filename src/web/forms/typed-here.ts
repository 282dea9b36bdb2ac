const typedInto = new Set<Element>();

const isLeftThere = (element: Element): boolean => {
  if (!element.isConnected) return false;
  const text = 'value' in element ? String(element.value) : element.textContent;
  return text.trim() !== '';
};

/** Records which fields receive input. Returns a function that stops it. */
export function watchTyping(page: Document): () => void {
  const remember = ({ target }: Event) => {
    if (
      target instanceof Element &&
      target.matches('input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable]')
    )
      typedInto.add(target);
  };
  page.addEventListener('input', remember, { capture: true });
  return () => {
    page.removeEventListener('input', remember, { capture: true });
  };
}

/** Whether a field of this page still contains user input: the page does not reload by itself then. */
export function isTypedHere(): boolean {
  for (const element of typedInto) if (!element.isConnected) typedInto.delete(element);
  return [...typedInto].some(isLeftThere);
}
