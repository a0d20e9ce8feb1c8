import type { ReactNode } from 'react';
import { Cover } from '~/ui/art/covers/cover';
import { TextLink } from '~/ui/text-link';

interface ComingSoonPageProps {
  title: string;
  children: ReactNode;
  coverSeed: number;
  leadsTo?: { label: string; href: string };
}

/** Says honestly that a page is not there yet, and where to go meanwhile. */
export function ComingSoonPage({ title, children, coverSeed, leadsTo }: ComingSoonPageProps) {
  return (
    <div className="wrap grid gap-grout pt-6 lg:grid-cols-[7fr_5fr]">
      <div className="flex flex-col justify-end py-10 pe-6 lg:py-20">
        <p className="text-sm text-muted">Coming soon</p>
        <h1 className="mt-4 max-w-[12ch]">{title}</h1>
        <div className="mt-6 max-w-lg text-lead text-muted">{children}</div>
        {leadsTo && (
          <p className="mt-8">
            <TextLink href={leadsTo.href}>{leadsTo.label}</TextLink>
          </p>
        )}
      </div>
      <div className="min-h-64 overflow-hidden rounded-tile quarter-br lg:min-h-[34rem]">
        <Cover
          kind="truchet"
          seed={coverSeed}
          glazes={['peacock', 'bone', 'marigold']}
          className="size-full"
        />
      </div>
    </div>
  );
}
