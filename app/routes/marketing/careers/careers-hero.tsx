import { careersContent } from '~/content/careers/careers-content';
import { ThemedPicture } from '~/sections/marketing/themed-picture';
import { DENSE_PHONE_SIZE } from '~/ui/pictures/picture';

export const careersHeroPictureSizes = `${DENSE_PHONE_SIZE}, (min-width: 1440px) 672px, (min-width: 992px) 47vw, 92vw`;

/** Headline and lead beside the picture of a table. */
export function CareersHero() {
  return (
    <header className="wrap grid gap-x-12 gap-y-8 pb-12 max-lg:pt-10 md:pb-14 lg:grid-cols-2">
      <div className="flex flex-col justify-end gap-6 lg:pt-16 lg:pb-2">
        <h1 className="max-w-[12ch]">{careersContent.headline}</h1>
        <p className="max-w-[34em] text-lead text-muted">{careersContent.lead}</p>
      </div>
      <div>
        <ThemedPicture
          name="hero-careers"
          sizes={careersHeroPictureSizes}
          className="aspect-[4/3] w-full rounded-tile object-cover quarter-tr"
        />
      </div>
    </header>
  );
}
