import type { ProductImage } from '~/domain/catalogue/product';
import { DescriptionList } from '~/ui/data/description-list';
import { Picture } from '~/ui/pictures/picture';

interface ProductStoryProps {
  story: readonly string[];
  details: readonly { label: string; value: string }[];
  care: readonly string[];
  /** Picture beside the text. */
  image?: ProductImage;
  /** A seat or a gift card. */
  isDeliveredByEmail: boolean;
}

/** Story, details and care of a product. */
export function ProductStory({ story, details, care, image, isDeliveredByEmail }: ProductStoryProps) {
  const [firstParagraph, ...otherParagraphs] = story;
  return (
    <section aria-labelledby="story-title" className="wrap section">
      <h2 id="story-title" className="sr-only">
        {isDeliveredByEmail ? 'What to expect' : 'How it came about'}
      </h2>
      {firstParagraph && (
        <p className="max-w-[34ch] font-display text-h2 leading-[1.12] font-semibold text-balance">
          {firstParagraph}
        </p>
      )}
      <div className="mt-12 grid gap-12 lg:grid-cols-[5fr_7fr] lg:gap-14">
        <div className="grid content-start gap-5 text-lg">
          {otherParagraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-[38em]">
              {paragraph}
            </p>
          ))}
          {image && (
            <Picture
              image={image}
              sizes="(min-width: 1440px) 537px, (min-width: 992px) 37vw, 100vw"
              className="mt-3 aspect-[4/3] w-full rounded-tile object-cover"
            />
          )}
        </div>
        <div className="grid content-start gap-grout">
          <DescriptionList items={details.map(({ label, value }) => ({ term: label, description: value }))} />
          <h3 className="mt-8 pb-2 text-h4">{isDeliveredByEmail ? 'Good to know' : 'Care'}</h3>
          <ul className="grid gap-grout sm:grid-cols-2">
            {care.map((note) => (
              <li key={note} className="rounded-tile bg-surface px-4 py-3 text-sm">
                {note}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
