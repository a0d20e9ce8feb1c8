import { company, offices } from '~/content/company/company';
import { classicContent } from '~/content/demos/classic-content';
import { getPublishedPicture } from '~/content/published-pictures';
import { formatDate } from '~/sections/format/format-date';
import { DENSE_PHONE_SIZE, Picture } from '~/ui/pictures/picture';
import { MarginNoteLayout } from './margin-note-layout';

const picture = getPublishedPicture(
  'ceramic-coasters-1',
  'A stack of four glazed tiles on cork, and two more beside it: a leaf, a quarter, and a dot in marigold on black',
);

/** One sentence, and the page's only picture. */
export function ClassicHero() {
  return (
    <>
      <div className="pt-12 pb-16 md:pt-28 md:pb-28">
        <MarginNoteLayout
          note={
            <>
              {offices.map(({ city }) => city).join(', ')}.
              <span className="block">Since {formatDate(company.foundedOn)}.</span>
            </>
          }
        >
          <h1 className="max-w-[24em] text-[clamp(1.9rem,3.7vw,3.5rem)] leading-[1.16] font-normal tracking-[-0.02em]">
            {classicContent.statement}
          </h1>
        </MarginNoteLayout>
      </div>
      <MarginNoteLayout note={<p className="max-w-[24em] lg:ms-auto">{classicContent.pictureCaption}</p>}>
        <Picture
          image={picture}
          priority="first"
          sizes={`${DENSE_PHONE_SIZE}, (min-width: 1440px) 990px, (min-width: 992px) 70vw, 92vw`}
          className="aspect-[16/10] w-full rounded-tile object-cover quarter-tr"
        />
      </MarginNoteLayout>
    </>
  );
}
