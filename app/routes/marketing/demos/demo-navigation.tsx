import clsx from 'clsx';
import { demoPages } from '~/content/demos/demos';

/** Navigation of the seven demos on a scale from restrained to bold. The current demo is highlighted. */
export function DemoNavigation({ current }: { current: string }) {
  return (
    <nav aria-labelledby="seven-title" className="wrap section print:hidden">
      <h2 id="seven-title" className="text-h3">
        Seven demo pages: the same company in seven styles
      </h2>
      <ul className="mt-5 grid grid-cols-2 gap-grout sm:grid-cols-4 xl:grid-cols-7">
        {demoPages.map(({ href, name, style }, place) => {
          const isCurrent = href === current;
          return (
            <li key={href} className="max-xl:last:col-span-2">
              <a
                href={href}
                aria-current={isCurrent ? 'page' : undefined}
                className={clsx(
                  'flex h-full min-h-32 flex-col justify-between gap-5 rounded-tile p-4 transition-colors xl:min-h-44',
                  isCurrent
                    ? 'bg-glaze-marigold text-glaze-ink'
                    : 'bg-surface hover:bg-raised focus-visible:bg-raised',
                )}
              >
                <BoldnessScale level={place + 1} />
                <span>
                  <span className="block font-display text-h3 leading-none font-semibold">{name}</span>
                  <span className="mt-2 block min-h-[2lh] text-sm">{isCurrent ? 'This page' : style}</span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const TILES = 7;

/** Shows `level` of seven tiles. */
const BoldnessScale = ({ level }: { level: number }) => (
  <svg viewBox="0 0 97 13" aria-hidden="true" className="block w-24 fill-current">
    {Array.from({ length: TILES }, (_, index) => index * 14).map((x, index) => (
      <rect key={x} x={x} width="13" height="13" rx="1" opacity={index < level ? 1 : 0.16} />
    ))}
  </svg>
);
