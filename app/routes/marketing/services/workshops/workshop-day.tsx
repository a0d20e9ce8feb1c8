import { getPublishedPicture } from '~/content/published-pictures';
import { servicePictureTexts } from '~/content/services/company-services';
import { workshopContent, workshopDay } from '~/content/services/workshop-content';
import { Picture } from '~/ui/pictures/picture';

/** A day of a workshop, with the picture of the service. */
export function WorkshopDay() {
  return (
    <section aria-labelledby="day-title" className="wrap section">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[7fr_5fr]">
        <div>
          <h2 id="day-title">{workshopContent.dayHeadline}</h2>
          <ol className="mt-8 grid gap-6">
            {workshopDay.map(({ id, time, title, text }) => (
              <li key={id} className="grid gap-x-6 gap-y-1 sm:grid-cols-[14rem_1fr]">
                <span className="font-display text-h3 font-semibold tabular-nums">{time}</span>
                <span>
                  <span className="block font-semibold">{title}</span>
                  <span className="text-muted">{text}</span>
                </span>
              </li>
            ))}
          </ol>
        </div>
        <div>
          <Picture
            image={getPublishedPicture(
              'service-workshops',
              servicePictureTexts['professional-training-workshops'],
            )}
            sizes="(min-width: 992px) 40vw, 100vw"
            className="size-full rounded-tile rounded-se-[4rem] object-cover"
          />
        </div>
      </div>
    </section>
  );
}
