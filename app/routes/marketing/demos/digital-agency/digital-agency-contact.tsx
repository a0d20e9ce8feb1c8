import { digitalAgencyContent } from '~/content/demos/digital-agency-content';
import { companyServices } from '~/content/services/company-services';
import { paths } from '~/paths';
import { formatAmountInSentence } from '~/sections/format/format-amount';

const teamMember = companyServices.find(({ id }) => id === 'custom-web-development');

/** The last tile of the mosaic, with the contact links. */
export function DigitalAgencyContact() {
  return (
    <section aria-labelledby="free-title" className="section">
      <div className="grid gap-grout md:grid-cols-[5fr_7fr]">
        <div aria-hidden="true" className="heat-pending min-h-24 md:min-h-80" />
        <div className="flex flex-col justify-end gap-6 bg-glaze-gulal px-[clamp(16px,3.4vw,48px)] py-10 text-glaze-ink">
          <h2 id="free-title" className="max-w-[11ch] text-[clamp(2.6rem,6vw,5.5rem)] leading-[0.9]">
            {digitalAgencyContent.contactHeadline}
          </h2>
          <p className="max-w-[32em] text-lead font-medium">
            {digitalAgencyContent.contactLead}{' '}
            {teamMember &&
              `It begins at ${formatAmountInSentence(teamMember.startingPrice.price)} before GST, ${teamMember.startingPrice.buys}.`}
          </p>
          <p>
            <a
              href={paths.contact()}
              className="inline-flex min-h-13 items-center rounded-tile bg-glaze-ink px-6 font-semibold text-glaze-bone transition-colors hover:bg-glaze-basalt focus-visible:outline-glaze-ink"
            >
              Describe your project
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
