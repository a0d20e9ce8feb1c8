import { company, offices } from '~/content/company';
import { pictureNamed } from '~/content/pictures';
import { plainType } from '~/content/plain-type';
import { formatDate } from '~/sections/dates';
import { Picture } from '~/ui/picture';
import { WithMargin } from './with-margin';

const picture = pictureNamed(
  'ceramic-coasters-1',
  'A stack of four glazed tiles on cork, and two more beside it: a leaf, a quarter, and a dot in marigold on black',
);

/** One sentence, and the page's only picture. */
export function Statement() {
  return (
    <>
      <div className="pt-12 pb-16 md:pt-28 md:pb-28">
        <WithMargin
          note={
            <>
              {offices.map(({ city }) => city).join(', ')}.
              <span className="block">Since {formatDate(company.foundedOn)}.</span>
            </>
          }
        >
          <h1 className="max-w-[24em] text-[clamp(1.9rem,3.7vw,3.5rem)] leading-[1.16] font-normal tracking-[-0.02em]">
            {plainType.statement}
          </h1>
        </WithMargin>
      </div>
      <WithMargin note={<p className="max-w-[24em] lg:ms-auto">{plainType.pictureCaption}</p>}>
        <Picture
          image={picture}
          priority="first"
          sizes="(min-width: 1440px) 990px, (min-width: 992px) 70vw, 92vw"
          className="aspect-[16/10] w-full rounded-tile object-cover quarter-tr"
        />
      </WithMargin>
    </>
  );
}
