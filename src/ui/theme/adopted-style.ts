/**
 * Adds styles from a script; returns a function that removes them. The text is inserted through the sheet's own interface: the
 * Content-Security-Policy of the pages refuses a style element with text, except the shop's own.
 */
export function adoptStyle(css: string): () => void {
  const element = document.createElement('style');
  document.head.append(element);
  // One rule around them all, because `insertRule` takes a single rule.
  element.sheet?.insertRule(`@media all {${css}}`);
  return () => {
    element.remove();
  };
}
