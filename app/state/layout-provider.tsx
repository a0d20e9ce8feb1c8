import { createContext, type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import type { Theme } from '~/domain/site/theme';
import { CLOSED_LAYOUT, type Layout, type LayoutStore } from './layout/layout-store';
import { layoutStore, themeStore } from './stores';
import type { ThemeStore } from './theme/theme-store';
import { useRequiredContext } from './use-required-context';

export interface LayoutState extends Layout {
  openDrawer: LayoutStore['openDrawer'];
  closeDrawer: LayoutStore['closeDrawer'];
  theme: Theme;
  setTheme: ThemeStore['set'];
  toggleTheme: ThemeStore['toggle'];
}

const LayoutContext = createContext<LayoutState | undefined>(undefined);

export function LayoutProvider({ children }: { children: ReactNode }) {
  const [layouts] = useState(layoutStore);
  const [themes] = useState(themeStore);
  const layout = useSyncExternalStore(layouts.subscribe, layouts.get, () => CLOSED_LAYOUT);
  const theme = useSyncExternalStore(themes.subscribe, themes.get, () => 'dark' as const);
  const value = useMemo(
    () => ({
      ...layout,
      openDrawer: layouts.openDrawer,
      closeDrawer: layouts.closeDrawer,
      theme,
      setTheme: themes.set,
      toggleTheme: themes.toggle,
    }),
    [layouts, layout, themes, theme],
  );
  return <LayoutContext value={value}>{children}</LayoutContext>;
}

export function useLayout(): LayoutState {
  return useRequiredContext(LayoutContext, 'useLayout', 'LayoutProvider');
}
