import type { MDXComponents } from 'mdx/types';
import type { ComponentProps, ReactNode } from 'react';
import { ArticleBarChart } from './article-bar-chart';
import { Aside } from './aside';
import { Plate } from './plate';

const Steps = ({ children }: { children: ReactNode }) => <div className="article-steps">{children}</div>;

/** A table can be wider than a phone, so it scrolls. What scrolls must be focusable by keyboard. */
const focusable = { tabIndex: 0 };

export const ScrollingTable = (props: ComponentProps<'table'>) => (
  <div className="overflow-x-auto" {...focusable}>
    <table {...props} className="data-table" />
  </div>
);

/** In Markdown, the cells of the first row are the only head cells of a table. */
export const ColumnHead = (props: ComponentProps<'th'>) => <th {...props} scope="col" />;

/** What an article can use besides Markdown, without an import. */
export const articleComponents: MDXComponents = {
  Aside,
  BarChart: ArticleBarChart,
  Plate,
  Steps,
  table: ScrollingTable,
  th: ColumnHead,
};
