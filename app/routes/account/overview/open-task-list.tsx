import { Icon } from '~/ui/icons/icon';
import type { OpenTask } from './list-open-tasks';

/** What the user can finish. Each task links to its page. */
export function OpenTaskList({ tasks }: { tasks: readonly OpenTask[] }) {
  return (
    <section aria-labelledby="open-tasks" className="mt-6 grid gap-4">
      <h2 id="open-tasks" className="text-h3">
        To finish
      </h2>
      <ul className="grid gap-grout sm:grid-cols-2">
        {tasks.map(({ id, title, text, href, icon }) => (
          <li
            key={id}
            className="relative flex items-start gap-4 rounded-tile bg-surface p-5 transition-colors focus-within:bg-raised hover:bg-raised"
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-inner bg-control">
              <Icon name={icon} />
            </span>
            <div className="min-w-0">
              <h3 className="font-sans text-base font-semibold tracking-normal">
                <a href={href} className="after:absolute after:inset-0 after:rounded-tile">
                  {title}
                </a>
              </h3>
              <p className="text-sm text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
