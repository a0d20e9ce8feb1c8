import clsx from 'clsx';
import type { ReactNode } from 'react';

/** One group of components with its anchor. */
export function SampleGroup({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid gap-8 pt-16">
      <h2 id={`${id}-title`} className="text-tool">
        {title}
      </h2>
      {children}
    </section>
  );
}

export interface SampleProps {
  title: string;
  /** Background of the component. */
  background?: 'page' | 'surface' | 'sunk' | 'overlay';
  layout?: 'row' | 'grid' | 'stack';
  children: ReactNode;
}

const BACKGROUNDS = {
  page: '',
  surface: 'rounded-tile bg-surface p-5 md:p-6',
  sunk: 'rounded-tile sunk p-5 md:p-6',
  overlay: 'rounded-tile overlay p-5 md:p-6',
};

const LAYOUTS = {
  row: 'flex flex-wrap items-center gap-3',
  grid: 'grid items-start gap-6 sm:grid-cols-2 xl:grid-cols-4',
  stack: 'grid gap-4',
};

/** One component in its states. */
export function Sample({ title, background = 'page', layout = 'row', children }: SampleProps) {
  return (
    <div className="grid min-w-0 content-start gap-3">
      <h3 className="text-sm font-medium tracking-normal font-sans text-muted">{title}</h3>
      <div className={clsx('min-w-0', BACKGROUNDS[background], LAYOUTS[layout])}>{children}</div>
    </div>
  );
}
