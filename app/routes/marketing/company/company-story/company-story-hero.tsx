import { company } from '~/content/company/company';
import { companyStoryContent } from '~/content/company/company-story-content';
import { getPublishedPicture } from '~/content/published-pictures';
import { DENSE_PHONE_SIZE, Picture } from '~/ui/pictures/picture';

const picture = getPublishedPicture(
  'mosaic-assembly',
  'Sixteen tiles, the last three still in the air above their places',
);

/** The picture and the explanation of the company's name. */
export function CompanyStoryHero() {
  return (
    <section className="wrap grid gap-x-14 gap-y-8 md:grid-cols-2 lg:grid-cols-[5fr_7fr]">
      <div>
        <Picture
          image={picture}
          priority="first"
          sizes={`${DENSE_PHONE_SIZE}, (min-width: 1440px) 540px, (min-width: 992px) 38vw, (min-width: 768px) 46vw, 92vw`}
          className="aspect-square w-full rounded-tile object-cover quarter-bl md:aspect-[4/5]"
        />
      </div>
      <div className="flex flex-col justify-end">
        <h1 className="max-w-[9ch]">{companyStoryContent.headline}</h1>
        <p className="mt-7 max-w-[30em] text-lead text-muted">{companyStoryContent.lead}</p>
        <p className="mt-4 max-w-[30em] text-muted">{company.nameOrigin}</p>
      </div>
    </section>
  );
}
