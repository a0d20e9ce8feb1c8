import { communityRoles, convergePageContent } from '~/content/products/converge-page-content';
import { Portrait } from '~/ui/art/portrait/portrait';

/** What Converge is for each person: what they see, what they do, and what they are spared. */
export function CommunityRoleList() {
  return (
    <section aria-labelledby="people-title" className="wrap section">
      <h2 id="people-title">{convergePageContent.peopleHeadline}</h2>
      <ul className="mt-10 grid gap-x-10 gap-y-12 md:grid-cols-2">
        {communityRoles.map(({ id, name, role, sees, does, no, portrait }) => (
          <li key={id} className="grid grid-cols-[5rem_1fr] gap-x-6 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <Portrait features={portrait} className="w-full rounded-tile" />
            <div>
              <h3>{name}</h3>
              <p className="text-muted">{role}</p>
              <dl className="mt-4 grid gap-3">
                <div>
                  <dt className="text-sm text-muted">Sees</dt>
                  <dd>{sees}</dd>
                </div>
                <div>
                  <dt className="text-sm text-muted">Does</dt>
                  <dd>{does}</dd>
                </div>
                <div>
                  <dt className="text-sm text-muted">Is spared</dt>
                  <dd>{no}</dd>
                </div>
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
