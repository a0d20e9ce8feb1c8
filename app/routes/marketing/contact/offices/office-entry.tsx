import clsx from 'clsx';
import type { Office } from '~/content/company/company';
import { teamMembers } from '~/content/company/team';
import { paths } from '~/paths';
import { AddressLines } from '~/sections/marketing/company-contact';
import { GLAZE_BACKGROUNDS } from '~/ui/glaze';
import { officeMapGlazes } from './office-map';

/** One office: its colour on the map, its address and its headcount. */
export function OfficeEntry({ office, className }: { office: Office; className: string }) {
  const { city, role, address } = office;
  const count = teamMembers.filter((teamMember) => teamMember.city === city).length;
  return (
    <div className={className}>
      <h3 className="flex items-center gap-2.5">
        <span
          aria-hidden="true"
          className={clsx('size-4 rounded-inner quarter-br', GLAZE_BACKGROUNDS[officeMapGlazes[city]])}
        />
        {city}
      </h3>
      <p className="mt-2 text-muted">{role}</p>
      <address className="mt-2 not-italic">
        <AddressLines lines={address} />
      </address>
      <a
        href={paths.team({ city })}
        className="mt-1 inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
      >
        {count} people work here
      </a>
    </div>
  );
}
