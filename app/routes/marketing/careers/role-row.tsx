import type { OpenRole } from '~/content/careers/open-role';
import { PayBar, PayLabel } from '~/features/careers/pay-bar';
import { getRoleKindLabel, getRoleTeamName, vacancyCauseLabels } from '~/features/careers/role-labels';
import { paths } from '~/paths';
import { StoredCover } from '~/sections/drawings/stored-cover';
import { Icon } from '~/ui/icons/icon';

/** One role as a row: title, place, duration and pay. The whole row is the link. */
export function RoleRow({ role }: { role: OpenRole }) {
  const { id, title, city, summary, pay, cover, vacancy } = role;
  return (
    <li className="group role-row relative rounded-tile p-4 transition-colors hover:bg-raised has-focus-visible:bg-raised md:px-5">
      <div className="flex min-w-0 items-center gap-4">
        <StoredCover cover={cover} className="h-16 w-20 flex-none rounded-inner sm:w-26" />
        <div className="min-w-0">
          <h3 className="text-[1.1875rem] leading-snug">
            <a
              href={paths.role(id)}
              className="underline decoration-transparent decoration-2 underline-offset-4 transition-colors group-hover:decoration-primary after:absolute after:inset-0 after:rounded-tile focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-link"
            >
              {title}
            </a>
          </h3>
          <p className="mt-0.5 text-sm text-muted">
            {getRoleTeamName(role)}, {city}. {getRoleKindLabel(role)}.{' '}
            <span className="whitespace-nowrap">{vacancyCauseLabels[vacancy.cause].short}</span>
          </p>
        </div>
      </div>
      <div className="min-w-0">
        <PayBar role={role} height={22} />
        <div className="mt-1.5 tabular-nums">
          <PayLabel pay={pay} />
        </div>
        <p className="mt-2 max-w-[46em] text-sm text-muted lg:hidden">{summary}</p>
      </div>
      <span className="hidden self-center text-muted transition-transform group-hover:translate-x-1 lg:block">
        <Icon name="arrow-right" size={18} />
      </span>
    </li>
  );
}
