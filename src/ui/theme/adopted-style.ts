/**
 * Adds styles that a script brings along, and answers how to take them away. The text goes in by the sheet's own
 * interface: the policy of the pages refuses a style element with text in it, but for the shop's own.
 */
export function adoptStyle(css: string): () => void {
  const element = document.createElement('style');
  document.head.append(element);
  // One rule around all, because rules go in one by one.
  element.sheet?.insertRule(`@media all {${css}}`);
  return () => {
    element.remove();
  };
}
