import { getPublishedPicture } from '~/content/published-pictures';
import { companyServices, servicePictureTexts } from '~/content/services/company-services';
import { webContent } from '~/content/services/web-content';
import { Icon } from '~/ui/icons/icon';
import { Picture } from '~/ui/pictures/picture';

const service = companyServices.find(({ id }) => id === 'custom-web-development');

/** What one gets, beside the picture of the service. */
export function FridayDeliverables() {
  if (!service) return null;
  return (
    <section aria-labelledby="friday-title" className="wrap section">
      <div className="grid gap-grout lg:grid-cols-2">
        <div>
          <Picture
            image={getPublishedPicture(service.picture, servicePictureTexts[service.id])}
            sizes="(min-width: 992px) 50vw, 100vw"
            className="size-full rounded-tile object-cover"
          />
        </div>
        <div className="rounded-tile bg-surface p-5 md:p-10">
          <h2 id="friday-title">{webContent.fridayHeadline}</h2>
          <p className="mt-5 max-w-[34em] text-muted">{service.description}</p>
          <ul className="mt-8 grid gap-3">
            {service.deliverables.map((deliverable) => (
              <li key={deliverable} className="flex gap-2.5">
                <Icon name="check" className="mt-1 shrink-0" />
                {deliverable}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
