import { backEndTrainer } from './roles/back-end-trainer';
import { bridgeEngineer } from './roles/bridge-engineer';
import { curriculumAuthor } from './roles/curriculum-author';
import { designResearchIntern } from './roles/design-research-intern';
import { eventProducer } from './roles/event-producer';
import { fullStackEngineer } from './roles/full-stack-engineer';
import { learningScienceIntern } from './roles/learning-science-intern';
import { offlineEngineer } from './roles/offline-engineer';
import { payroll } from './roles/payroll';
import { productDesigner } from './roles/product-designer';
import { supportEngineer } from './roles/support-engineer';
import type { OpenRole, RoleKind } from './roles/types';

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
  payroll,
];

export const roleKindNames: Record<RoleKind, string> = {
  permanent: 'Permanent',
  'fixed-term': 'For a time',
  'part-time': 'Part-time',
  internship: 'Internship',
};

export const findRole = (id: string): OpenRole | undefined => openRoles.find((role) => role.id === id);

/** `today` is an ISO date at the company’s place. The last day of a role counts. */
export const isOpen = ({ deadline, untilFilled }: OpenRole, today: string): boolean =>
  untilFilled === true || today <= deadline;

/** What may be applied for on a day. */
export const rolesOpenOn = (today: string): OpenRole[] => openRoles.filter((role) => isOpen(role, today));
