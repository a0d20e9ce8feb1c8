import { getPublishedPicture, type PictureName } from '~/content/published-pictures';
import { Picture } from '~/ui/pictures/picture';
import { buildSrcSet } from '~/ui/pictures/picture-sources';

type ThemedPictureName =
  | 'hero-careers'
  | 'hero-company'
  | 'hero-contact'
  | 'hero-hackmatrix'
  | 'hero-home'
  | 'hero-missing'
  | 'hero-shop';

interface ThemedPictureProps {
  /** The pictures are `<name>-dark` and `<name>-light`. */
  name: ThemedPictureName;
  sizes: string;
  /** Text alternative, where the text beside the picture does not describe it. */
  alt?: string;
  className?: string;
}

const getVariant = (name: ThemedPictureName, theme: 'dark' | 'light', alt = '') =>
  getPublishedPicture(`${name}-${theme}` satisfies PictureName, alt);

/**
 * A picture with a variant for each theme. Browsers load only the displayed one, because the other is hidden and lazy.
 * `createThemedPicturePreloads` makes up for the lazy loading. It renders two elements, so in a grid or a flex row it
 * needs a container.
 */
export function ThemedPicture({ name, sizes, alt, className = '' }: ThemedPictureProps) {
  return (
    <>
      <Picture image={getVariant(name, 'dark', alt)} sizes={sizes} className={`${className} light:hidden`} />
      <Picture
        image={getVariant(name, 'light', alt)}
        sizes={sizes}
        className={`${className} hidden light:block`}
      />
    </>
  );
}

/** For the `meta` of a route: the theme script preloads the variant of the current theme. */
export const createThemedPicturePreloads = (name: ThemedPictureName, sizes: string) =>
  (['dark', 'light'] as const).map((theme) => ({
    name: `first-picture-${theme}`,
    content: buildSrcSet(getVariant(name, theme)),
    'data-sizes': sizes,
  }));
