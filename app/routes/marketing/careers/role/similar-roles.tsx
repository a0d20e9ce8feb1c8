import type { OpenRole } from '~/content/careers/open-role';
import { formatPayRange } from '~/features/careers/format-pay';
import { getRoleKindLabel, getRoleTeamName } from '~/features/careers/role-labels';
import { paths } from '~/paths';
import { StoredCover } from '~/sections/drawings/stored-cover';
import { TextLink } from '~/ui/buttons/text-link';

const rateSimilarity = (role: OpenRole, other: OpenRole) =>
  Number(other.teamId === role.teamId) * 2 +
  Number(other.city === role.city) +
  Number(other.kind === role.kind);

/** Three other roles, most similar first by team, place and kind. */
export function SimilarRoles({ role, others }: { role: OpenRole; others: readonly OpenRole[] }) {
  const nearest = others.toSorted((a, b) => rateSimilarity(role, b) - rateSimilarity(role, a)).slice(0, 3);
  if (nearest.length === 0) return null;
  return (
    <section aria-labelledby="nearest-title" className="wrap section">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 id="nearest-title" className="text-[clamp(1.75rem,2.6vw,2.4rem)]">
          Similar roles
        </h2>
        <TextLink href={paths.careers()}>All open roles</TextLink>
      </div>
      <ul className="mt-6 grid gap-grout md:grid-cols-3">
        {nearest.map((other) => (
          <li
            key={other.id}
            className="group relative rounded-tile bg-surface transition-colors hover:bg-raised"
          >
            <StoredCover cover={other.cover} className="block h-36 w-full rounded-t-tile" />
            <div className="p-5">
              <h3>
                <a href={paths.role(other.id)} className="after:absolute after:inset-0 after:rounded-tile">
                  {other.title}
                </a>
              </h3>
              <p className="mt-1 text-sm text-muted">
                {getRoleTeamName(other)}, {other.city}. {getRoleKindLabel(other)}
              </p>
              <p className="mt-3 text-sm font-semibold tabular-nums">{formatPayRange(other.pay)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
