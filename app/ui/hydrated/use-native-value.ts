import { useEffect, useRef, useState } from 'react';

/**
 * Takes over from a native control that the server has drawn. On the server and in the first render
 * `takenOver` is false: draw the native control with `ref`. Then it turns true, and `value` is what
 * the native control held by that moment, so that nothing chosen before hydration is lost.
 */
export function useNativeValue<Control extends HTMLElement & { value: string }>(initial: string) {
  const ref = useRef<Control>(null);
  const [value, setValue] = useState(initial);
  const [takenOver, setTakenOver] = useState(false);
  useEffect(() => {
    if (ref.current) setValue(ref.current.value);
    setTakenOver(true);
  }, []);
  return { ref, value, setValue, takenOver };
}
