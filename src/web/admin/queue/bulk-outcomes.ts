/** The ids of those items of a bulk call that were done. */
export const doneOf = <Key>(data: readonly { readonly id: Key; readonly outcome: string }[]): Key[] =>
  data.filter(({ outcome }) => outcome === 'done').map(({ id }) => id);
