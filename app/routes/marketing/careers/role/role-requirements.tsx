import type { ReactNode } from 'react';
import type { OpenRole } from '~/content/careers/open-role';
import { Icon } from '~/ui/icons/icon';

/** What is required, what is not required, and what is difficult. */
export function RoleRequirements({ role }: { role: OpenRole }) {
  return (
    <section aria-label="Who fits" className="wrap section grid gap-grout lg:grid-cols-[5fr_4fr_4fr]">
      <Column title="What you bring">
        <Lines texts={role.requirements} icon="check" />
      </Column>
      <Column title="What you need not bring">
        <Lines texts={role.notRequired} icon="minus" />
      </Column>
      <div className="rounded-tile bg-text p-5 text-bg md:p-7">
        <h2 className="text-h3">The hard part</h2>
        <p className="mt-4 max-w-[30em] text-lg">{role.difficulty}</p>
      </div>
    </section>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="rounded-tile bg-surface p-5 md:p-7">
      <h2 className="text-h3">{title}</h2>
      {children}
    </div>
  );
}

function Lines({ texts, icon }: { texts: readonly string[]; icon: 'check' | 'minus' }) {
  return (
    <ul className="mt-4 grid gap-3.5">
      {texts.map((text) => (
        <li key={text} className="grid max-w-[34em] grid-cols-[16px_1fr] gap-3">
          <span className="mt-1 text-muted">
            <Icon name={icon} size={16} />
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
