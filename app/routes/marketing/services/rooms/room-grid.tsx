import { getPublishedPicture } from '~/content/published-pictures';
import { companyServices, servicePictureTexts } from '~/content/services/company-services';
import { roomQuestions } from '~/content/services/service-rooms-content';
import { formatLakhCrore } from '~/domain/money/lakh-crore';
import { Icon } from '~/ui/icons/icon';
import { DENSE_PHONE_SIZE, Picture } from '~/ui/pictures/picture';

/** The rounded corners face the middle, so that the four doors open on to one place. */
const ROOM_CORNERS = ['rounded-ee-[4rem]', 'rounded-es-[4rem]', 'rounded-se-[4rem]', 'rounded-ss-[4rem]'];

/** Four services as four rooms around one point. */
export function RoomGrid() {
  return (
    <ul className="grid gap-grout md:grid-cols-2">
      {companyServices.map(({ id, name, summary, href, picture, startingPrice, typicalDuration }, index) => (
        <li key={id}>
          <a
            href={href}
            className={`group grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-tile bg-surface transition-colors hover:bg-raised ${ROOM_CORNERS[index]}`}
          >
            <span className="block">
              <Picture
                image={getPublishedPicture(picture, servicePictureTexts[id])}
                sizes={`${DENSE_PHONE_SIZE}, (min-width: 768px) 50vw, 100vw`}
                priority={index === 0 ? 'first' : index === 1 ? 'early' : undefined}
                className="w-full object-cover max-md:aspect-[2/1]"
              />
            </span>
            <span className="flex flex-col justify-between gap-4 p-5 md:gap-6 md:p-8">
              <span>
                <span className="block text-muted">{roomQuestions[id]}</span>
                <span className="mt-3 block font-display text-h2 leading-none font-semibold underline-offset-4 group-hover:underline">
                  {name}
                </span>
                <span className="mt-3 block max-w-[34em]">{summary}</span>
              </span>
              <span className="flex items-center justify-between gap-x-6 pe-12 font-semibold tabular-nums">
                <span>
                  From {formatLakhCrore(startingPrice.price)}
                  <span className="max-md:hidden"> · </span>
                  <span className="max-md:block">{typicalDuration}</span>
                </span>
                <Icon name="arrow-right" size={20} />
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
