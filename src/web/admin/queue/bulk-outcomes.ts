/** Returns the ids of the items that a bulk call processed successfully. */
export const doneOf = <Key>(data: readonly { readonly id: Key; readonly outcome: string }[]): Key[] =>
  data.filter(({ outcome }) => outcome === 'done').map(({ id }) => id);
