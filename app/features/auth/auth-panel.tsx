import type { ReactNode } from 'react';

interface AuthPanelProps {
  title: string;
  lead?: ReactNode;
  /** Links to the other auth pages, below the content. */
  links?: ReactNode;
  children: ReactNode;
}

/** Content of an auth page: title, lead, form and links to the other auth pages. */
export function AuthPanel({ title, lead, links, children }: AuthPanelProps) {
  return (
    <div className="wrap grid gap-8 py-10 lg:px-12">
      <div className="grid w-full max-w-[27rem] gap-8 lg:mx-auto">
        <header className="grid gap-3">
          <h1 className="text-h2">{title}</h1>
          {lead && <p className="text-lg text-muted">{lead}</p>}
        </header>
        {children}
        {links && <p className="flex flex-wrap gap-x-6 gap-y-1 text-muted">{links}</p>}
      </div>
    </div>
  );
}
