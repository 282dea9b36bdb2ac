import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same one while what it calls is another with each drawing: a choice that is given it need not be drawn
 * again because another one was pressed.
 */
export function useLatest<Value>(call: (value: Value) => void): (value: Value) => void {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  return useCallback((value) => latest.current(value), []);
}
