import type { OpenRole, RoleKind } from '~/content/roles/types';
import { paidPay } from '~/features/careers/pay-words';
import type { JobFacts } from '~/sections/structured-data/job-posting';

const employment: Record<RoleKind, JobFacts['employment']> = {
  permanent: 'FULL_TIME',
  'fixed-term': 'TEMPORARY',
  'part-time': 'PART_TIME',
  internship: 'INTERN',
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const paragraph = (text: string) => `<p>${escaped(text)}</p>`;
const list = (texts: readonly string[]) =>
  `<ul>${texts.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul>`;

/** What search engines for jobs are told: the same words as on the page, and the pay for the hours of the role. */
export function jobFacts(role: OpenRole): JobFacts {
  const { from, to } = paidPay(role);
  return {
    title: role.title,
    description: [
      paragraph(role.short),
      paragraph(role.about),
      list(role.youDo),
      paragraph(role.vacancy.text),
      list(role.needed),
      paragraph(role.hardPart),
    ].join(''),
    postedOn: role.postedOn,
    ...(!role.untilFilled && { closesOn: role.deadline }),
    employment: employment[role.kind],
    cities: [role.city],
    pay: { from: from / 100, to: to / 100 },
  };
}
