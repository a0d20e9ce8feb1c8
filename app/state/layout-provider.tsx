import { createContext, type ReactNode } from 'react';
import { useRequiredContext } from './use-required-context';

/** The layout around a page. Its header and menu differ by it. */
export type LayoutArea = 'marketing' | 'auth' | 'journal' | 'shop' | 'account';

const LayoutContext = createContext<LayoutArea | undefined>(undefined);

export function LayoutProvider({ area, children }: { area: LayoutArea; children: ReactNode }) {
  return <LayoutContext value={area}>{children}</LayoutContext>;
}

export function useLayout(): LayoutArea {
  return useRequiredContext(LayoutContext, 'useLayout', 'LayoutProvider');
}
