import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function with a stable identity that calls the latest callback, so that memoized choices are not rendered again when another one is
 * pressed.
 */
export function useLatest<Value>(call: (value: Value) => void): (value: Value) => void {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  return useCallback((value) => latest.current(value), []);
}
