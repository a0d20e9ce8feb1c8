import { getPublishedPicture, type PictureName } from '~/content/published-pictures';
import { Picture } from '~/ui/pictures/picture';
import { buildSrcSet } from '~/ui/pictures/picture-sources';

type ThemedName =
  | 'hero-careers'
  | 'hero-company'
  | 'hero-contact'
  | 'hero-hackmatrix'
  | 'hero-home'
  | 'hero-missing'
  | 'hero-shop';

interface ThemedPictureProps {
  /** The picture exists as `<name>-dark` and `<name>-light`. */
  name: ThemedName;
  sizes: string;
  /** What is seen, where the words beside it do not say it. */
  alt?: string;
  className?: string;
}

const variant = (name: ThemedName, theme: 'dark' | 'light', alt = '') =>
  getPublishedPicture(`${name}-${theme}` satisfies PictureName, alt);

/**
 * A picture that touches the page's ground and therefore exists in both themes. Browsers fetch only the one that is
 * shown: the other is not displayed, and lazy. `preloadHints` makes up for the laziness of the first. These are two
 * elements, so in a grid or a row they want a box of their own around them.
 */
export function ThemedPicture({ name, sizes, alt, className = '' }: ThemedPictureProps) {
  return (
    <>
      <Picture image={variant(name, 'dark', alt)} sizes={sizes} className={`${className} light:hidden`} />
      <Picture
        image={variant(name, 'light', alt)}
        sizes={sizes}
        className={`${className} hidden light:block`}
      />
    </>
  );
}

/** For a route's `meta`: lets the theme script ask for the right one of both before the body is read. */
export const themedPicturePreloads = (name: ThemedName, sizes: string) =>
  (['dark', 'light'] as const).map((theme) => ({
    name: `first-picture-${theme}`,
    content: buildSrcSet(variant(name, theme), 'avif'),
    'data-sizes': sizes,
  }));
