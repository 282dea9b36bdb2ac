/** A step of the path from the focused element up: its index among its siblings. */
export interface Step {
  readonly element: Element;
  readonly parent: Element;
  readonly index: number;
}

/** Returns the path from an element up to its page or dialog. */
export function wayUp(from: Element): readonly Step[] {
  const steps: Step[] = [];
  let element = from;
  while (element.parentElement !== null && !element.matches('main, [role="dialog"]')) {
    const parent = element.parentElement;
    steps.push({ element, parent, index: [...parent.children].indexOf(element) });
    element = parent;
  }
  return steps;
}
