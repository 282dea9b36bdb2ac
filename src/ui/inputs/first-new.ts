/** Returns the last item of the list before a "load more" button: the last row of a list or table, else the element before the button. */
export function lastBefore(button: Element): Element | null {
  const before = button.previousElementSibling;
  const rows = before?.matches('ul, ol') === true ? before : (before?.querySelector('tbody') ?? null);
  return rows === null ? before : rows.lastElementChild;
}

/** Returns the item that was loaded after that one, made focusable; null if none was, or if the list has been replaced. */
export function nextOf(last: Element | null, button: Element): HTMLElement | null {
  const next = last?.isConnected === true ? last.nextElementSibling : null;
  if (next === null || next === button) return null;
  const item = next as HTMLElement;
  if (!item.hasAttribute('tabindex')) item.tabIndex = -1;
  return item;
}
