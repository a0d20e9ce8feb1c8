import { buttonClasses } from '~/ui/button-classes';
import { SegmentedLinks } from '~/ui/segmented-links';
import { SkipLink } from '~/ui/skip-link';
import { GROUPS } from './groups';

/** Every primitive in every state. */
export function DevUiPage() {
  return (
    <>
      <SkipLink href="#content">Skip to the parts</SkipLink>
      <header className="sticky top-0 z-30 bg-bg">
        <div className="wrap flex items-center justify-between gap-6 py-3">
          <SegmentedLinks
            label="Groups"
            items={GROUPS.map(({ id, label }) => ({ label, href: `#${id}` }))}
            className="min-w-0"
          />
          <button
            type="button"
            data-theme-toggle=""
            className={`${buttonClasses({ variant: 'quiet', size: 'sm' })} needs-script shrink-0`}
          >
            Theme
          </button>
        </div>
      </header>
      <main id="content" className="wrap pb-32">
        <h1 className="pt-12 text-h2">Parts of the interface</h1>
        <p className="mt-4 max-w-[36em] text-lead text-muted">
          Every part in every state, on the grounds it may stand on. Try them by keyboard, in both themes, at
          390 and 1440 pixels.
        </p>
        {GROUPS.map(({ id, Group }) => (
          <Group key={id} />
        ))}
      </main>
    </>
  );
}
