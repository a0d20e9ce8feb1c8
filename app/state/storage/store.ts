/** A value with subscriptions, as React's useSyncExternalStore needs it. */
export interface ReadableStore<Value> {
  /** Returns the same object until the value changes. */
  get: () => Value;
  /** Calls the listener after every change. Returns a function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
}

export interface Store<Value> extends ReadableStore<Value> {
  set: (value: Value) => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
