import { getButtonClasses } from '~/ui/buttons/button-classes';
import { SegmentedLinks } from '~/ui/navigation/segmented-links';
import { SkipLink } from '~/ui/navigation/skip-link';
import { GALLERY_GROUPS } from './gallery-groups';

/** Every component of `app/ui` in every state. */
export function ComponentGallery() {
  return (
    <>
      <SkipLink href="#content">Skip to the parts</SkipLink>
      <header className="sticky top-0 z-30 bg-bg">
        <div className="wrap flex items-center justify-between gap-6 py-3">
          <SegmentedLinks
            label="Groups"
            items={GALLERY_GROUPS.map(({ id, label }) => ({ label, href: `#${id}` }))}
            className="min-w-0"
          />
          <button
            type="button"
            data-theme-toggle=""
            className={`${getButtonClasses({ variant: 'quiet', size: 'sm' })} needs-script shrink-0`}
          >
            Theme
          </button>
        </div>
      </header>
      <main id="content" data-dev-ui="" className="wrap pb-32">
        <h1 className="pt-12 text-h2">Parts of the interface</h1>
        <p className="mt-4 max-w-[36em] text-lead text-muted">
          Every part in every state, on the grounds it may stand on. Try them by keyboard, in both themes, at
          390 and 1440 pixels.
        </p>
        {GALLERY_GROUPS.map(({ id, Group }) => (
          <Group key={id} />
        ))}
      </main>
    </>
  );
}
