import { useEffect, useRef, useState } from 'react';

/**
 * Replaces a native control after hydration. On the server and in the first render `isHydrated` is false: render the
 * native control with `ref`. Then it is true, and `value` is the value that the native control had, so that input before
 * hydration is not lost.
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
