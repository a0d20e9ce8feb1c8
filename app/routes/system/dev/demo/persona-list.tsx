import { sampleUsers } from '~/content/samples/sample-users';
import { devPaths } from '~/dev-paths';
import type { DemoPersona } from '~/domain/site/demo-controls';
import { getButtonClasses } from '~/ui/buttons/button-classes';

const personas: readonly { id?: string; persona: DemoPersona; name: string; purpose: string }[] = [
  ...sampleUsers.map(({ id, role, firstName, lastName, purpose }) => ({
    id,
    persona: role,
    name: `${firstName} ${lastName}`,
    purpose,
  })),
  { persona: 'guest', name: 'a visitor', purpose: 'A visitor: nobody is signed in' },
];

/** Signs in as a sample account with one click. `userId`: the signed-in user. */
export function PersonaList({ userId }: { userId: string | undefined }) {
  return (
    <section aria-labelledby="personas" className="grid gap-3">
      <h2 id="personas" className="text-h3">
        Who you are
      </h2>
      <ul className="grid gap-grout">
        {personas.map(({ id, persona, name, purpose }) => {
          const isCurrent = id === userId;
          return (
            <li key={persona} className="grid gap-3 rounded-tile bg-surface p-4">
              <p className="text-sm text-muted">{purpose}</p>
              <form method="post" action={devPaths.demo()} data-send-once="">
                <button
                  type="submit"
                  name="persona"
                  value={persona}
                  aria-current={isCurrent}
                  className={getButtonClasses({ variant: isCurrent ? 'contrast' : 'quiet', size: 'sm' })}
                >
                  {isCurrent ? `Continue as ${name}` : `Switch to ${name}`}
                </button>
              </form>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
