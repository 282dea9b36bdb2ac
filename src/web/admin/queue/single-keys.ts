const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/** Where the keyboard shortcuts of a queue apply: its rows, and the actions on the selected ones. */
const queue = 'table, [data-queue]';

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof HTMLElement && target.closest(selector) !== null;

/** Returns whether a single key may be a shortcut: no text is being typed, no dialog is open, and it is no shortcut of the browser. */
export const isFreeKey = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !isIn(target, typing) && !ctrlKey && !metaKey && !altKey && document.querySelector('[role="dialog"]') === null;

/** Returns whether a key was pressed within the queue of a page; after the last row is decided there is no element left to focus. */
export const isInQueue = ({ target }: KeyboardEvent): boolean =>
  isIn(target, queue) || document.querySelector('main table') === null;
