import type { OpenRole } from '~/content/careers/open-role';
import type { RoleKind } from '~/domain/careers/role-terms';
import { escapeHtml } from '~/domain/text/escape-html';
import { calculateProRataPay } from '~/features/careers/format-pay';
import type { JobFacts } from '~/sections/structured-data/job-posting';

const EMPLOYMENT_TYPES: Record<RoleKind, JobFacts['employment']> = {
  permanent: 'FULL_TIME',
  'fixed-term': 'TEMPORARY',
  'part-time': 'PART_TIME',
  internship: 'INTERN',
};

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
const list = (texts: readonly string[]) =>
  `<ul>${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`;

/** Facts for the job posting in structured data: the texts of the page, and the pay for the hours of the role. */
export function buildJobFacts(role: OpenRole): JobFacts {
  const { from, to } = calculateProRataPay(role);
  return {
    title: role.title,
    description: [
      paragraph(role.summary),
      paragraph(role.about),
      list(role.responsibilities),
      paragraph(role.vacancy.text),
      list(role.requirements),
      paragraph(role.difficulty),
    ].join(''),
    postedOn: role.postedOn,
    ...(!role.untilFilled && { closesOn: role.deadline }),
    employment: EMPLOYMENT_TYPES[role.kind],
    cities: [role.city],
    pay: { from: from / 100, to: to / 100 },
  };
}
