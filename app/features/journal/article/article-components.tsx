import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { chooseCoverGlazes } from '~/content/journal/cover-glazes';
import { Cover, type CoverKind } from '~/ui/art/covers/cover';
import { Figure } from '~/ui/pictures/figure';
import { ArticleBarChart } from './article-bar-chart';

export interface PlateProps {
  kind: CoverKind;
  seed: number;
  caption: string;
}

/** A generated picture in an article. */
function Plate({ kind, seed, caption }: PlateProps) {
  return (
    <Figure caption={caption}>
      <Cover kind={kind} seed={seed} glazes={chooseCoverGlazes(seed)} className="aspect-[16/9] w-full" />
    </Figure>
  );
}

interface AsideProps {
  title: string;
  children: ReactNode;
}

/** A remark beside the text. On a wide screen it is in the margin. */
function Aside({ title, children }: AsideProps) {
  return (
    <aside aria-label={title} className="article-aside">
      <p className="font-semibold">{title}</p>
      {children}
    </aside>
  );
}

const Steps = ({ children }: { children: ReactNode }) => <div className="article-steps">{children}</div>;

/** A table can be wider than a phone, so it scrolls. What scrolls must be focusable by keyboard. */
const focusable = { tabIndex: 0 };

const ScrollingTable = (props: ComponentProps<'table'>) => (
  <div className="overflow-x-auto" {...focusable}>
    <table {...props} className="data-table" />
  </div>
);

/** In Markdown, the cells of the first row are the only head cells of a table. */
const ColumnHead = (props: ComponentProps<'th'>) => <th {...props} scope="col" />;

/** By name. The attributes of an article are not checked by the compiler. */
export type ArticleComponents = Readonly<Record<string, ComponentType<never>>>;

/** What an article can use besides Markdown, and what stands for elements of HTML. */
export const articleComponents: ArticleComponents = {
  Aside,
  BarChart: ArticleBarChart,
  Plate,
  Steps,
  table: ScrollingTable,
  th: ColumnHead,
};
