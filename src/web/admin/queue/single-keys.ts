const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/** What the letters of a queue are pressed within: its rows, and what can be done with those that are marked. */
const queue = 'table, [data-queue]';

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof HTMLElement && target.closest(selector) !== null;

/** Whether a single key may mean something: nobody types, no dialog is open, and it is no shortcut of the browser. */
export const isFreeKey = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !isIn(target, typing) && !ctrlKey && !metaKey && !altKey && document.querySelector('[role="dialog"]') === null;

/** Whether a key was pressed within the queue of a page; of one whose last row was decided there is nothing left to stand on. */
export const isInQueue = ({ target }: KeyboardEvent): boolean =>
  isIn(target, queue) || document.querySelector('main table') === null;
