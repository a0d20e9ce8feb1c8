import type { KeyFigure } from '../content-types';
import type { ProductId } from '../products/software-products';
import type { ServiceId } from '../services/company-services';

export type ProjectKindId = 'web' | 'learning' | 'training' | 'hackathons' | 'products';

export interface ProjectKind {
  id: ProjectKindId;
  label: string;
  /** The service that does this kind of work. Own products have none. */
  serviceId?: ServiceId;
}

/** Kinds of work, as the portfolio filters by them. */
export const projectKinds: readonly ProjectKind[] = [
  { id: 'web', label: 'Web software', serviceId: 'custom-web-development' },
  { id: 'learning', label: 'Learning software', serviceId: 'ai-powered-learning-solutions' },
  { id: 'training', label: 'Training', serviceId: 'professional-training-workshops' },
  { id: 'hackathons', label: 'Hackathons', serviceId: 'hackathon-organization' },
  { id: 'products', label: 'Own products' },
];

/** Months as "2025-06". */
export interface ProjectPeriod {
  from: string;
  /** Missing while the work goes on. */
  to?: string;
}

export interface PortfolioProject {
  id: string;
  /** What was made, in words that people search with. */
  name: string;
  client: string;
  place: string;
  kindId: ProjectKindId;
  period: ProjectPeriod;
  /** One or two sentences: for whom, and what changed. */
  summary: string;
  stack: readonly string[];
  /** The first one answers questions about the project. */
  teamMemberIds: readonly [string, ...string[]];
  figures: readonly [KeyFigure, KeyFigure, KeyFigure];
  setback: { summary: string; text: string };
  /** The client's words, where there is a customer story. */
  quote?: { text: string; by: string };
  storyId?: string;
  productId?: ProductId;
  /** The page with the whole project. */
  link: { path: string; label: string };
}
