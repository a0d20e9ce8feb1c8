import type { NavigationMenu } from '~/content/site/navigation';
import { Icon } from '~/ui/icons/icon';
import { useAriaCurrent } from './use-aria-current';

const ITEM_CLASSES =
  'flex min-h-11 items-center gap-1 rounded-inner px-3 lg:max-xl:px-1.5 text-[0.9375rem] text-muted transition-colors hover:text-text aria-[current]:text-text';

/** One item of the header navigation: a link, or a button that opens a popover with links. */
export function HeaderMenu({ menu }: { menu: NavigationMenu }) {
  const getAriaCurrent = useAriaCurrent();
  if (menu.groups.length === 0) {
    return (
      <a href={menu.href} aria-current={getAriaCurrent(menu.href)} className={ITEM_CLASSES}>
        {menu.label}
      </a>
    );
  }
  const id = `menu-${menu.label.toLowerCase()}`;
  return (
    <>
      <button type="button" popoverTarget={id} className={`${ITEM_CLASSES} has-[+:popover-open]:text-text`}>
        {menu.label}
        <Icon name="chevron-down" size={12} />
      </button>
      <div id={id} popover="auto" className="menu-panel">
        <div className="grid grid-cols-3 gap-grout bg-bg p-grout ps-0 pe-0 has-[>:nth-child(4)]:grid-cols-4">
          {menu.groups.map((group) => (
            <section key={group.label} className="overlay rounded-tile px-3 pt-6 pb-7 xl:px-6">
              <h2 className="mb-3 px-3 font-sans text-sm font-medium tracking-normal text-muted">
                {group.label}
              </h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.href + link.label}>
                    <a
                      href={link.href}
                      aria-current={getAriaCurrent(link.href)}
                      className="group block rounded-inner px-3 py-2.5 transition-colors hover:bg-control focus-visible:bg-control aria-[current]:bg-control"
                    >
                      <span className="font-display text-lg font-semibold tracking-tight">{link.label}</span>
                      {link.description && (
                        <span className="block text-sm text-muted">{link.description}</span>
                      )}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
