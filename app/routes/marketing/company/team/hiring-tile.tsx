import { company } from '~/content/company/company';
import { paths } from '~/paths';
import { Icon } from '~/ui/icons/icon';

/** The free tile of the mosaic; it links to the open roles. */
export function HiringTile() {
  return (
    <li className="mosaic-hiring-tile">
      <a
        href={paths.careers()}
        className="group flex size-full flex-col justify-between rounded-tile quarter-tr bg-tile-2 p-2 md:p-3 transition-colors hover:bg-glaze-vermilion hover:text-glaze-ink focus-visible:bg-glaze-vermilion focus-visible:text-glaze-ink xl:p-4"
      >
        <span className="hidden transition-transform group-hover:translate-x-1 md:block">
          <Icon name="arrow-right" size={20} />
        </span>
        <span className="mt-auto font-display text-sm leading-tight font-semibold tracking-tight md:text-[1.375rem] md:leading-none xl:text-[1.75rem]">
          Tile {company.headcount + 1} is still free
        </span>
        <span className="mt-2 text-sm max-xl:sr-only">See the open roles</span>
      </a>
    </li>
  );
}
