import type { ReactNode } from 'react';

interface AsideProps {
  title: string;
  children: ReactNode;
}

/** A remark beside the text. On a wide screen it is in the margin. */
export function Aside({ title, children }: AsideProps) {
  return (
    <aside aria-label={title} className="article-aside">
      <p className="font-semibold">{title}</p>
      {children}
    </aside>
  );
}
