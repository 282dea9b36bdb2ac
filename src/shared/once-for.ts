/**
 * What is made of a value once, and lives as long as the value does: for those that stay the same object until something changes, as the tree of
 * categories or the owner's dictionary.
 */
export function onceFor<Value extends object, Made>(make: (value: Value) => Made): (value: Value) => Made {
  const made = new WeakMap<Value, { readonly of: Made }>();
  return (value) => {
    const before = made.get(value);
    if (before !== undefined) return before.of;
    const now = { of: make(value) };
    made.set(value, now);
    return now.of;
  };
}
