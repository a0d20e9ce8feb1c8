import type { ProductImage } from '~/domain/catalogue/product';
import { Icon } from '~/ui/icons/icon';
import { DENSE_PHONE_SIZE, Picture } from '~/ui/pictures/picture';

interface ProductGalleryProps {
  name: string;
  images: readonly ProductImage[];
}

const VIEW_SIZES = `${DENSE_PHONE_SIZE}, (min-width: 1440px) 671px, (min-width: 992px) 47vw, 100vw`;
const THUMBNAIL_SIZES = '(min-width: 1440px) 112px, (min-width: 992px) 8vw, 20vw';
const getViewId = (index: number) => `view-${index + 1}`;

/** Scroll-snap carousel of a product's images with thumbnails that link to each. Works without JavaScript. */
export function ProductGallery({ name, images }: ProductGalleryProps) {
  const hasSeveralImages = images.length > 1;
  const focusableGroup = hasSeveralImages && {
    tabIndex: 0,
    role: 'group',
    'aria-label': `Pictures of ${name}`,
  };
  return (
    <div data-carousel="" className="grid content-start gap-grout">
      <div className="gallery-frame relative overflow-hidden rounded-tile quarter-bl bg-tile-1">
        <div data-slides="" {...focusableGroup} className="gallery-pictures hidden-scrollbar">
          {images.map((image, index) => (
            <div
              key={image.src}
              id={getViewId(index)}
              data-colour={image.color}
              className="aspect-square w-full shrink-0 snap-start"
            >
              <Picture
                image={image}
                sizes={VIEW_SIZES}
                priority={index === 0 ? 'first' : undefined}
                className="size-full object-cover"
              />
            </div>
          ))}
        </div>
        {hasSeveralImages && (
          <div className="corner-tiles-end needs-script absolute end-0 bottom-0 flex gap-grout bg-bg">
            <button type="button" value="-1" aria-label="Previous picture" className="gallery-button">
              <Icon name="arrow-left" />
            </button>
            <button type="button" value="1" aria-label="Next picture" className="gallery-button">
              <Icon name="arrow-right" />
            </button>
          </div>
        )}
      </div>
      {hasSeveralImages && (
        <ul className="grid grid-cols-5 gap-grout lg:grid-cols-6">
          {images.map((image, index) => (
            <li key={image.src}>
              <a
                href={`#${getViewId(index)}`}
                aria-label={`Picture ${index + 1}: ${image.alt}`}
                className="group relative block overflow-hidden rounded-inner focus-visible:z-10"
              >
                <Picture
                  image={{ ...image, alt: '' }}
                  sizes={THUMBNAIL_SIZES}
                  fileWidths={[160, 480]}
                  className="aspect-square w-full object-cover transition-opacity group-hover:opacity-80"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
