import { companyServices } from '~/content/services/company-services';
import { auditPrice } from '~/content/services/quick-audit-content';
import type { ServiceEnquiryTopic } from '~/content/services/service-enquiries';
import { serviceRoomsContent, spokenNeeds } from '~/content/services/service-rooms-content';
import { paths } from '~/paths';
import { formatAmount } from '~/sections/format/format-amount';
import { Icon } from '~/ui/icons/icon';

function findOffer(topic: ServiceEnquiryTopic) {
  const service = companyServices.find(({ id }) => id === topic);
  if (!service) return { name: 'The quick audit', href: paths.quickAudit(), price: formatAmount(auditPrice) };
  return {
    name: service.name,
    href: service.href,
    price: `from ${formatAmount(service.startingPrice.price)}`,
  };
}

/** Sentences that people say, each with the service that fits. */
export function ServiceChooser() {
  return (
    <section aria-labelledby="choose-title" className="wrap section">
      <div className="grid gap-x-14 gap-y-4 md:grid-cols-[7fr_5fr] md:items-end">
        <h2 id="choose-title">{serviceRoomsContent.chooseHeadline}</h2>
        <p className="text-muted">{serviceRoomsContent.chooseLead}</p>
      </div>
      <ul className="mt-8 grid gap-grout">
        {spokenNeeds.map(({ id, sentence, topic }) => {
          const { name, href, price } = findOffer(topic);
          return (
            <li key={id}>
              <a
                href={href}
                className="group grid items-baseline gap-x-8 gap-y-1 rounded-tile bg-surface px-4 py-4 transition-colors hover:bg-raised sm:grid-cols-[1fr_auto] md:px-6 lg:grid-cols-[7fr_5fr]"
              >
                <span className="text-lead font-medium">{sentence}</span>
                <span className="flex items-baseline justify-between gap-6">
                  <span>
                    <span className="font-semibold underline-offset-4 group-hover:underline">{name}</span>
                    <span className="block text-sm text-muted tabular-nums">{price}, before GST</span>
                  </span>
                  <Icon name="arrow-right" className="shrink-0" />
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
