import type { ReactNode } from 'react';
import { Cover } from '~/ui/art/covers/cover';
import { Icon } from '~/ui/icons/icon';
import { site } from '~site';

export interface NextStep {
  label: string;
  description: string;
  href: string;
}

interface ComingSoonViewProps {
  title: string;
  children: ReactNode;
  coverSeed: number;
  /** Links to related pages. */
  nextSteps: readonly NextStep[];
}

/** Placeholder of a planned page, with a contact and links to other pages. */
export function ComingSoonView({ title, children, coverSeed, nextSteps }: ComingSoonViewProps) {
  return (
    <div className="wrap grid gap-grout pt-4 lg:grid-cols-[7fr_5fr]">
      <div className="flex flex-col justify-between gap-12 py-8 lg:py-12 lg:pe-10">
        <div>
          <p className="text-sm text-muted">Coming soon</p>
          <h1 className="mt-4 max-w-[12ch]">{title}</h1>
          <div className="mt-6 max-w-lg text-lead text-muted">{children}</div>
          <p className="mt-4 max-w-lg">
            If you need something from it today, write to{' '}
            <a href={`mailto:${site.emails.hello}`} className="font-semibold underline underline-offset-4">
              {site.emails.hello}
            </a>
            .
          </p>
        </div>
        <nav aria-label="Meanwhile">
          <ul className="grid gap-grout sm:grid-cols-3">
            {nextSteps.map(({ label, description, href }) => (
              <li key={href}>
                <a
                  href={href}
                  className="group flex h-full min-h-32 flex-col rounded-tile bg-surface p-4 transition-colors hover:bg-raised"
                >
                  <span className="flex items-start justify-between gap-3 font-semibold">
                    {label}
                    <span className="pt-1 transition-transform group-hover:translate-x-1">
                      <Icon name="arrow-right" />
                    </span>
                  </span>
                  <span className="mt-auto pt-3 text-sm text-muted">{description}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="h-56 overflow-hidden rounded-tile quarter-br sm:h-72 lg:h-auto lg:min-h-[36rem]">
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
