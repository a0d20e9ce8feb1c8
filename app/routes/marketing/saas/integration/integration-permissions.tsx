import type { Integration } from '~/content/integrations/integration';

/** Names of scopes are code; other permissions are a few words. */
const isScope = (name: string) => !name.includes(' ');

/** What one side lets the other do, and why it is asked for. */
export function IntegrationPermissions({ integration: { permissions } }: { integration: Integration }) {
  return (
    <section
      aria-labelledby="permissions"
      className="wrap gap-x-14 gap-y-6 pt-14 md:pt-20 lg:grid lg:grid-cols-[1fr_2fr]"
    >
      <h2 id="permissions" className="mb-6 max-w-[8em]">
        Permissions, and why
      </h2>
      <dl className="grid gap-grout">
        {permissions.map(({ name, reason }) => (
          <div key={name} className="rounded-inner bg-surface p-4 md:p-5">
            <dt className={isScope(name) ? 'font-mono text-sm wrap-anywhere' : 'font-semibold'}>{name}</dt>
            <dd className="mt-1.5 max-w-[38em] text-muted">{reason}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
