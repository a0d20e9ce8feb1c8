import { createStore, type ReadableStore } from '../storage/store';

export interface Layout {
  /** The name of the open drawer. Only one is open at a time. */
  drawer?: string;
}

export const CLOSED_LAYOUT: Layout = {};

export interface LayoutStore extends ReadableStore<Layout> {
  openDrawer: (name: string) => void;
  closeDrawer: () => void;
}

export function createLayoutStore(): LayoutStore {
  const store = createStore(CLOSED_LAYOUT);
  return {
    get: store.get,
    subscribe: store.subscribe,
    openDrawer: (name) => store.set({ drawer: name }),
    closeDrawer: () => store.set(CLOSED_LAYOUT),
  };
}
