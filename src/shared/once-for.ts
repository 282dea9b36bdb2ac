/**
 * Returns a function that derives a value once per object and caches it as long as the object lives: for objects that are replaced only on a change,
 * such as the category tree or the owner's dictionary.
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
