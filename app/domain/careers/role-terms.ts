/** How long and for how many hours a role employs a person. */
export const ROLE_KINDS = ['permanent', 'fixed-term', 'part-time', 'internship'] as const;
export type RoleKind = (typeof ROLE_KINDS)[number];

/** `handed-over`: a team member hands the work over. `season`: the role is temporary. */
export const VACANCY_CAUSES = ['new', 'handed-over', 'season'] as const;
export type VacancyCause = (typeof VACANCY_CAUSES)[number];

export const FULL_TIME_HOURS_PER_WEEK = 40;

/** Whether a role of this kind ends after some months. */
export const isTemporary = (kind: RoleKind): boolean => kind === 'fixed-term' || kind === 'internship';

/** The careers page compares the pay of all roles on an axis that ends here, in lakh rupees a year. */
export const PAY_AXIS_MAX = 36;
