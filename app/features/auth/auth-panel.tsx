import type { ReactNode } from 'react';

interface AuthPanelProps {
  title: string;
  lead?: ReactNode;
  /** Ways on: to the other pages of signing in. */
  links?: ReactNode;
  children: ReactNode;
}

/** One page of signing in: what it is, what to do, and where else one may have wanted to go. */
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
