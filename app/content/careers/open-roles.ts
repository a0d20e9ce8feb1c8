import type { RoleKind } from '~/domain/careers/role-terms';
import type { OpenRole } from './open-role';
import { backEndTrainer } from './roles/back-end-trainer';
import { bridgeEngineer } from './roles/bridge-engineer';
import { curriculumAuthor } from './roles/curriculum-author';
import { designResearchIntern } from './roles/design-research-intern';
import { eventProducer } from './roles/event-producer';
import { fullStackEngineer } from './roles/full-stack-engineer';
import { learningScienceIntern } from './roles/learning-science-intern';
import { offlineEngineer } from './roles/offline-engineer';
import { payrollAndAccounts } from './roles/payroll-and-accounts';
import { productDesigner } from './roles/product-designer';
import { supportEngineer } from './roles/support-engineer';

/** All roles, open and closed, in the order of the teams. */
export const openRoles: readonly OpenRole[] = [
  fullStackEngineer,
  offlineEngineer,
  bridgeEngineer,
  supportEngineer,
  productDesigner,
  designResearchIntern,
  curriculumAuthor,
  learningScienceIntern,
  backEndTrainer,
  eventProducer,
  payrollAndAccounts,
];

export const roleKindLabels: Record<RoleKind, string> = {
  permanent: 'Permanent',
  'fixed-term': 'For a time',
  'part-time': 'Part-time',
  internship: 'Internship',
};

export const findOpenRole = (id: string): OpenRole | undefined => openRoles.find((role) => role.id === id);

/** `today` is an ISO date in the company's time zone. The role is still open on the day of its deadline. */
export const isRoleOpen = (
  { deadline, untilFilled }: { deadline: string; untilFilled?: boolean },
  today: string,
): boolean => untilFilled === true || today <= deadline;
