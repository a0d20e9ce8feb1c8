import { useEffect, useRef, useState } from 'react';

/**
 * Takes over from a native control that the server has drawn. On the server and in the first render
 * `takenOver` is false: draw the native control with `ref`. Then it turns true, and `value` is what
 * the native control held by that moment, so that nothing chosen before hydration is lost.
 */
export function useNativeValue<Control extends HTMLElement & { value: string }>(initialValue: string) {
  const ref = useRef<Control>(null);
  const [value, setValue] = useState(initialValue);
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => {
    if (ref.current) setValue(ref.current.value);
    setIsHydrated(true);
  }, []);
  return { ref, value, setValue, isHydrated };
}
