import type { HeaderMenuLinks } from '~/content/site/navigation';

/**
 * The links of a menu in groups. The header and the drawer have the same markup without classes, because the second copy of
 * equal markup adds almost nothing to the compressed file.
 */
export function MenuGroups({ menu }: { menu: HeaderMenuLinks }) {
  return menu.groups.map((group) => (
    <section key={group.label}>
      <h2>{group.label}</h2>
      <ul>
        {group.links.map(({ href, label, description }) => (
          <li key={href + label}>
            <a href={href}>
              {label}
              {description && <span>{description}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}
