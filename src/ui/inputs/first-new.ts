/** The last item of the list before a button that loads more of it: of a list or a table its last row, else what stands before the button. */
export function lastBefore(button: Element): Element | null {
  const before = button.previousElementSibling;
  const rows = before?.matches('ul, ol') === true ? before : (before?.querySelector('tbody') ?? null);
  return rows === null ? before : rows.lastElementChild;
}

/** What came behind that item, which can have the focus; null where nothing came, or the list is another one by now. */
export function nextOf(last: Element | null, button: Element): HTMLElement | null {
  const next = last?.isConnected === true ? last.nextElementSibling : null;
  if (next === null || next === button) return null;
  const item = next as HTMLElement;
  if (!item.hasAttribute('tabindex')) item.tabIndex = -1;
  return item;
}
