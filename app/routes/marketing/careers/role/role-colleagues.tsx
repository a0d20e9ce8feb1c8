import type { OpenRole } from '~/content/careers/open-role';
import { findRoleColleagues } from '~/features/careers/role-labels';
import { paths } from '~/paths';
import { Portrait } from '~/ui/art/portrait/portrait';

/** Columns by number of colleagues. */
const columns: Readonly<Record<number, string>> = {
  3: 'lg:grid-cols-3',
  4: 'lg:grid-cols-4',
  5: 'lg:grid-cols-5',
};

/** The colleagues of the role, the lead first. */
export function RoleColleagues({ role }: { role: OpenRole }) {
  const colleagues = findRoleColleagues(role);
  return (
    <section aria-labelledby="beside-title" className="wrap section print:break-inside-avoid">
      <h2 id="beside-title">Who you would work with</h2>
      <ul className={`mt-8 grid gap-grout sm:grid-cols-2 ${columns[colleagues.length] ?? ''}`}>
        {colleagues.map(({ id, name, role: does, city, strength, portrait }, index) => (
          <li
            key={id}
            className="group relative grid grid-cols-[72px_1fr] gap-4 rounded-tile bg-surface p-4 sm:grid-cols-1 sm:content-start sm:gap-0 sm:p-0"
          >
            <Portrait
              features={portrait}
              className="block aspect-square w-full rounded-inner sm:rounded-t-tile sm:rounded-b-none"
            />
            <div className="sm:p-4 md:p-5">
              <h3 className="font-sans text-base leading-snug font-semibold tracking-normal">
                <a
                  href={`${paths.team()}#${id}`}
                  className="underline decoration-transparent decoration-2 underline-offset-4 transition-colors group-hover:decoration-primary after:absolute after:inset-0 after:rounded-tile"
                >
                  {name}
                </a>
              </h3>
              <p className="text-sm text-muted">
                {index === 0 && role.kind !== 'internship' ? `${does}. Leads you` : does}
                {city === role.city ? '' : `, ${city}`}
              </p>
              <p className="mt-3 text-sm">{strength}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
