import type { ProductImage } from '~/domain/catalogue/product';
import { Icon } from '~/ui/icons/icon';
import { Picture } from '~/ui/pictures/picture';

interface ProductGalleryProps {
  name: string;
  images: readonly ProductImage[];
}

const SIZES = '(min-width: 1440px) 671px, (min-width: 992px) 47vw, 100vw';
const THUMBNAIL = '(min-width: 1440px) 112px, (min-width: 992px) 8vw, 20vw';
const viewId = (index: number) => `view-${index + 1}`;

/** Views of a product on a rail that snaps; the small pictures below lead to each. Works without script. */
export function ProductGallery({ name, images }: ProductGalleryProps) {
  const several = images.length > 1;
  const reachable = several && { tabIndex: 0, role: 'group', 'aria-label': `Pictures of ${name}` };
  return (
    <div data-carousel="" className="grid content-start gap-grout">
      <div className="gallery-frame relative overflow-hidden rounded-tile quarter-bl bg-tile-1">
        <div data-rail="" {...reachable} className="gallery-rail rail">
          {images.map((image, index) => (
            <div key={image.src} id={viewId(index)} className="aspect-square w-full shrink-0 snap-start">
              <Picture
                image={image}
                sizes={SIZES}
                priority={index === 0 ? 'first' : undefined}
                className="size-full object-cover"
              />
            </div>
          ))}
        </div>
        {several && (
          <div className="corner-tiles-end needs-script absolute end-0 bottom-0 flex gap-grout bg-bg">
            <button type="button" value="-1" aria-label="Previous picture" className="gallery-step">
              <Icon name="arrow-left" />
            </button>
            <button type="button" value="1" aria-label="Next picture" className="gallery-step">
              <Icon name="arrow-right" />
            </button>
          </div>
        )}
      </div>
      {several && (
        <ul className="grid grid-cols-5 gap-grout lg:grid-cols-6">
          {images.map((image, index) => (
            <li key={image.src}>
              <a
                href={`#${viewId(index)}`}
                aria-label={`Picture ${index + 1}: ${image.alt}`}
                className="group relative block overflow-hidden rounded-inner focus-visible:z-10"
              >
                <Picture
                  image={{ ...image, alt: '' }}
                  sizes={THUMBNAIL}
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
