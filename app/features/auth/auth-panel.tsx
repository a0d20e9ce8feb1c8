import type { ReactNode } from 'react';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/buttons/link-button';

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

/** Link below an auth form. */
export function AuthLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center font-semibold text-text underline decoration-primary decoration-2 underline-offset-6 hover:decoration-text"
    >
      {children}
    </a>
  );
}

/** Shown instead of the page of an email link that was used or has expired. `lead` says why and what to do. */
export const UsedLinkPanel = ({ lead }: { lead: string }) => (
  <AuthPanel
    title="This link is no longer valid."
    lead={lead}
    links={<AuthLink href={paths.auth.signUp()}>Create an account</AuthLink>}
  >
    <LinkButton href={paths.auth.signIn()} size="lg">
      Sign in
    </LinkButton>
  </AuthPanel>
);
