import type { OpenRole } from '~/content/careers/open-role';

/** Why the role is open, in large type, and what the work is. */
export function RoleDescription({ role }: { role: OpenRole }) {
  return (
    <div className="wrap section grid gap-x-16 gap-y-12 lg:grid-cols-[5fr_7fr]">
      <section aria-labelledby="why-title">
        <h2 id="why-title" className="font-sans text-base leading-snug font-semibold tracking-normal">
          Why this role is open
        </h2>
        <p className="mt-4 font-display text-[clamp(1.5rem,2.2vw,2rem)] leading-[1.14] font-medium tracking-[-0.022em]">
          {role.vacancy.text}
        </p>
      </section>
      <section aria-labelledby="work-title">
        <h2 id="work-title" className="font-sans text-base leading-snug font-semibold tracking-normal">
          What you will do
        </h2>
        <p className="mt-4 max-w-[40em] text-lead text-muted">{role.about}</p>
        <ul className="mt-6 grid max-w-[44em] gap-4">
          {role.responsibilities.map((text) => (
            <li key={text} className="grid grid-cols-[14px_1fr] gap-4">
              <svg viewBox="0 0 14 14" aria-hidden="true" className="mt-1.5 w-full fill-tile-3">
                <path d="M0 0h14a14 14 0 0 1-14 14z" />
              </svg>
              {text}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
