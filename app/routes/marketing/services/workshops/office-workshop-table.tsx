import { findTeamMember } from '~/content/company/team';
import { companyServices } from '~/content/services/company-services';
import { type OfficeWorkshop, officeWorkshops, workshopContent } from '~/content/services/workshop-content';
import { pluralise } from '~/domain/text/pluralise';
import { formatAmount } from '~/sections/format/format-amount';
import { Table } from '~/ui/data/table';

const service = companyServices.find(({ id }) => id === 'professional-training-workshops');
const dayPrice = service?.startingPrice.price ?? 0;
const findName = (id: string) => findTeamMember(id)?.name ?? '';

/** The workshops that we bring to an office. The price is that of the service for each day. */
export function OfficeWorkshopTable() {
  return (
    <section id="office" aria-labelledby="office-title" className="section scroll-mt-6">
      <div className="sunk">
        <div className="wrap py-16 md:py-24">
          <div className="grid gap-x-14 gap-y-4 md:grid-cols-[7fr_5fr] md:items-end">
            <h2 id="office-title">{workshopContent.officeHeadline}</h2>
            <p className="text-muted">{workshopContent.officeLead}</p>
          </div>
          <div className="mt-8">
            <Table<OfficeWorkshop>
              caption="Workshops at your office, prices before GST for up to sixteen people"
              narrowLayout="summary"
              rows={officeWorkshops}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'name',
                  header: 'Workshop',
                  hideHeader: true,
                  isRowHeader: true,
                  cell: ({ name, outcome }) => (
                    <>
                      {name}
                      <span className="block text-sm font-normal text-muted">{outcome}</span>
                    </>
                  ),
                },
                { key: 'level', header: 'Level', cell: ({ level }) => level },
                {
                  key: 'days',
                  header: 'Length',
                  cell: ({ days }) => pluralise(days, 'day'),
                },
                {
                  key: 'trainers',
                  header: 'Trainers',
                  cell: ({ trainerIds }) => trainerIds.map(findName).join(', '),
                },
                {
                  key: 'price',
                  header: 'Price',
                  align: 'end',
                  cell: ({ days }) => (
                    <span className="whitespace-nowrap">{formatAmount(dayPrice * days)}</span>
                  ),
                  className: 'tabular-nums max-md:text-start',
                },
              ]}
            />
          </div>
        </div>
      </div>
    </section>
  );
}
