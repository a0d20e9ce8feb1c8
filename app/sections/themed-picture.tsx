import { type PictureName, pictureNamed } from '~/content/pictures';
import { Picture } from '~/ui/picture';
import { srcSet } from '~/ui/picture-sources';

type ThemedName = 'hero-careers' | 'hero-company' | 'hero-contact' | 'hero-home' | 'hero-missing';

interface ThemedPictureProps {
  /** The picture exists as `<name>-dark` and `<name>-light`. */
  name: ThemedName;
  sizes: string;
  className?: string;
}

const variant = (name: ThemedName, theme: 'dark' | 'light') =>
  pictureNamed(`${name}-${theme}` satisfies PictureName, '');

/**
 * A picture that touches the page's ground and therefore exists in both themes. Browsers fetch only the one that is
 * shown: the other is not displayed, and lazy. `preloadHints` makes up for the laziness of the first. These are two
 * elements, so in a grid or a row they want a box of their own around them.
 */
export function ThemedPicture({ name, sizes, className = '' }: ThemedPictureProps) {
  return (
    <>
      <Picture image={variant(name, 'dark')} sizes={sizes} className={`${className} light:hidden`} />
      <Picture image={variant(name, 'light')} sizes={sizes} className={`${className} hidden light:block`} />
    </>
  );
}

/** For a route's `meta`: lets the theme script ask for the right one of both before the body is read. */
export const preloadHints = (name: ThemedName, sizes: string) =>
  (['dark', 'light'] as const).map((theme) => ({
    name: `first-picture-${theme}`,
    content: srcSet(variant(name, theme), 'avif'),
    'data-sizes': sizes,
  }));
