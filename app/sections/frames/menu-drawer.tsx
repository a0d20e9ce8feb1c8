import { headerAction, headerMenus, quickLinks } from '~/content/site/navigation';
import { paths } from '~/paths';
import { buttonClasses } from '~/ui/buttons/button-classes';
import { LinkButton } from '~/ui/buttons/link-button';
import { Icon } from '~/ui/icons/icon';
import { useAriaCurrent } from './use-aria-current';

const LINK_CLASSES =
  'flex min-h-13 items-center rounded-inner bg-control px-4 font-display text-lg font-semibold';

/** Navigation on small screens: the most wanted pages, and all others in groups, of which one is open at a time. */
export function MenuDrawer({ id }: { id: string }) {
  const getAriaCurrent = useAriaCurrent();
  return (
    <div id={id} popover="auto" data-drawer="" className="menu-drawer">
      <nav aria-label="Menu" className="flex min-h-full flex-col p-4">
        <div className="flex items-center justify-between ps-3">
          <span className="font-display text-h3 font-semibold">Menu</span>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label="Close menu"
            className={buttonClasses({ variant: 'plain', size: 'sm', isSquare: true })}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="mt-4 grid grid-cols-2 gap-grout">
          <a
            href={paths.search()}
            data-site-search=""
            className={`${LINK_CLASSES} col-span-2 justify-between`}
          >
            Search the whole site
            <Icon name="search" />
          </a>
          {quickLinks.map(({ href, label }) => (
            <a key={href} href={href} className={LINK_CLASSES}>
              {label}
            </a>
          ))}
        </div>
        <div className="mt-4 grid gap-grout">
          {headerMenus.map((menu) =>
            menu.groups.length === 0 ? (
              <a
                key={menu.label}
                href={menu.href}
                aria-current={getAriaCurrent(menu.href)}
                className={LINK_CLASSES}
              >
                {menu.label}
              </a>
            ) : (
              <details key={menu.label} name={id} className="group rounded-inner bg-control">
                <summary className="flex min-h-13 list-none items-center justify-between px-4 font-display text-lg font-semibold [&::-webkit-details-marker]:hidden">
                  {menu.label}
                  <span className="transition-transform group-open:rotate-180">
                    <Icon name="chevron-down" />
                  </span>
                </summary>
                <ul className="pb-3">
                  {menu.groups
                    .flatMap((group) => group.links)
                    .map((link) => (
                      <li key={link.href + link.label}>
                        <a
                          href={link.href}
                          aria-current={getAriaCurrent(link.href)}
                          className="flex min-h-11 flex-col justify-center px-4 py-1.5 aria-[current]:font-semibold"
                        >
                          {link.label}
                          {link.description && <span className="text-sm text-muted">{link.description}</span>}
                        </a>
                      </li>
                    ))}
                </ul>
              </details>
            ),
          )}
        </div>
        <div className="mt-6 grid">
          <LinkButton href={headerAction.href}>{headerAction.label}</LinkButton>
        </div>
      </nav>
    </div>
  );
}
