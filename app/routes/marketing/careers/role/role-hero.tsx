import type { ListedRole, OpenRole } from '~/content/careers/open-role';
import { paths } from '~/paths';
import { formatDate } from '~/sections/format/format-date';
import { Cover } from '~/ui/art/covers/cover';
import { LinkButton } from '~/ui/buttons/link-button';
import { type Breadcrumb, Breadcrumbs } from '~/ui/navigation/breadcrumbs';

export const getRoleBreadcrumbs = ({ title }: OpenRole): readonly Breadcrumb[] => [
  { label: 'Careers', href: paths.careers() },
  { label: title },
];

interface RoleHeroProps {
  role: ListedRole;
  /** Shown for a role that is open longer than planned. */
  stillOpenNote: string | undefined;
}

/** Picture, title and summary of the role. */
export function RoleHero({ role, stillOpenNote }: RoleHeroProps) {
  return (
    <header className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-grout gap-y-8 pt-4 lg:grid-cols-[7fr_5fr]">
      <div className="flex flex-col lg:min-h-[26rem] lg:pe-12">
        <Breadcrumbs items={getRoleBreadcrumbs(role)} />
        <h1 className="mt-6 max-w-[12ch] text-[clamp(2.75rem,5.4vw,4.9rem)]">{role.title}</h1>
        <p className="mt-6 max-w-[32em] text-lead text-muted">{role.summary}</p>
        {stillOpenNote && !role.ended && (
          <p className="mt-4 max-w-[36em] text-sm text-muted">{stillOpenNote}</p>
        )}
        {role.ended ? (
          <div className="mt-8 grid justify-items-start gap-3 lg:mt-auto lg:py-8">
            <p className="font-semibold">
              {`This role ${role.ended.kind === 'filled' ? 'was filled' : 'closed'} on ${formatDate(role.ended.on)}.`}
            </p>
            <LinkButton href={paths.careers()} size="lg" variant="contrast">
              What is open today
            </LinkButton>
          </div>
        ) : (
          <p className="mt-8 lg:mt-auto lg:py-8">
            <LinkButton href="#apply" size="lg">
              Apply for it
            </LinkButton>
          </p>
        )}
      </div>
      <Cover
        {...role.cover}
        className="-order-1 h-44 w-full rounded-tile sm:h-64 lg:order-none lg:h-full lg:quarter-bl"
      />
    </header>
  );
}
