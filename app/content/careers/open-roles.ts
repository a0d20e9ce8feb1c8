import type { OpenRole, RoleKind } from './open-role';
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

/** Everything that is or was open, in the order of the teams. */
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

/** `today` is an ISO date at the company’s place. The last day of a role counts. */
export const isRoleOpen = ({ deadline, untilFilled }: OpenRole, today: string): boolean =>
  untilFilled === true || today <= deadline;

/** What may be applied for on a day. */
export const listRolesOpenOn = (today: string): OpenRole[] =>
  openRoles.filter((role) => isRoleOpen(role, today));
