import { Icon } from '~/ui/icons/icon';

/** R-PAGE-1. The global script shows it after scrolling. */
export function BackToTop() {
  return (
    <button
      type="button"
      data-back-to-top=""
      hidden
      aria-label="Back to top"
      className="fixed end-4 bottom-4 z-20 grid size-12 place-items-center rounded-tile bg-text text-bg quarter-tl"
    >
      <Icon name="arrow-up" />
    </button>
  );
}
