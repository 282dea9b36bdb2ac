/** A step of the way from the focused element up: where it stood among its siblings. */
export interface Step {
  readonly element: Element;
  readonly parent: Element;
  readonly index: number;
}

/** The way from an element up to the part of the page that holds it: its page, a dialog. */
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
